## A game with another machine.

connection = says who is connected from another machine, and how others join.
    .key = connection to another machine: who is there, the ticket, what to do when it is lost
    .hint = connection
host = says how you play with somebody far away, at another machine.
join = says how you join the game of somebody far away, at another machine.
claim = claims the win when the other player was away for longer than the clock allows.
    .key = claim the win when the other player was away for longer than the clock allows
    .hint = claim the win
    .button = Claim the win
withdraw = takes back what you asked the other player for.
knock = asks the host for the seat, if it was yours.
    .key = ask the host for the seat, if it was yours
    .hint = ask for the seat
    .button = Ask the host for the seat
free-seat = frees the seat of a guest who has been away for a minute.
    .key = free the seat of a guest who has been away for a minute
    .hint = free the seat
    .button = Free the guest's seat
send-away = sends away the one with that number who watches.
    .usage = away 1
    .key = send away the one with that number who watches
renew-ticket = makes another ticket for watching; the old one is void.
    .key = make another ticket for watching; the old one is void
    .button = Make a new ticket to watch
# $number (Number)
send-away-number = sends away number { $number } of those who watch.
    .button = Send one away who watches
go-on = offers to go on with a game that a claim has left unfinished.
    .key = offer to go on with a game that a claim has left unfinished
    .hint = go on
    .button = Offer to go on
copy-invitation = copies the line that joins the game.
    .button = Copy the line again
copy-watch-invitation = copies the line that watches the game.
    .button = Copy a line to watch

far = To play with somebody far away, quit and run: othello host. It prints the line to send. Who was sent one joins with: othello join TICKET.
    .short = Quit and run: othello host, or othello join TICKET.
no-socket = there is no socket { $path }; the host makes it with: othello host --socket { $path }
ticket-prompt = The ticket that the host was given:
no-ticket = there is no game to resume; join one with: othello join TICKET, or type the ticket when asked

not-over-link = that is not possible in a game with another machine
not-linked = this game is not played with another machine
earlier-viewed = an earlier position is viewed; return to the current move to play
settled = the game is not unfinished by a claim
one-move = expected one move, found several
wrong-number = expected a number: away 1
nobody-there = nobody with that number is watching

the-guest = the guest
the-host = the host
somebody = somebody

invitation-copied = Copied the line that joins the game.
watch-invitation-copied = Copied the line that watches the game.

# $how (Word)
# $other (Word)
joined = { $how ->
    [watching] Connected: you watch.
    [guest] Connected to { $other }.
    [new] { $other } has joined.
   *[back] { $other } is back.
}
# $other (Word)
# $waiting (Text)
lost = The connection to { $other } is lost. { $waiting }
game-is-over = The game is over.
clocks-stand = The clocks stand still.
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
    [hints] Asked { $other } to let the engine help.
   *[go-on] Asked { $other } to go on with { $terms }.
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
    [hints] { $other } declines to let the engine help.
   *[go-on] { $other } declines to go on with { $terms }.
}
refused-move = { $other }'s program has not taken the move: { $why }.
rejected-move = Refused a move of { $other }'s program: { $why }.
hints-allowed = Both agree: the engine may help until the end of the game.
# $loss (Word)
# $player (Word)
# $other (Word)
claimed = { $loss ->
    [time] { $player }'s time is over; { $other } is asked.
   *[absence] The win is claimed; { $other } is asked.
}
# $loss (Word)
# $other (Word)
contested = { $loss ->
    [time] { $other } does not confirm the win on time. The game is unfinished until both go on.
   *[absence] { $other } does not confirm the win by absence. The game is unfinished until both go on.
}
# $loss (Word)
# $other (Word)
# $left (Word)
disputed = { $loss ->
    [time] Unfinished: { $other } claims time, { $left } left here.
   *[absence] Unfinished: { $other } claims a win by absence.
}
not-confirmed = { $loss ->
    [time] Win on time, not confirmed.
   *[absence] Win by absence, not confirmed.
}
counted = Your time: by { $other }'s count { $left }.
diverged = The host's game goes on; yours is saved.
# $other (Word)
# $events (Number)
recovered = { $events ->
    [1] { $other } gave back an event that was lost here.
   *[other] { $other } gave back { $events } events that were lost here.
}
# $role (Word)
# $other (Word)
left = { $role ->
    [watcher] { $other } has left.
   *[player] { $other } has left. The game is saved.
}
says = { $other }'s program says: { $why }.
broken = Closed the connection to { $other }, whose program broke the protocol: { $fault }.
seat-taken = The seat is taken. If it is yours, ask the host for it; to watch, join with --watch.
    .short = The seat is taken.
seat-contested = Two programs use the seat of { $other } in turn.
seat-freed = The seat is free for whoever joins with the ticket.
watched = { $watchers ->
    [0] Nobody is watching any more.
    [one] 1 person is watching.
   *[other] { $watchers } people are watching.
}

