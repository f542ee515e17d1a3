## 배우는 이가 실수에 대해 읽는 것: 여덟 가지 원리 중 하나를, 더 좋은 수와 비교하여.

mode = 원리
activity = 원리

name = { $idea ->
    [corners] 귀
    [beside-corner] 귀 옆
    [moves] 둘 곳의 개수
    [quiet] 조용한 수
    [both-need] 둘 다 필요한 칸
    [early-edge] 너무 일찍 둔 변
    [plays-last] 마지막에 두기
   *[few-discs] 적은 돌
}
    .about = { $idea ->
        [corners] 모서리
        [beside-corner] X자리 C자리
        [moves] 행동력 기동력
        [quiet] 프런티어
        [both-need] 템포
        [early-edge] 변
        [plays-last] 홀짝 패리티
       *[few-discs] 전멸
    }
rule = { $idea ->
    [corners] 귀의 돌은 다시는 뒤집히지 않습니다. 두기 전에, 그 뒤에 상대가 귀에 둘 수 있는지 살피세요.
    [take-corners] 귀의 돌은 다시는 뒤집히지 않고 옆의 돌도 지켜 줍니다. 차지할 수 있는 귀는 차지하세요.
    [beside-corner] 귀의 돌은 뒤집히지 않고, 빈 귀 옆의 돌은 상대를 귀로 이끕니다. 되도록 다른 곳에 두세요.
    [moves] 상대가 둘 곳을 적게 남기세요. 상대는 곧 나쁜 수를 두어 귀를 내주게 됩니다. 두기 전에 상대가 둘 곳을 세어 보세요.
    [your-moves] 둘 곳이 적으면 곧 나쁜 수를 두어 귀를 내주게 됩니다. 둘 곳이 많이 남는 수를 고르세요.
    [safe-moves] 안전한 수는 귀를 내주지 않습니다. 상대에게 적게 남기세요. 없으면 상대는 귀를 내주어야 합니다.
    [your-safe-moves] 안전한 수는 귀를 내주지 않습니다. 몇 개는 남겨 두세요. 없으면 상대에게 귀를 내주어야 합니다.
    [corner-waits] 상대가 차지할 수 없는 귀는 나중에 두어도 됩니다. 먼저 미룰 수 없는 수를 찾으세요.
    [reply] 두기 전에 상대가 다음에 어디에 두고 싶을지 생각하고, 두지 못하게 하세요.
    [quiet] 조용한 수는 옆에 빈칸이 적은 돌을 뒤집습니다. 그런 빈칸은 대부분 상대가 둘 수 있으니 두기 전에 세어 보세요.
    [both-need] 두기 전에 상대 차례라면 어디에 둘지 생각하세요. 상대의 수를 늘리지 않는 칸이면 먼저 두세요.
    [early-edge] 초반에는 변의 돌이 공격받을 수 있습니다. 안쪽에 먼저 두세요.
    [plays-last] 빈 구역마다 마지막에 두세요. 그때 뒤집은 돌은 아무도 되뒤집지 못합니다.
   *[few-discs] 돌이 하나도 없으면 바로 집니다. 돌이 적을 때는 상대의 모든 수를 살피세요.
}
    .short = { $idea ->
        [corners] 귀는 뒤집히지 않습니다.
        [take-corners] 차지할 수 있는 귀는 차지하세요.
        [beside-corner] 빈 귀의 옆은 피하세요.
        [moves] 둘 곳이 적은 상대는 귀를 내줍니다.
        [your-moves] 둘 곳이 적으면 귀를 내줍니다.
        [safe-moves] 상대의 안전한 수를 줄이세요.
        [your-safe-moves] 안전한 수를 남겨 두세요.
        [corner-waits] 그 귀는 나중에 두어도 됩니다.
        [reply] 상대의 가장 좋은 수를 막으세요.
        [quiet] 조용한 수는 상대의 수를 별로 늘리지 않습니다.
        [both-need] 둘 다 필요한 칸을 먼저 두세요.
        [early-edge] 이른 변은 공격받습니다.
        [plays-last] 구역마다 마지막에 두세요.
       *[few-discs] 돌을 모두 잃지 마세요.
    }
