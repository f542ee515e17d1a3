## 두 갈래: 수가 왜 손해인지 보여 주는 작은 판. 제목과 설명은 18칸, 또는 10칸씩 두 줄.

after = { $square } 뒤
after-reply = { $square }, { $player } { $reply }
later = { $square }, { $plies }수 뒤
    .short = { $square }, { $plies }수 뒤
after-best = 더 좋은 수
best-reply = 더 좋은 수, { $player } { $reply }
best-later = 좋은 수, { $plies }수 뒤
moves = { $player }: { $moves }곳
passes = { $player } 패스
has-corner = { $player }이(가) { $corner } 차지
free = { $corner } 비어 있음
beside = { $square }, { $corner } 옆
not-beside = 귀 옆이 아님
outward = { $discs ->
    [0] 안쪽 돌뿐
   *[other] 바깥 돌 { $discs }개
}
outer = 바깥 돌 { $discs }개
plays = { $player } { $square } 가능
cannot-play = { $player } { $square } 불가
wedges = { $player } { $square } 쐐기
attacks = { $player } { $square } 공격
inside = 안쪽
plays-last = { $player } 마지막: { $square }
discs = { $player }: { $discs }개
no-disc = { $player }: 돌 없음
legend-moves = 점: { $player }이(가) 둘 수 있는 곳.
legend-outer = 표시: 빈칸에 닿은 돌.
legend-square = 표시: 문장에 나온 칸.
said = { $after }: { $seen }.
