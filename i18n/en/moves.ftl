undo = undo the last move, or a resignation or loss on time
    .about = take back mistake takeback oops wrong_move go_back one_move_back back_one_move take_it_back revert ctrl_z undo_all undo_everything undo_my_move misclick wrong_square typo undo_twice try_something_else try_another_move let_me_try_something_else
    .usage = undo
    .key = undo a move
    .hint = undo
redo = replay the move that was undone last
    .about = again forward
    .key = redo a move
    .hint = redo
resign = resign for the player to move
    .about = give up give_up surrender concede forfeit lose give_in i_lost
    .usage = resign
    .key = resign
    .hint = resign

# $ply (Text)
# $named (Text)
redone = Redone: { $ply }
    .line = Redone: { $named }.
# $ply (Text)
undone = Undone: { $ply }.
goes-on = Undone. The game continues.
returned = Back at the current move. Press u again to undo it.
    .line = Back at the current move. Type undo again to undo it.

ask-undo = { $plies ->
    [one] Undo the last move? The time used is not given back.
   *[other] Undo the last { $plies } moves? The time used is not given back.
}
    .title = Undo
    .yes = Undo
    .no = Cancel
ask-resign = Resign as { $name }?
    .title = Resign
    .yes = Resign
    .no = Keep playing
ask-replace = Replace the last move with { $square }? The time used is not given back.
    .title = Branch
    .yes = Branch
    .no = Cancel
# $square (Word)
# $later (Word)
ask-branch = Branch here with { $square }?{ $fate ->
    [saved] { " " }The game with { $later ->
        [one] the other move
       *[other] the other { $later } moves
    } will be saved.
   *[unsaved] { " " }{ $later ->
        [one] The other move
       *[other] The other { $later } moves
    } cannot be saved just now.
}
    .title = Branch
    .yes = Branch
    .no = Cancel
# $square (Word)
# $played (Word)
ask-variation = This is an earlier position. Try { $square } here as a variation? The game itself stays at move { $played }.
    .title = Variation
    .yes = Try it
    .no = Cancel

nothing-to-undo = there is no move to undo
nothing-to-redo = there is no move to redo
nobody-here = nobody at this keyboard plays in this game

key-square = play that square: d3
play-focus = play the square under the cursor or the pointer
key-play = play the square under the cursor or the pointer
    .hint = play
    .hint-instead = lesson
key-legal = next, previous legal square
    .hint = next
