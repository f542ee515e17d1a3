undo = takes the answer back.
