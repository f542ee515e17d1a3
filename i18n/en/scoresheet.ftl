## The scoresheet: the numbers of a game as they stand on paper, typed in, checked and saved.

mode = In the scoresheet
activity = scoresheet
mode-heading = In the heading of a scoresheet
mode-repairs = At the repairs of a scoresheet

sheet = show the scoresheet that is typed in, or change it; help sheet lists every way
    .usage = sheet, or sheet row 1 41 37 28 30 33 29 54 53, or sheet save
    .details =
        sheet row 3 45 12 9 3 10 11 20 43: the numbers of row 3, with - for an empty square; rows 4 and 5 have six, without the starting discs.
        sheet f5 1: the number of one square; sheet f5 - clears it; sheet clear clears all.
        sheet + f5, sheet - f5: one more or one less for the number of f5 and all larger ones.
        sheet faults: the numbers that are missing or appear twice, and the first that is illegal.
        sheet board: the board as far as the sheet is legal.
        sheet undo, sheet redo: undo a change, or redo it.
        sheet black Ada, white, event, round, date, score: what stands above the numbers.
        sheet save: save the game, and begin the next sheet of the event; at a fault, list repairs.
        sheet repair 1: take the first repair.
        sheet save anyway: save the moves before the fault.
    .key = type in a game from paper
undo =
    .key = undo, redo a change of the sheet
    .hint = undo
redo = redo a change of the sheet
save =
    .key = save the game; at a fault, repairs are offered
    .hint = save
clear =
    .key = clear all numbers
choose =
    .key = take the repair, or save the moves before the fault
    .hint = take
more =
    .key = one more, one less for this number and all larger ones
less =
    .key = one less for this number and all larger ones

# The titles of the window.
title = Scoresheet
heading-title = Names and event

empty = Type each number where it stands on the paper.
# $moves (Number)
# $score (Word)
legal = All { $moves } moves are legal: { $score }.
# $moves (Number)
# $score (Word)
legal-as-stated = All { $moves } moves are legal: { $score }, as stated.
# $moves (Number)
goes-on = { $moves ->
    [one] 1 move is legal. The game goes on.
   *[other] { $moves } moves are legal. The game goes on.
}
# $moves (Number)
# $fault (Word)
fault = { $moves ->
    [0] { $fault }
    [one] 1 move is legal. { $fault }
   *[other] { $moves } moves are legal. { $fault }
}
other-score = The game ends { $score }, not { $stated } as stated.
changed = { $state }
numbers = { $typed } of { $all } numbers.
missing = Missing: { $numbers }.
twice = Twice: { $numbers }.
too-large = Too large: { $numbers }.
many = { $count } of them
place = { $number } appears at { $squares }.
signs = = twice, ! illegal, > too large
no-heading = n  names, event, date, score
round = round { $round }
about-field = { $field ->
    [Black] Who plays Black and begins.
    [White] Who plays White.
    [Event] The tournament. The next sheet has the same.
    [Round] The round. The next sheet has the same.
    [Date] The day, such as 2026.11.21. The next sheet has the same.
   *[Score] The official score, such as 34-30. Repairs that end with it come first.
}

no-repairs = No repair found: check the paper again.
how-to-repair = Type sheet repair 1 to take the first.
# $moves (Number)
anyway = { $moves ->
    [one] save the move before the fault
   *[other] save the { $moves } moves before the fault
}
    .line = { $moves ->
        [one] Type sheet save anyway to save the move before the fault.
       *[other] Type sheet save anyway to save the { $moves } moves before the fault.
    }
anyway-with = save it as it stands, with { $score }
    .line = Type sheet save anyway to save it as it stands, with { $score }.
repaired = Repaired. { $repair }.
    .line = Repaired. { $repair }. { $state }

saved = Done. :sheet begins the next sheet, j reviews this game.
    .short = Done. :sheet begins the next.
    .line = Done. Type sheet for the next one, review to review this game.
# In a script, which saves no games.
finished = The sheet is finished, and its game is on the board. Type sheet for the next one.
# While the players are asked whether the game is to come on the board.
saved-aside = Done. :sheet begins the next sheet.
    .line = Done. Type sheet for the next one.

disc = { $square } holds one of the starting discs
no-number = { $square } has no number
nothing-to-undo = nothing on the sheet was changed
nothing-to-redo = no change of the sheet was undone
no-numbers = the sheet has no numbers yet
only-repairs = { $repairs ->
    [0] no repairs are offered for this sheet
    [one] there is only 1 repair
   *[other] there are only { $repairs } repairs
}
nothing-legal = no move before the fault can be played
unknown = unknown option { $found } for sheet; type help sheet
wrong-row = expected the number of a row, 1 to 8, found { $found }
wrong-cells = expected { $cells } numbers for row { $row }, with - for an empty square, found { $found }
wrong-number = expected a number from 1 to 99, or - for none, found { $found }
wrong-square = expected a square, such as f5, found { $found }

key-digits = number of the square; the second digit moves on
key-move = move to another square
key-next = next square
key-erase = erase the last digit, the number
key-fault = next, previous fault: a wrong or missing number
    .hint = fault
key-names = names, event, round, date and official score
    .hint = names
key-close = close; the sheet is kept
    .hint = close
key-next-line = next line; after the last one, the numbers
    .hint = next
key-numbers = back to the numbers
    .hint = numbers
key-choice = previous, next choice
