## A game with another machine.

mode = Connection
activity = connection
mode-join = While a ticket is typed

connection = see who is connected from another machine, and how others join
    .about = spectate spectator spectators observe watchers who_is_watching
    .key = see who is connected from another machine, and what to do when the connection is lost
    .hint = connection
host = play with somebody far away, on another machine
    .about = online remote network internet friend invite connect multiplayer share_link play_with_a_friend play_a_friend server lan wifi ip local_network same_network lan_game network_game online_game ip_address invite_my_friend invite_a_friend invite_my_wife invite_my_husband invite_my_brother invite_my_sister invite_someone
    .key = play with somebody far away who has this program
    .details = Your game is saved, this machine waits for a guest on a port, and the invitation is copied to the clipboard.
    .short = play at a distance
web = play with a friend who has only a browser, on a phone or a computer: shows a link and its QR code
    .about = online internet invite send friend browser phone waiting my_phone on_my_phone on_a_phone qr_code qr
    .key = play with somebody on the same network who has only a browser
    .details = Your game is saved, this machine waits for a guest's browser on a port, and the link is copied to the clipboard.
page-as-well = add a link for a browser to the game that you host
    .key = add a link for a browser to the game that you host
    .button = Make a link for a browser
tunnel = play with a friend anywhere who has only a browser: shows a link that works beyond your own network
    .about = online internet tunnel far away abroad anywhere phone browser invite friend send cloudflared tailscale
    .key = play with somebody anywhere who has only a browser
    .button = Make a link that works anywhere
    .details = Like :web, but a program such as cloudflared makes the link work from anywhere; first you are told who runs it, and asked.
join = join the game of somebody far away, on another machine
    .about = online remote network internet friend connect ticket code accept_invitation invited invitation link
    .usage = join TICKET, or join last
    .key = join the game of somebody far away
leave = leave a game with another machine, and go back to your own games; host or join resumes it
    .about = back alone hang_up
    .key = leave a game with another machine
    .button = Stop: back to my own games
end-absent = end a game whose guest has been away for an hour
    .key = end a game whose guest has been away for an hour
    .hint = end the game
    .button = End the game: your guest has been away for an hour
withdraw = take back your request to the other player
    .key = take back your request to the other player
free-seat = free your guest's seat; they can then only watch
    .key = free your guest's seat; they can then only watch
    .button = Free the guest's seat
send-away = remove spectator N
    .usage = away 1
    .key = remove spectator N
    .button = Remove a spectator
renew-ticket = make a new ticket; the old one no longer works, but your guest keeps the seat
    .key = make a new ticket; the old one works for your guest only
    .button = Make a new ticket
copy-invitation = copy the line that joins the game
    .key = copy the line that joins the game
    .hint = copy
    .button = Copy the line again
copy-ticket = copy the command that joins the game from a terminal
    .key = copy the command that joins from a terminal, where there is a page as well
    .button = Show the terminal command
copy-watch-invitation = copy the line for spectators
    .key = copy the line for spectators
    .button = Copy a line for spectators

far = To play with somebody far away: :web shows a link for their browser, :host a line for this program; whoever gets the line types :join and the ticket.
    .short = :web shows the link to send, :join TICKET takes a ticket.
ticket-prompt = The ticket that the host gave you:
join-title = Join a game
# Under the field for the ticket.
without-ticket-typed = Paste it here. Leave it empty, and Enter goes on with the last game.
about-ticket = Paste it here: one long word, or the whole line.
key-join = join the game
    .hint = join
no-ticket = there is no game to resume; join one with: othello join TICKET, or type the ticket when asked
    .screen = no game was joined on this machine that could go on: paste the ticket here

not-over-link = that is not possible in a game with another machine
not-linked = this game is not played with another machine
linked-already = this game is played with another machine; disconnect leaves it
earlier-viewed = you are viewing an earlier position; return to the current move to play
one-move = expected one move, found several
wrong-number = expected the number of somebody who watches, found { $found }
nobody-there = nobody with that number is watching
not-watched = nobody is watching
not-watchable = there is no line to watch this game now
not-inviting = no guest is expected who needs a line to join
without-page-and-ticket = there is no other line that joins the game now
not-hosting = only the host of a game can do that
without-ticket = this game is joined without a ticket
nothing-asked = you have asked for nothing

the-guest = the guest
the-host = the host
somebody = somebody

invitation-copied = Copied the line that joins the game.
watch-invitation-copied = Copied the line for spectators.

