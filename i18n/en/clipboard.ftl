transcript = copy the moves of the game, or the position from which it starts if it has no moves
    .about = export share clipboard copy_game copy_moves play_by_mail by_mail correspondence copy_moves_to_clipboard copy_the_game
    .key = copy the transcript
position = copy the position
    .about = fen copy_board copy_the_board board_position
    .key = copy the position

transcript-copied = Copied the transcript of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
position-copied = Copied the position.
no-moves = there are no moves to copy yet
# Behind one of these, where the terminal may refuse.
if-allowed = Paste it, if your terminal lets programs copy.
in-tmux = In tmux, paste it with the prefix key and ].
not-in-tmux = tmux did not take the text.
