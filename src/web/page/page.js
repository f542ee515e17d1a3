// Draws what the server sends, and sends what the player does. It knows no rules and no sentences.
// What they send each other is described in `src/web/mod.rs`.

const $ = id => document.getElementById(id);
const COLUMNS = "abcdefgh";
const NAMES = Array.from({ length: 64 }, (_, at) => COLUMNS[at % 8] + (1 + (at >> 3)));

// What is remembered: by all tabs the key of the seat, the name, the settings, the link by which the player has come in; by this one
// the link by which it only watches. Without a store, until the page is left.
const memory = {};
const store = key => key === "watches" ? sessionStorage : localStorage;
const recall = key => { try { return store(key).getItem(key) ?? memory[key]; } catch { return memory[key]; } };
const remember = (key, value) => { memory[key] = value; try { store(key).setItem(key, value); } catch { /* A private window. */ } };

// The secret stands behind the `#`, which no browser sends with a request. From the home screen the page has none.
if (!location.hash && recall("last")) history.replaceState(null, "", `#${recall("last")}`);
// Read off paper, a 0 or a 1 may have become a letter, which no secret has.
const secret = location.hash.slice(1).toLowerCase()
  .replace(/[^-]*$/, digits => digits.replace(/o/g, "0").replace(/[il]/g, "1"));
const onlyWatches = secret.startsWith("watch-");

function key() {
  if (!recall("key")) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    remember("key", Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(""));
  }
  return recall("key");
}

// The language: the browser's, until the reader has chosen one. The server has all sentences.
const speak = language => location.replace(`?lang=${encodeURIComponent(language)}${location.hash}`);
const chosenLanguage = recall("language");
const isSpoken = [...$("language").options].some(option => option.value === chosenLanguage);
const isAsked = new URLSearchParams(location.search).get("lang") === chosenLanguage;
if (isSpoken && !isAsked && chosenLanguage !== document.documentElement.dataset.language) speak(chosenLanguage);
$("language").onchange = () => {
  remember("name", $("name").value.trim());
  remember("language", $("language").value);
  speak($("language").value);
};

// The connection.

let socket = null;
let state = null;
let watches = onlyWatches;
// The player has not come in: the page asks who invites.
let door = true;
// What the host has said that is away.
let away = "";
let attempts = 0;
let retry = 0;
let heard = 0;
let pings = 0;
// The time from which our turn counts, and the number of the event with which it began.
let turn = { event: -1, began: 0 };