invited = It leads through home routers, too; from another network your friend needs othello-link as well. Your friend types: { $join }
watch-invited = The old ticket for watching is void. Others watch with: { $watch }
unrecorded = The game cannot be saved: { $why }. Trying again.
recorded = The game is saved again.
withdrawn = The request is taken back.
knocked = { $other } is asked for the seat.
sent-away = Sent away.

no-address = The ticket has no address of the host.
unreachable = { $address }: { $why }.
# $why (Text)
long-refused = { $why } The host may have a new ticket.
new-ticket = The host may have a new ticket.
unknown-ticket = The host does not know this ticket.
visit-ended = The host has ended your visit.
# $why (Text)
needs-helper = { $why } othello-link may get through home routers, but is not installed here.

reach-nearby = It works in your own network only. To get through home routers, install othello-link on both machines (cargo install --path othello-link).
reach-asking = othello-link is preparing a line that also leads through home routers.
reach-far = It leads through home routers, too; from another network your friend needs othello-link as well.
other-ticket = The port of the last ticket is taken by another program: this is a new ticket, which your friend needs.
send-ticket = { $is-below ->
    [yes] Send your friend this command with the ticket below. Sent to the terminal's clipboard:
   *[no] Send this line to your friend. Sent to the terminal's clipboard:
}
others-watch = { $is-below ->
    [yes] Others watch with this and the ticket below:
   *[no] Others watch with:
}
to-play = To play, your friend types: { $line }
to-watch = To watch: { $line }
# $port (Number)
listening-everywhere = Listening at all addresses of this machine, port { $port } (--listen ADDRESS:PORT for one).
listening = Listening at { $addresses }.
fingerprint = Both see { $letters } here if nobody sits between you.

waiting-for-guest = Waiting for a guest.
# $why (Text)
waiting-in-vain = Waiting for a guest. { $why }
    .short = Waiting for a guest.
connecting = Connecting to the host.
    .short = Connecting ...
# $why (Text)
connecting-in-vain = Connecting to the host. { $why }
    .short = Connecting ...
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
# $seconds (Number)
claim-in = After { $seconds } s more of absence you may claim the win.

# $color (Color)
# $other (Word)
# $terms (Word)
own-terms = You play { $color } against { $other }: { $terms }.
terms = { $black } against { $white }: { $terms }.
no-clock = no clock
left-on-clocks = { $black } for Black and { $white } for White
with-clocks = with { $clocks }
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
close = Close
wait = Wait
adjourn = Adjourn (saved)

ask-for-hints = Ask { $other } whether values may be shown?
    .title = Engine
    .yes = Ask
    .no = Play on without it
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
        [yes] {" "}This game is saved as it stands.
       *[no] {""}
    } Play it?
    [pause] { $other } asks for a pause. Agree?
    [resume] { $other } wants to play on. Resume?
    [hints] { $other } asks to let the engine help both until the end of the game. Agree?
   *[go-on] { $other } asks to go on with the game, with { $terms }. Agree?
}
    .title = Request
    .yes = Agree
    .no = Decline
begun = The host has begun a game. Play it?
    .title = The host's game
    .yes = Take it over
    .no = Not now
# $there (Number)
# $here (Number)
# $clocks (Word)
take-over = The host has { $there ->
    [0] no move
    [one] 1 move
   *[other] { $there } moves
}, you have { $here ->
    [0] no move
    [one] 1 move
   *[other] { $here } moves
}.{ $clocks ->
    [none] {""}
   *[other] {" "}Its clocks: { $clocks }.
} Take them over?
    .title = The host's game
    .yes = Take it over
    .no = Not now
slow-line = The line takes { $trip } s. Up to { $per-move } s a move and { $per-game } a game are given back for it; who withholds answers could gain as much. Agree?
    .title = Slow line
    .yes = Agree
    .no = Decline
# $loss (Word)
# $other (Word)
grant = { $loss ->
    [time] { $other } claims a win on time. Grant it? Otherwise the game is unfinished.
   *[absence] { $other } claims the win because you were away. Grant it? Otherwise the game is unfinished.
}
    .title = Claim
    .yes = Grant the win
    .no = Contest it
# $named (Word)
# $name (Word)
# $owner (Word)
# $state (Word)
# $time (Word)
give-seat = { $named ->
    [yes] Someone with the ticket, called { $name },
   *[no] Someone with the ticket
} asks for the seat of { $owner }; { $state ->
    [away] { $owner } is away { $time }
   *[here] { $owner } is connected
}. Give it away?
    .title = The guest's seat
    .yes = Give it away
    .no = Keep it

key-copy = copy the line that joins the game, the one that watches it
    .hint = copy
key-quit = quit; the game is saved
    .hint = quit
