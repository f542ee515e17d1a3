undo = takes the answer back.
back = shows a move fewer of the line after the answer.
on = shows a move more of the line after the answer.