in-brief = { $idea ->
    [corners] 귀
    [beside-corner] 빈 귀 옆에 두지 않기
    [moves] 상대는 적게 나는 많이
    [quiet] 조용한 수
    [both-need] 둘 다 필요한 칸
    [early-edge] 변은 나중에
    [plays-last] 마지막에 두기
   *[few-discs] 돌이 다 없어지지 않게
}

## 까닭. $who가 `you`면 읽는 사람이 둔 것이다.

loses-all = { $who ->
    [you] { $played } 뒤에 { $opponent }이(가) 내 돌을 모두 뒤집을 수 있습니다.
   *[other] { $played } 뒤에 { $opponent }이(가) { $player }의 돌을 모두 뒤집을 수 있습니다.
}
takes-all = { $best }을(를) 두면 { $opponent }의 돌을 모두 뒤집게 됩니다.
gives-corner = { $played }은(는) { $opponent }에게 귀 { $corner }을(를) 내줍니다. { $best }은(는) 내주지 않습니다.
corner-threatened = { $opponent }은(는) 이미 귀 { $corner }을(를) 차지할 수 있습니다. { $best }은(는) 막지만 { $played }은(는) 막지 못합니다.
opens-corner = { $played } 뒤에는 { $opponent }이(가) { $over }을(를) 뒤집으며 귀 { $corner }을(를) 차지합니다. { $best } 뒤에는 그럴 수 없습니다.
loses-corner = { $played } 뒤에는 { $sure ->
    [all] 어떻게 응해도{" "}
   *[some] {""}
}{ $opponent }이(가) { $later ->
    [1] 바로
    [3] 다음다음 수에
   *[other] { $later }수 뒤에
} 귀 { $corner }을(를) 얻고, { $best } 뒤에는 얻지 못합니다.
leaves-corner = 귀 { $corner }이(가) 비어 있었습니다. { $played } 뒤에는 { $opponent }이(가) 차지합니다.
takes-free-corner = { $who ->
    [you] 귀 { $corner }을(를) 차지할 수 있었는데 { $played }(으)로 놓쳤습니다.
   *[other] { $player }은(는) 귀 { $corner }을(를) 차지할 수 있었는데 { $played }(으)로 놓쳤습니다.
}
wins-corner = { $best } 뒤에는 { $sure ->
    [all] { $opponent }이(가) 어떻게 응해도{" "}
    [reply] { $opponent }이(가) { $reply }(으)로 응하면{" "}
   *[later] {""}
}{ $who ->
    [you] 내가
   *[other] { $player }이(가)
} { $later ->
    [1] 다음 수에
    [2] 다음 수에
   *[other] { $later }수 뒤에
} 귀 { $corner }을(를) 차지합니다. { $played } 뒤에는 그럴 수 없습니다.
beside-taken = { $played }은(는) 빈 귀 { $corner }의 옆이고, { $opponent }이(가) { $later ->
    [1] 바로
    [3] 다음다음 수에
   *[other] { $later }수 뒤에
} 그 귀를 차지합니다.
early-x = { $played }은(는) 빈 귀 { $corner }의 옆입니다. 그 대각선 너머에 { $opponent }의 돌이 생기면 귀를 빼앗길 수 있습니다.
passes = { $played }을(를) 두면 { $who ->
    [you] 나는
   *[other] { $player }은(는)
} { $later ->
    [1] { $opponent }의 { $reply } 뒤에
   *[other] { $later }수 뒤에
} 둘 곳이 없어 패스해야 합니다.
forces-pass = { $best }을(를) 두면 { $opponent }은(는) { $later ->
    [0] 둘 곳이 없어
   *[other] { $later }수 뒤에 둘 곳이 없어
} 패스해야 하고, { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 두 번 둡니다.
their-moves = { $opponent }이(가) 둘 수 있는 곳이 { $played } 뒤에는 { $count }곳, { $best } 뒤에는 { $other ->
    [0] 한 곳도 없습니다
   *[other] { $other }곳뿐입니다
}.
your-moves = { $played }에 { $opponent }이(가) { $reply }(으)로 응하면 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 둘 수 있는 곳은 { $count ->
    [1] { $left } 한 곳뿐
    [2] { $left } 두 곳뿐
   *[other] { $count }곳뿐
}입니다. { $best } 뒤라면 { $other }곳입니다.{ $stay ->
    [0] {""}
   *[other] { " " }{ $kept }이(가) 남기 때문입니다.
}
their-safe-moves = { $played } 뒤에는 { $opponent }에게 귀를 내주지 않는 안전한 수가 { $count }개 있습니다. { $best } 뒤라면 { $other ->
    [0] 하나도 없어 귀를 내주어야 합니다
   *[other] { $other }개뿐입니다
}.
your-safe-moves = { $played }에 { $opponent }이(가) { $reply }(으)로 응하면 { $who ->
    [you] 나에게는
   *[other] { $player }에게는
} 귀를 내주지 않는 안전한 수가 { $count ->
    [0] 하나도 없습니다
   *[other] { $count }개뿐입니다
}. { $best } 뒤라면 { $other }개입니다.
outer-discs = { $played }은(는) 빈칸 옆의 바깥 돌을 { $count }개 뒤집고, { $best }은(는) { $other ->
    [0] 하나도 뒤집지 않습니다
   *[other] { $other }개만 뒤집습니다
}. { $played } 뒤에 { $opponent }이(가) 둘 곳은 { $fewer }곳이 아니라 { $moves }곳입니다.
open = { $played }이(가) 뒤집는 돌 옆에는 빈칸이 { $count }개 있고({ $opponent }이(가) { $on ->
    [all] 모두
   *[some] { $playable }곳
}에 둘 수 있음), { $best }의 경우에는 { $other ->
    [0] 하나도 없습니다
   *[other] { $other }개뿐입니다
}.
new-moves = { $opponent }이(가) 새로 둘 곳은 { $played } 뒤에는 { $count }곳({ $squares }), { $best } 뒤에는 { $other ->
    [0] 없습니다
   *[other] { $others }뿐입니다
}.
takes-reply = { $played } 뒤에는 { $opponent }이(가) 가장 좋은 { $reply }을(를) 둡니다. { $best }은(는) 그 수를 없앱니다.
opens-reply = { $played } 뒤에는 { $opponent }이(가) { $reply }을(를) 둘 수 있게 되고, 그것이 가장 좋은 수입니다. { $best } 뒤에는 둘 수 없습니다.
both-need = { $opens ->
    [little] { $best }은(는) 누가 두어도 뒤집히는 돌 옆에 빈칸이 거의 없는, 둘 다에게 좋은 칸입니다. { $played } 뒤에는 { $opponent }이(가) 차지합니다. 먼저 두세요.
   *[more] { $best }은(는) 둘 다에게 좋은 칸입니다. { $played } 뒤에는 { $opponent }이(가) 차지합니다. 먼저 두세요.
}
opens-needed = { $played } 뒤에는 둘 다에게 좋은 칸 { $best }에 { $opponent }이(가) 둘 수 있습니다. 먼저 두세요.
early-edge = { $played }은(는) 너무 이른 변의 수이고, { $opponent }이(가) { $square }(으)로 그 돌을 되뒤집습니다. { $best }은(는) 안쪽입니다.
early-edge-wedge = { $played }은(는) 너무 이른 변의 수이고, { $opponent }이(가) 돌 사이 { $wedge }에 쐐기를 박아 그 돌은 좀처럼 뒤집히지 않습니다. { $best }은(는) 안쪽입니다.
last-move = { $square } 주변의 마지막 수를 { $played } 뒤에는 { $opponent }이(가) 두고, { $best } 뒤에는 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 둡니다.
takes-corner = { $played }에서 { $later }수 뒤 { $opponent }이(가) 귀 { $corner }을(를) 차지합니다. { $best }에서는 그렇지 않습니다.
gains-corner = { $best }에서 { $later }수 뒤 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 귀 { $corner }을(를) 차지합니다. { $played }에서는 그렇지 않습니다.
ends = 대국이 끝날 때 { $who ->
    [you] 내
   *[other] { $player }의
} 돌은 { $played } 뒤에는 { $own }개, { $best } 뒤에는 { $other }개입니다.
few-later = { $played } 뒤에는 곧 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 둘 수 있는 곳이 { $count }곳뿐입니다. { $best } 뒤라면 { $other }곳입니다.
many-later = { $played } 뒤에는 곧 { $opponent }이(가) 둘 수 있는 곳이 { $count }곳입니다. { $best } 뒤라면 { $other ->
    [0] 없습니다
   *[other] { $other }곳뿐입니다
}.
corner-can-wait = 귀 { $corner }은(는) 나중에 두어도 됩니다. { $best } 뒤에 { $opponent }은(는) 그곳에 둘 수 없고, { $best }이(가) 더 큽니다.
safe-theirs = { $played }에서 { $later }수 뒤 { $opponent }에게는 다시는 뒤집히지 않는 돌(굳은돌)이 { $count }개 있습니다. { $best } 뒤에는 { $other ->
    [0] 하나도 없습니다
   *[other] { $other }개뿐입니다
}.
safe-own = { $best }에서 { $later }수 뒤 { $who ->
    [you] 나에게는
   *[other] { $player }에게는
} 다시는 뒤집히지 않는 돌(굳은돌)이 { $other }개 있습니다. { $played } 뒤에는 { $count ->
    [0] 하나도 없습니다
   *[other] { $count }개뿐입니다
}.
flips-many = { $played }을(를) 두면 { $later ->
    [1] {""}
   *[other] { $later }수 뒤에{" "}
}{ $opponent }이(가) { $square }(으)로 한꺼번에 { $count }개를 뒤집습니다. { $best } 뒤에는 그만큼 뒤집는 수가 없습니다.
choice = 눈에 띄는 차이: { $later ->
    [1] { $played }에 상대가 응한 뒤
   *[other] { $played }에서 { $later }수 뒤
} { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 둘 수 있는 곳은 { $own }곳, { $opponent }은(는) { $opp }곳입니다. { $best } 뒤라면 { $other-own }곳과 { $other-opp }곳입니다.
answers = { $same ->
    [same] 두 수 모두 { $opponent }은(는) { $reply }(으)로 응합니다. { $played }의 손해는 나중에야 드러납니다.
   *[other] { $opponent }은(는) { $played }에는 { $reply }, { $best }에는 { $other }(으)로 응합니다. { $played }의 손해는 나중에야 드러납니다.
}
small = 그것만으로는 손실이 다 설명되지 않습니다.

came-corner = 대국에서는 실제로 { $opponent }이(가) { $number }번째 수로 { $corner }을(를) 차지했습니다.
came-own-corner = 대국에서는 { $opponent }이(가) 놓쳤고, { $number }번째 수로 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} { $corner }을(를) 차지했습니다.
came-no-corner = 대국에서는 { $opponent }이(가) 놓쳤고 { $corner }을(를) 끝내 차지하지 않았습니다.
came-other-corner = 대국에서는 { $opponent }이(가) { $number }번째 수로 귀 { $corner }을(를) 차지했습니다.
came-pass = 대국에서도 그렇게 되었습니다. { $number }번째 수 뒤에 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 패스해야 했습니다.
came-other-pass = 대국에서는 { $number }번째 수 뒤에 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 패스해야 했습니다.
came-played = 대국에서도 그렇게 되었습니다. { $opponent }이(가) { $number }번째 수로 { $square }에 두었습니다.
came-missed = 대국에서는 { $opponent }이(가) 놓치고 { $square }에 두었습니다.
came-last = 대국에서도 그렇게 되었습니다. { $opponent }이(가) { $number }번째 수로 그곳의 마지막 칸 { $square }에 두었습니다.
came-own-last = 대국에서는 { $opponent }이(가) 놓쳤고, { $who ->
    [you] 내가
   *[other] { $player }이(가)
} { $number }번째 수로 그곳의 마지막 칸 { $square }에 두었습니다.
came-none-left = 대국에서도 그렇게 되었습니다. { $number }번째 수에 { $who ->
    [you] 내
   *[other] { $player }의
} 마지막 돌이 뒤집혔습니다.
came-some-left = 대국에서는 { $opponent }이(가) 놓쳤습니다.
came-few = 대국에서는 { $number }번째 수에 { $who ->
    [you] 내가
   *[other] { $player }이(가)
} 둘 수 있는 곳이 { $count }곳뿐이었습니다.
no-reason = 간단한 이유는 보이지 않습니다.
ahead = { $discs }개 차 승리
behind = { $discs }개 차 패배
behind-at-best = 양쪽이 최선으로 두면 { $discs }개 차 패배
even = 무승부
perhaps = { $why } 이것이 이유일 수 있습니다.

## 수의 손해, 돌의 개수로.

costs = { $played }은(는) { $discs }개 손해입니다. 더 좋은 수: { $best }.
    .short = { $played } { $discs }개 손해, 최선: { $best }
instead = { $who ->
    [you] 나는
   *[other] { $player }은(는)
} { $stands }이(가) 아니라 { $would }(으)로 끝낼 수 있었습니다.
decided = { $game ->
    [won] 그래도 이긴 대국이었습니다.
   *[lost] 이미 거의 진 대국이었습니다. 가장 좋은 수를 두어도 { $discs }개 차로 집니다.
}
error = { $place } { $costs } { $why }
    .short = { $costs }
best = { $place } { $square }은(는) 가장 좋은 수입니다.
    .short = { $square } 최선
as-good = { $place } { $square }은(는) 가장 좋은 수만큼 좋습니다.
    .short = { $square } 최선과 같음
in-full = w를 한 번 더 누르면 맞는 이유를 모두 보여 줍니다.

## 문제의 답.

mistake = { $number }번째 수: { $square }은(는) 대국이 끝날 때 { $discs }개 손해였습니다.
    .short = { $square } { $discs }개 손해
wrong = { $square }은(는) { $discs }개 손해입니다.
    .short = { $square } { $discs }개 손해
saves = { $square }은(는) 정답입니다. { $played }보다 { $discs }개 이득입니다.
    .panel = { $square } 정답: { $discs }개 이득입니다.
    .short = { $square } 정답
solution-saves = 정답: { $square }. { $played }보다 { $discs }개 이득입니다.
    .panel = 정답: { $square }. { $discs }개 이득입니다.
    .short = 정답: { $square }
right = { $square }은(는) 정답입니다. 최종 { $stands }.
    .short = { $square } 정답
close = { $square }은(는) 정답입니다. 가장 좋은 수와 비슷하게 좋습니다. 최종 { $stands }.
    .short = { $square } 정답
solution = 정답: { $square }. 최종 { $stands }.
    .short = 정답: { $square }

## 원리의 쪽.

idea = 잘 두는 사람이 수를 고르는 원리 하나를 판 두 개로 읽기. 이름이 없으면 여덟 가지 모두
    .key = 여덟 가지 원리를 판 두 개씩으로 읽기
    .usage = idea, 또는 idea corners, idea few discs
    .about = 원리 생각 전략 조언 설명 배우기 왜 귀 기동력 짝수
key-page = 다음 원리, 번호로 원리 고르기
    .hint = 다음
title = 여덟 가지 원리
all = 대국은 대부분 여덟 가지 원리로 갈립니다. 번호나 :idea와 이름으로 한 쪽씩 봅니다.
numbered = { $number } { $item }
item = { $name }: { $rule }
heading = 원리: { $name }
unknown = { $name }(이)라는 원리는 없습니다. idea를 입력하면 여덟 가지가 모두 보입니다
holds = 예시
does-not-hold = 예외
about = { $idea ->
    [corners] 귀의 돌은 그 너머로 지나는 줄이 없어 다시는 뒤집히지 않습니다. 변에서 거기에 이어진 돌도 안전합니다. 상대는 자기 돌에서 내 돌의 줄을 따라 빈 귀에 닿으면 귀를 차지합니다. 그러니 둘 때마다 상대에게 그런 줄을 주는지 보세요. 그리고 내가 귀를 차지할 수 있는지도 보세요. 차지할 수 있으면 거의 언제나 그것이 옳습니다. 상대가 차지하지도 막지도 못하는 귀는 서두르지 않아도 됩니다.
    [beside-corner] 귀마다 옆에 세 칸이 있습니다. 변의 C칸 둘과 대각선의 X칸입니다. 거기 둔 내 돌은 상대가 귀로 가는 디딤돌이 됩니다. X칸은 대개 귀를 바로 내주고, C칸은 나중에 내줄 때가 많습니다. 귀가 비어 있는 동안은 되도록 다른 곳에 두세요. 귀가 차면 다른 칸과 다를 것이 없습니다. 상대가 이용할 수 없거나 다른 수가 모두 더 손해일 때는 두어도 됩니다.
    [moves] 두기 전에, 놓을 돌과 그 돌이 뒤집는 돌을 보세요. 상대가 새로 둘 곳은 거의 모두 그 돌들 옆의 빈칸입니다. 그러니 두 수 가운데 그런 빈칸이 적은 수가 상대에게 둘 곳을 적게 줍니다. 좋은 수가 없는 사람은 나쁜 수를 두어야 하고, 둘 곳이 하나도 없으면 패스합니다. 내가 두려면 빈칸 옆에 상대 돌이 있어야 합니다. 어떤 수가 사라지는지 살피고, 나중을 위해 남겨 두세요. 개수가 전부는 아닙니다. 나쁜 수 열 개보다 좋은 수 하나가 낫습니다.
    [quiet] 옆에 빈칸이 있는 돌은 바깥 돌, 없는 돌은 안쪽 돌입니다. 한 수가 뒤집을 돌 옆의 빈칸을 세어 보세요. 넷 가운데 셋에는 상대가 바로 둘 수 있습니다. 조용한 수는 안쪽 돌만 뒤집으므로 그런 빈칸이 없습니다. 내 바깥 돌이 길게 늘어서면 벽입니다. 상대는 벽을 따라 어디에나 둘 수 있고 나는 그렇지 못합니다. 그러니 적게, 안쪽을 뒤집으세요. 상대가 옆에 둘 수 없는 바깥 돌은 해가 없습니다.
    [both-need] 수를 고르기 전에 상대 차례라면 어디에 둘지 생각해 보세요. 적게 뒤집고 그 돌 옆에 빈칸이 거의 없는 칸을 찾으세요. 그런 칸은 누가 두어도 상대에게 주는 것이 없습니다. 나도 둘 수 있으면 먼저 차지하세요. 나는 좋은 수가 하나 늘고 상대는 하나 줄어듭니다. 상대가 쓸 수 없는 칸은 급하지 않습니다. 그런 칸은 나중을 위한 여유로 남겨 두세요.
    [early-edge] 변의 돌은 변을 따라서만 뒤집히므로 안전해 보입니다. 그러나 초반에는 상대가 양쪽에서 공격할 시간이 있습니다. 한 칸을 비우고 놓인 내 돌 둘이 가장 나쁩니다. 상대가 그 사이에 끼워 넣은 돌(쐐기)은 흔히 끝까지 남습니다. 변의 수는 그 뒤의 돌도 뒤집어 가운데에 상대가 둘 곳을 만듭니다. 그러니 안쪽에 먼저 두고 변은 나중에 두세요. 상대의 수를 늘리지 않을 때는 일찍 두어도 됩니다.
    [plays-last] 끝이 가까우면 빈칸이 여러 구역으로 나뉩니다. 한 구역에서 마지막 수를 두는 사람이 뒤집은 돌은 아무도 되뒤집지 못합니다. 빈칸이 홀수인 구역에서는, 둘이 번갈아 두면 먼저 둔 사람이 마지막 수도 둡니다. 그러니 홀수인 구역부터 두고 짝수인 구역은 상대에게 남기세요. 상대가 둘 수 없는 곳은 서두르지 않아도 됩니다. 거기서는 개수가 상관없습니다. 마지막 열 칸은 끝까지 읽고 고르세요.
   *[few-discs] 돌은 끝에 가서 한 번 셉니다. 마지막 열두 수쯤까지는 적은 것이 좋습니다. 상대가 뒤집을 것도 둘 곳도 적으니까요. 둘 때마다 가장 많이 뒤집는 사람에게는 곧 나쁜 수만 남습니다. 그러나 돌이 하나도 없으면 그 자리에서 집니다. 돌이 아주 적을 때는 상대의 응수를 모두 살핀 뒤 두세요. 한 수에 모두 뒤집히지 않도록 여러 곳에 돌을 두세요.
}
so = { $idea ->
    [corners] 흑: c8이 아니라 g4. c8 뒤에는 백이 귀 a8을 차지합니다.
    [beside-corner] 백: g2가 아니라 e1. g2는 X칸이고 흑이 h1을 차지합니다.
    [moves] 흑: e1이 아니라 h3. 백은 h3 뒤에 11곳, e1 뒤에는 c8, d1, f1이 더해져 14곳입니다.
    [quiet] 흑: e8이 아니라 f6. f6은 안쪽 돌 하나를, e8은 바깥 돌 셋을 뒤집고, 그 옆의 d7, d8, f7, f8이 비어 있습니다.
    [both-need] 흑: c8이 아니라 c3. 아니면 백이 c3에 둡니다.
    [early-edge] 백: h4가 아니라 d7. 여기서 변의 수는 모두 더 나쁩니다.
    [plays-last] 백: a8이 아니라 a2. 흑은 b8에 둘 수밖에 없고 백이 a8로 끝냅니다.
   *[few-discs] 백: h6이 아니라 e6. h6 뒤에는 곧 백의 돌이 없어집니다.
}
not-so = { $idea ->
    [corners] 백: h1이 아니라 g2. 흑은 h1에 둘 수 없으니 나중에 두어도 됩니다.
    [beside-corner] 흑: c2가 아니라 b7. a8을 내주지만 다른 수는 모두 더 손해입니다.
    [moves] 백: h3이 아니라 h6. 흑에게 h6은 14곳, h3은 11곳을 남기지만 그래도 낫습니다.
    [quiet] 백: g6이 아니라 d7. d7은 바깥 돌을, g6은 안쪽 돌 하나만 뒤집지만 그래도 낫습니다.
    [both-need] 흑: a4가 아니라 h5. 백은 a4에 둘 수 없으니 나중에 두어도 됩니다.
    [early-edge] 흑: c5가 아니라 c8. c8은 백의 수를 늘리지 않고 c5는 셋을 늘립니다.
    [plays-last] 백: b2가 아니라 g2. 거기에 두 칸이 남지만 흑은 h1에 둘 수 없습니다.
   *[few-discs] 흑: h6이 아니라 f3. f3은 하나를, h6은 넷을 뒤집습니다.
}
