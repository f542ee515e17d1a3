copy-invitation = copies the line that joins the game.
copy-watch-invitation = copies the line that watches the game.
invitation-copied = Copied the line that joins the game.
watch-invitation-copied = Copied the line that watches the game.
