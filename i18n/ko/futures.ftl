## 두 갈래: 수가 왜 손해인지 보여 주는 작은 판. 제목과 설명은 18칸, 또는 10칸씩 두 줄.

after = { $square } 뒤
after-reply = { $square }, { $player } { $reply }
later = { $square }, { $plies }수 뒤
    .short = { $square }, { $plies }수 뒤
moves = { $player }: { $moves }곳
new-moves = { $player }: { $moves ->
    [0] 새 수 없음
   *[other] 새 수 { $moves }곳
}
choice = { $player } { $own }곳, { $opponent } { $opp }곳
outer = 바깥 돌 { $discs }개, { $player }: { $moves }곳
open = 빈칸 { $squares }개, { $player } { $moves }곳
passes = { $player } 패스
has-corner = { $player }이(가) { $corner } 차지
free = { $corner } 비어 있음
beside = { $square }, { $corner } 옆
not-beside = { $corner } 옆이 아님
plays = { $player }이(가) { $square } 차지
cannot-play = { $player } { $square } 불가
wedges = { $player } { $square } 쐐기
flips-back = { $player } 되뒤집기: { $square }
inside = 안쪽
plays-last = { $player } 마지막: { $square }
discs = { $player }: { $discs }개
flips = { $player } { $discs }개 뒤집음
safe = { $player } 굳은돌 { $discs }개
safe-moves = { $moves ->
    [0] 안전한 수 없음
   *[other] 안전한 수 { $moves }개
}
no-disc = { $player }: 돌 없음
legend-moves = 점: { $player }이(가) 둘 수 있는 곳.
legend-moves-only-here = { $player }이(가) 둘 수 있는 곳, +는 한쪽에만.
legend-safe-moves = { $player }이(가) 둘 수 있는 곳: +는 귀를 안 내줌.
legend-new-moves = +: { $player }이(가) 새로 둘 수 있는 곳.
legend-open = +: 뒤집은 돌 옆의 빈칸.
legend-square = +: 문장에 나온 칸.
legend-corner = +: 귀.
legend-safe = +: 뒤집히지 않는 돌.
legend-flipped = 표시: 뒤집은 돌.
legend-outer = 표시: 빈칸 옆의 뒤집은 돌.
legend-wall = 표시: 빈칸 옆의 돌.
said = { $after }: { $seen }.
followed = 양쪽이 최선으로 둔 { $moves }수 뒤입니다. PgUp: 이유로 돌아가기.
followed-back = { $moves }수 앞입니다. PgDn: 이유로 가기.