# $how (Word)
# $other (Word)
joined = { $how ->
    [watching] Connected: watching.
    [guest] Connected to { $other }.
    [new] { $other } has joined.
   *[back] { $other } is back.
}
# $other (Word)
# $waiting (Text)
lost = The connection to { $other } is lost. { $waiting }
game-is-over = The game is over.
# $player (Word)
clock-runs = { $player }'s clock keeps running.
clocks-stand = The clocks are stopped until both are here.
game-is-saved = The game is saved.
# $other (Word)
# $wish (Word)
# $plies (Number)
# $terms (Word)
requested = { $wish ->
    [undo] Asked { $other } to undo { $plies ->
        [1] the last move
       *[other] { $plies } moves
    }.
    [game] Offered { $other } a new game: { $terms }.
    [pause] Asked { $other } to pause.
    [resume] Asked { $other } to resume.
   *[hints] Asked { $other } to let the engine help.
}
# $other (Word)
# $wish (Word)
# $plies (Number)
# $terms (Word)
declined = { $wish ->
    [undo] { $other } declines to undo { $plies ->
        [1] the last move
       *[other] { $plies } moves
    }.
    [game] { $other } declines a new game: { $terms }.
    [pause] { $other } declines to pause.
    [resume] { $other } declines to resume.
   *[hints] { $other } declines to let the engine help.
}
hints-allowed = Both agree: the engine may help until the end of the game.
diverged = The host's game differs from yours; yours has been saved.
# $host (Word)
# $what (Word)
# $kept (Word)
unfounded = { $host }'s program says that { $what ->
    [move] you have played a move
    [resign] you have resigned
    [timeout] you have run out of time
    [absence] you have been away for an hour
    [times] the clocks show impossible times
    [game] you have agreed to a new game
    [undo] you have agreed to undo moves
    [pause] you have agreed to a pause
    [resume] you have agreed to resume
   *[hints] you have agreed to the engine's help
}. That is not so.{ $kept ->
    [yes] {" "}The game as it was goes to the saved games.
   *[no] {""}
}
# $bound (Word)
# $host (Word)
# $measured (Text)
# $charged (Text)
miscounted = { $bound ->
    [most] Your turn took { $measured } at most by the clock here; { $host }'s program counts { $charged }.
    [unseen] { $host }'s turn may have taken { $measured } by the clock here, part of it without an answer; the program there counts { $charged }.
   *[least] { $host }'s turn took { $measured } at least by the clock here; the program there counts { $charged }.
}
# $saved (Word)
# $other (Word)
left = { $saved ->
    [no] { $other } has left.
   *[yes] { $other } has left. The game is saved.
}
says = { $other }'s program says: { $why }.
broken = Closed the connection to { $other }, whose program broke the protocol: { $fault }.
seat-taken = Somebody else has the seat; you are watching.
    .short = The seat is taken; you are watching.
seat-freed = The seat is free for whoever joins with the ticket.
watched = { $watchers ->
    [0] Nobody is watching any more.
    [one] 1 person is watching.
   *[other] { $watchers } people are watching.
}

renewed = The old ticket no longer works, but your guest keeps the seat. Others type: { $join }
unrecorded = The game cannot be saved: { $why }. Trying again.
recorded = The game is saved again.
withdrawn = The request is taken back.
sent-away = Removed the spectator.

no-address = The ticket does not contain the host's address.
unreachable = { $address }: { $why }.
# $why (Text)
# $new-ticket (Text)
long-refused = { $why } { $new-ticket }
new-ticket = The host may have a new ticket.
unknown-ticket = The host does not know this ticket.
visit-ended = The host has ended your visit.
elsewhere = You play on in another window or on another device; this one has left the game.
void-ticket = This ticket no longer works. The host has a new one.
too-many = This game is full. Try again later.

reach-nearby = It works on your own network only. For anywhere else: :anywhere.
other-ticket = The port of the last ticket is taken by another program: this is a new ticket, which your friend needs.
send-ticket = { $is-below ->
    [yes] Send your friend this line and the ticket below. The terminal's clipboard has both.
   *[no] Send this line to your friend. Sent to the terminal's clipboard:
}
send-page = { $is-below ->
    [yes] Send your friend the link below, which opens in any browser. It is on the terminal's clipboard, too.
   *[no] Send your friend this link, which opens in any browser. Sent to the terminal's clipboard:
}
others-watch-page = { $is-below ->
    [yes] Others watch in a browser with the link below.
   *[no] Others watch in a browser:
}
page-to-play = To play in a browser: { $link }
page-to-watch = To watch in a browser: { $link }
page-is-plain = This link is not encrypted, and works on your own network only. For anywhere else: :anywhere.
page-is-here = This link works on this machine only.
ask-for-tunnel = The page will go through { $operator }, who could read what is sent. Go on? This is asked once (setting tunnel).
    .title = A link that works anywhere
    .yes = Make the link
    .no = No, thanks
browser-link = This is a link for a browser: open it there. To play in this program, ask your friend for the line with othello join (t in their window).
ask-to-join = Join the game with this ticket?
    .title = A ticket
    .yes = Join
    .no = Stay here