function connect() {
  clearTimeout(retry);
  const before = socket;
  const address = new URL("play", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.search = location.search;
  address.hash = "";
  const opened = socket = new WebSocket(address);
  before?.close();
  heard = performance.now();
  opened.onopen = () => opened.send(JSON.stringify({ secret, key: key(), name: recall("name") ?? "", watch: watches, door }));
  opened.onmessage = event => { if (opened === socket) receive(JSON.parse(event.data)); };
  opened.onclose = () => { if (opened === socket) lose(); };
}

function lose() {
  socket = null;
  // The host measures from the moment at which the page is back.
  turn.event = -1;
  if (state) {
    // Nobody moves meanwhile.
    state.mine = false;
    paint();
  }
  const { lost, long } = $("lost").dataset;
  // The address of the page may be gone.
  write($("lost"), away || (attempts < 30 || watches ? lost : `${lost} ${long}`));
  $("lost").classList.toggle("away", Boolean(away));
  $("lost").hidden = !state && !door && !away;
  $("connecting").hidden = !$("lost").hidden;
  attempts += 1;
  retry = setTimeout(connect, attempts < 60 ? 1000 : 5000);
}

function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function receive(message) {
  heard = performance.now();
  attempts = 0;
  if ("pong" in message) return;
  if ("no" in message) return say(message.no);
  if ("bye" in message) return leave(message);
  if ("away" in message) return void (away = message.away);
  away = "";
  $("lost").hidden = $("connecting").hidden = true;
  if ("door" in message) invite(message.door); else draw(message);
}

// The host has ended it, the player has left or plays in another tab: nothing is tried again by itself.
function leave({ bye, again }) {
  hangUp();
  state = null;
  $("game").hidden = $("connecting").hidden = $("lost").hidden = $("invitation").hidden = $("rules").hidden = true;
  $("join").append($("language"));
  $("elsewhere").hidden = !again;
  $("join").hidden = Boolean(again);
  if (again) {
    $("elsewhere").querySelector("h1").textContent = bye;
    $("elsewhere").lastChild.textContent = again;
  } else {
    if (!onlyWatches) remember(watches ? "watches" : "joined", "");
    $("bye").textContent = bye;
  }
  document.title = "Othello";
  icon("icon.svg");
}

function hangUp() {
  const closed = socket;
  socket = null;
  closed?.close();
}

setInterval(() => {
  if (!socket) return;
  if (performance.now() - heard > 25000) {
    hangUp();
    lose();
  } else {
    send({ ping: pings += 1 });
  }
}, 10000);

// Whoever comes back to the page does not wait for the next attempt.
function hurry() {
  if (!socket && !($("lost").hidden && $("connecting").hidden) && !document.hidden) connect();
}
addEventListener("online", hurry);
document.addEventListener("visibilitychange", hurry);

// The door.

function enter(asWatcher) {
  [door, watches] = [false, asWatcher];
  remember("name", $("name").value.trim());
  remember("last", secret);
  if (!onlyWatches) remember("watches", watches ? secret : "");
  if (!watches) remember("joined", secret);
  $("join").hidden = $("elsewhere").hidden = $("lost").hidden = true;
  $("connecting").hidden = false;
  connect();
}
function invite({ head, terms, rules }) {
  hangUp();
  $("invitation").hidden = $("rules").hidden = false;
  write($("invitation").firstChild, head);
  write($("invitation").lastChild, terms);
  write($("rules").lastChild, rules);
}
$("join").onsubmit = event => { event.preventDefault(); enter(onlyWatches); };
$("watch").onclick = () => enter(true);
$("elsewhere").lastChild.onclick = () => enter(watches);
$("seat").hidden = onlyWatches;
$("watch").classList.toggle("main", onlyWatches);
$("name").value = recall("name") ?? "";
addEventListener("hashchange", () => location.reload());

// The board.

const SVG = "http://www.w3.org/2000/svg";
function drawn(parent, name, attributes, text) {
  const element = parent.appendChild(document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}
function child(parent, name, className) {
  const element = parent.appendChild(document.createElement(name));
  if (className) element.className = className;
  return element;
}

const cloth = $("cloth");
for (let line = 0; line < 8; line += 1) {
  const at = 20 + 52 * line;
  if (line) drawn(cloth, "path", { d: `M${at} 20v416M20 ${at}h416` });
  drawn(cloth, "text", { x: at + 26, y: 15 }, COLUMNS[line]);
  drawn(cloth, "text", { x: 10, y: at + 31 }, String(line + 1));
}
for (const x of [124, 332]) for (const y of [124, 332]) drawn(cloth, "circle", { cx: x, cy: y, r: 4 });

const discs = NAMES.map((_, at) => {
  const disc = drawn($("discs"), "g", { transform: `translate(${46 + 52 * (at % 8)} ${46 + 52 * (at >> 3)})` });
  drawn(disc, "use", { href: "#b", class: "b" });
  drawn(disc, "use", { href: "#w", class: "w" });
  drawn(disc, "circle", { r: 19.6, class: "ring" });
  drawn(disc, "circle", { r: 5, class: "dot" });
  return disc;
});
let row;
const cells = NAMES.map((_, at) => {
  if (at % 8 === 0) {
    row = child($("squares"), "div");
    row.setAttribute("role", "row");
  }
  const cell = child(row, "span");
  cell.setAttribute("role", "gridcell");
  cell.tabIndex = at === 19 ? 0 : -1;
  cell.dataset.at = at;
  return cell;
});

// The square under the pointer or the keyboard, and the one that was touched once.
let shown = null;
let chosen = null;
// The move that is on its way.
let sent = null;

function paint() {
  if (!state) return;
  const shows = sent ?? chosen ?? shown;
  const flips = state.mine ? state.moves[NAMES[shows]] : undefined;
  discs.forEach((disc, at) => {
    const name = NAMES[at];
    const on = { b: "black", w: "white" }[state.squares[at]];
    const classes = ["disc"];
    if (on) classes.push(on);
    if (state.last === name) classes.push("last");
    if (state.flipped.includes(name)) classes.push("flipped");
    if (flips?.includes(name)) classes.push("would");
    if (state.mine && name in state.moves) classes.push(flips && at === shows ? (on ? "would" : `ghost as-${state.turn}`) : "legal");
    disc.setAttribute("class", classes.join(" "));
    cells[at].className = [state.mine && name in state.moves ? "can" : "", at === chosen ? "chosen" : ""].join(" ");
    cells[at].setAttribute("aria-label", state.labels[at]);
  });
}

function play(at) {
  const name = NAMES[at];
  chosen = null;
  if (state.mine && name in state.moves && sent === null) {
    const used = Math.round(performance.now() - turn.began);
    if (send({ move: name, ply: state.ply, used })) sent = at;
  } else if (sent === null) {
    // The server says why not.
    send({ move: name, ply: state.ply, used: 0 });
  }
  paint();
}

const cellAt = event => { const at = event.target.dataset?.at; return at === undefined ? null : Number(at); };
let pointer = "mouse";
const squares = $("squares");
squares.addEventListener("pointerdown", event => { pointer = event.pointerType; });
squares.addEventListener("pointerover", event => { if (event.pointerType === "mouse") { shown = cellAt(event); paint(); } });
squares.addEventListener("pointerleave", () => { shown = null; paint(); });
squares.addEventListener("focusin", event => { if (event.target.matches(":focus-visible")) { shown = cellAt(event); paint(); } });
squares.addEventListener("focusout", () => { shown = null; paint(); });
squares.addEventListener("click", event => {
  const at = cellAt(event);
  if (at === null) return;
  focus(at);
  const isFirst = pointer !== "mouse" && event.detail > 0 && !$("one-tap").checked && chosen !== at && state.mine && NAMES[at] in state.moves;
  if (!isFirst) return play(at);
  chosen = at;
  write($("said"), squares.dataset.again);
  paint();
});

function focus(at) {
  cells.forEach((cell, other) => { cell.tabIndex = other === at ? 0 : -1; });
  cells[at].focus({ preventScroll: true });
}

// The column that was typed, until its row follows.
let column = "";
document.addEventListener("keydown", event => {
  if (!state || event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input:not([type=checkbox])")) return;
  const typed = event.key.toLowerCase();
  if (COLUMNS.includes(typed) && typed.length === 1) {
    column = typed;
  } else if (column && typed >= "1" && typed <= "8") {
    const at = NAMES.indexOf(column + typed);
    column = "";
    focus(at);
    play(at);
  } else if (asking && (typed === "y" || typed === "n")) {
    answer(typed === "y");
  } else {
    column = "";
    const steps = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }[typed];
    const from = cells.indexOf(document.activeElement);
    if (steps && (from >= 0 || document.activeElement === document.body)) {
      const now = from >= 0 ? from : cells.findIndex(cell => cell.tabIndex === 0);
      const clamp = value => Math.max(0, Math.min(7, value));
      focus(from < 0 ? now : clamp(now % 8 + steps[0]) + 8 * clamp((now >> 3) + steps[1]));
    } else if ((typed === "enter" || typed === " ") && from >= 0) {
      play(from);
    } else if (typed === "escape") {
      chosen = null;
      if (asking?.own) answer(false);
      paint();
      return;
    } else {
      return;
    }
  }
  event.preventDefault();
});

// What is around the board.

const players = {};
for (const color of ["black", "white"]) {
  const panel = $(color);
  const disc = drawn(panel, "svg", { viewBox: "-24 -24 48 48", "aria-hidden": true });
  drawn(disc, "use", { href: `#${color[0]}` });
  const count = child(panel, "span", "count");
  const who = child(panel, "span", "who");
  players[color] = { panel, count, name: child(who, "span", "name"), note: child(who, "span", "note"), clock: child(panel, "span", "clock") };
}

// Writes only what changes, so that nothing is announced twice.
const write = (element, text) => { if (element.textContent !== text) element.textContent = text; };
const icon = file => { const link = document.querySelector("link[rel=icon]"); if (link.getAttribute("href") !== file) link.setAttribute("href", file); };
const say = sentence => { sent = null; write($("said"), sentence); paint(); };

let asking = null;
function ask(question) {
  asking = question;
  $("question").hidden = !question;
  if (!question) return;
  write($("asked"), question.text);
  write($("yes"), question.yes);
  write($("no"), question.no);
}
function answer(isYes) {
  const { own } = asking;
  ask(own ? state.question : null);
  if (own) { if (isYes) send({ do: own }); } else send({ answer: isYes });
}
$("yes").onclick = () => answer(true);
$("no").onclick = () => answer(false);

function act(command) {
  if (command.off) return say(command.off);
  if (!command.ask) return send({ do: command.do });
  ask({ ...command.ask, own: command.do });
  $("no").focus();
}

// Adds buttons and moves at the end, so that the focus stays where it is.
function list(parent, items, name, fill) {
  while (parent.children.length > items.length) parent.lastChild.remove();
  items.forEach((item, at) => fill(parent.children[at] ?? child(parent, name), item));
}

// Where the list of moves is longer than its place.
function showLastMove() {
  const last = $("record").lastChild;
  if (last) $("more").scrollTop = last.offsetTop + last.offsetHeight - $("more").clientHeight;
}
addEventListener("resize", showLastMove);
$("more").ontoggle = showLastMove;

// What the player can have when it is their turn.

// The number of the event with which the turn began, or the question, that was signalled last.
let signalled = "";
let audio = null;
function signal() {
  if ($("vibration").checked) navigator.vibrate([90, 60, 90]);
  if ($("sound").checked) chime();
}
function wake() {
  if ($("sound").checked) (audio ??= new AudioContext()).resume();
}
async function chime() {
  const asked = performance.now();
  audio ??= new AudioContext();
  await audio.resume();
  // What waited for a touch is no news any more.
  if (performance.now() - asked > 1000) return;
  [[660, 0], [880, .13]].forEach(([pitch, after]) => {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(.2, at);
    volume.gain.exponentialRampToValueAtTime(.001, at + .4);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + .4);
  });
}
// A browser lets nothing sound before something was touched.
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

// The link to watch: by what the device has for sharing, or else copied.
$("share").onclick = async () => {
  const link = new URL(location.href);
  [link.search, link.hash] = ["", state.watch];
  const { title, copied } = $("share").dataset;
  try {
    if (navigator.share) return await navigator.share({ title, url: link.href });
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  write($("said"), await copy(link.href) ? copied : link.href);
};
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { /* A page that is not encrypted has no clipboard but that of a field. */ }
  const field = child($("share").parentElement, "textarea");
  field.value = text;
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  $("share").focus();
  return isCopied;
}

let received = 0;
function draw(next) {
  const isFirst = !state;
  const news = next.question ? `? ${next.event} ${next.question.text}` : `${next.event}`;
  const isAnswered = !next.question && signalled.startsWith(`? ${next.event} `);
  if ((next.mine || next.question) && signalled !== news && !isAnswered) {
    signalled = news;
    if (!isFirst) signal();
  }
  state = next;
  received = performance.now();
  sent = chosen = null;
  if (state.mine && turn.event !== state.event) turn = { event: state.event, began: received };
  document.documentElement.lang = state.lang;
  document.body.className = state.me ? "" : "watching";
  $("game").hidden = false;
  if (isFirst) $("more").append($("language"));
  document.title = state.title;
  icon(state.mine || state.question ? "turn.svg" : "icon.svg");
  for (const color of ["black", "white"]) {
    const { panel, count, name, note } = players[color];
    const player = state.players[color];
    panel.className = ["player", color === (state.me ?? "white") ? "own" : "", state.turn === color ? "turn" : ""].join(" ");
    write(count, String(player.count));
    write(name, player.name);
    write(note, player.note);
  }
  tick();
  write($("head"), state.head);
  write($("said"), state.said);
  // Whoever is about to resign has more time than a move takes.
  if (!asking?.own || state.question || !state.commands.some(command => command.do === asking.own && !command.off)) ask(state.question);
  list($("commands"), state.commands, "button", (button, command) => {
    write(button, command.label);
    button.setAttribute("aria-disabled", Boolean(command.off));
    button.title = command.off ?? "";
    button.onclick = () => act(command);
  });
  const known = $("record").children.length;
  list($("record"), state.record, "li", (item, [color, text]) => { item.className = color; write(item, text); });
  if (known !== state.record.length) showLastMove();
  write($("about"), state.about);
  $("tap").hidden = !state.me;
  paint();
  if (isFirst && state.me && matchMedia("(hover: hover)").matches) focus(19);
}

// A time as the program shows it: `4:59`, `1:00:00`, and `0:19.9` below 20 seconds.
function face(time) {
  const two = number => String(number).padStart(2, "0");
  if (time < 19900) {
    const tenths = Math.ceil(time / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(time / 1000);
  const minutes = `${Math.floor(seconds / 60) % 60}`;
  return seconds < 3600 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}`;
}

function tick() {
  if (!state) return;
  for (const color of ["black", "white"]) {
    const { clock } = players[color];
    const { clock: left, runs } = state.players[color];
    clock.hidden = left === null;
    const now = Math.max(0, runs && socket ? left - (performance.now() - received) : left);
    write(clock, face(now));
    clock.classList.toggle("low", runs && now < 20000);
  }
}
setInterval(tick, 100);

$("more").open = matchMedia("(orientation: landscape) and (min-height: 36rem)").matches;
for (const name of ["one-tap", "sound", "vibration"]) {
  const box = $(name);
  box.checked = recall(name) === "yes";
  box.onchange = () => {
    remember(name, box.checked ? "yes" : "no");
    if (box.checked && name !== "one-tap") signal();
  };
}
if (!navigator.vibrate) {
  $("vibration").checked = false;
  $("vibration").parentElement.hidden = true;
}

// Whoever reloads the page, or only watches, is not asked again.
if (onlyWatches || recall("watches") === secret) {
  enter(true);
} else if (recall("joined") === secret) {
  enter(false);
} else {
  $("join").hidden = false;
  connect();
}