no-tunnel = No program here can make such a link: install cloudflared, tailscale or ssh.
tunnel-missing = { $program } is not installed here.
not-near = A link that works anywhere is for a game that you host yourself and that has none yet.
not-without-page = A link for a browser is for a game that you host yourself and that has none yet.
tunnel-starting = { $operator } is being asked for a link that works anywhere…
tunnel-untried = This link works anywhere, through { $operator }. It is being tested…
tunnel-unproven = This link through { $operator } could not be tested from here. It may work all the same.
tunnel-ready = Ready: the link works anywhere, through { $operator }.
tunnel-moved = Ready: this is a different link from before, through { $operator }. Your friend needs it.
tunnel-ended = There is no way through { $operator } at the moment ({ $why }); it keeps trying to connect.
tunnel-slow = { $operator } has not given a link yet. It says: { $why }
tunnel-over = There is no way through { $operator } at the moment; it keeps trying to connect.
others-watch = { $is-below ->
    [yes] Others watch with this and the ticket below:
   *[no] Others watch with:
}
# $reach (Word)
other-way = { $reach ->
    [near] From a terminal on your own network: t shows the command.
    [browser] In a browser: y shows the link.
   *[direct] From a terminal: t shows the command.
}
to-play = To play, your friend types: { $line }
to-watch = To watch: { $line }
# $port (Number)
listening-everywhere = Listening on all addresses of this machine, port { $port } (--listen ADDRESS:PORT for one).
listening = Listening on { $address }.
# $page (Number)
# $port (Number)
listening-with-page = The page is on port { $page } of this machine, and a ticket leads to port { $port }.
fingerprint = You should both see { $letters }; if not, someone is in between.

# Before the system asks it, as Windows does.
firewall = The system may ask whether othello may be reached from the network. Answer yes, or your friend cannot connect.

waiting-for-guest = Waiting for a guest. l shows the invitation, :disconnect ends it.
    .short = Waiting for a guest.
    .window = Waiting for a guest.
    .line = Waiting for a guest; disconnect ends the invitation.
# $why (Text)
waiting-in-vain = Waiting for a guest. { $why }
    .short = Waiting for a guest.
connecting = Connecting to the host.
    .short = Connecting…
# $why (Text)
connecting-in-vain = Connecting to the host. { $why }
    .short = Connecting…
# $how (Word)
# $other (Word)
# $time (Text)
# $still (Text)
away = { $how ->
    [new-guest] { $other } is away. { $still }
    [guest] { $other } has been away for { $time }. { $still }
    [new-host] No connection to { $other } yet; trying. { $still }
   *[host] No connection to { $other } for { $time }; trying again. { $still }
}
    .short = No connection.
# $minutes (Number)
# $seconds (Number)
time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
on-its-way = The move is on its way.
to-move = { $player } is to move.
waiting-for = Waiting for { $player }.
watching = Watching: { $names }.
# $trip (Number)
# $watchers (Number)
linked = linked, { $trip } ms{ $watchers ->
    [0] {""}
   *[other] , { $watchers } watching
}
# $watchers (Number)
linked-unmeasured = linked{ $watchers ->
    [0] {""}
   *[other] , { $watchers } watching
}
expected = waiting
# $time (Text)
away-for = away for { $time }
# $other (Word)
# $how (Text)
connected = Connected to { $other } ({ $how }).
connected-to = Connected to { $other }.
# $trip (Number)
round-trip = round trip { $trip } ms
# $color (Color)
# $other (Word)
# $terms (Word)
own-terms = You play { $color } against { $other }: { $terms }.
terms = { $black } against { $white }: { $terms }.
no-clock = no clock
balanced = balanced opening { $opening }
# $games (Number)
best-of = best of { $games }
from-moves = from { $moves }

title = { $state ->
    [inviting] Waiting for a guest
    [joining] Connecting
    [lost] Connection lost
   *[here] Connection
}
close-inviting = Keep waiting
close = Close
wait = Wait
adjourn = { $saved ->
    [yes] Adjourn (saved)
   *[no] Adjourn
}

ask-for-hints = Ask { $other } whether values may be shown?
    .title = Engine
    .yes = Ask
    .no = Play on without it
ask-to-free = Free the seat of { $other }? { $other } can only watch then.
    .title = Seat
    .yes = Free the seat
    .no = Keep it
not-connected = there is no connection; :disconnect goes back to your own games
ask-to-leave = Leave the game?{ $saved ->
    [yes] { " " }It is kept, and { $other } may wait for you.
   *[no] { " " }It cannot be saved just now, and { $other } may wait for you.
}
    .title = Leave
    .yes = Leave
    .no = Play on
ask-to-end-absent = End the game? { $other } has been away for an hour, and loses.
    .title = Absent
    .yes = End the game
    .no = Keep waiting
# $other (Word)
# $wish (Word)
# $plies (Number)
# $terms (Word)
# $own (Color)
# $leaves (Word)
request = { $wish ->
    [undo] { $other } asks to undo { $plies ->
        [1] the last move
       *[other] { $plies } moves
    }. Agree?
    [game] { $other } offers a new game: { $terms }, you play { $own }.{ $leaves ->
        [yes] {" "}This game will be saved as it stands.
       *[no] {""}
    } Play it?
    [pause] { $other } asks for a pause. Agree?
    [resume] { $other } wants to play on. Resume?
   *[hints] { $other } asks to let the engine help both of you until the end of the game. Agree?
}
    .title = Request
    .yes = Agree
    .no = Decline
key-quit = quit; the game is saved
    .hint = quit
# $file (Word)
damaged-file = The file of this game is damaged: moves may be missing, and the clocks may show an earlier time. The file as it was is kept as { $file }.
