## 대국 대신 푸는 국면: 다시 두기, 문제, 레슨.

mode = 레슨이나 문제에서
mode-why = 이유를 묻는 질문에서
activity-why = 왜?

guess = 대국의 수를 맞히고 두 선수와 손해 비교하기
    .about = 맞히기 퀴즈
    .key = 이 대국의 수 맞히기
    .usage = guess, 또는 guess white, guess black 21
undo = 답을 무르기
    .key = 다시 해 보기
    .hint = 다시
solution = 풀고 있는 국면의 가장 좋은 수 보기
    .about = 정답 풀이 답
    .key = 풀이 보기
    .hint = 풀이
explain = 틀린 답과 함께, 대국의 수가 왜 나빴고 무엇이 나았는지 보기
    .key = 대국에서 둔 수가 얼마나 왜 손해인지
because = 정답의 이유 말하기: 네 가지 원리 중 하나를 번호나 이름으로
    .key = 정답의 이유
    .hint = 이유
    .usage = because 2, 또는 because corners
skip-why = 답하지 않고 이유 듣기
    .key = 이유 듣기
    .hint = 듣기
say-why = 정답의 이유를 네 가지 원리 중에서 먼저 말하기, 또는 그만두기
    .about = 이유 원리 생각 먼저 고르기 질문
    .key = 정답의 이유를 먼저 말하기
no-why = 이유를 묻고 있지 않습니다
unknown-why = 1부터 4까지의 번호나 corners 같은 원리여야 하는데 { $found }입니다
offer-why = 새 기능: 정답의 이유를 먼저 말해 보세요(:say-why).
    .line = 새 기능: 정답의 이유를 먼저 말해 보세요(say-why).
why-title = 왜?
why-question = { $square }은(는) 정답입니다. 왜일까요?
why-choice = { $number }  { $idea }
why-right = 맞습니다: { $idea }.
why-other = 그것도 맞지만 더 큰 이유가 있습니다: { $idea }.
why-wrong = 아닙니다: { $idea }.
reply = 정답에 대한 가장 센 응수를 두고 거기서 이어 풀기
    .key = 가장 센 응수를 두고 이어 풀기
next = 다음 국면으로
    .key = 다음 국면
    .hint = 다음
previous = 앞의 국면으로
    .key = 앞의 국면
back = 답 뒤의 수순을 한 수 적게 보기
    .key = 답 뒤의 수를 한 수씩
on = 답 뒤의 수순을 한 수 더 보기
    .hint = 한 수씩
leave = 문제에서 대국으로 돌아가기
    .key = 문제에서 나가 대국으로

nth-retry = 레슨 { $number }/{ $count }
nth-puzzle = 문제 { $number }
nth-similar = 비슷한 문제 { $number }/{ $count }
nth-similar-by-motif = 비슷한 문제 { $number }/{ $count }: { $motif }
nth-of-lesson = 연습 { $number }/{ $count }
nth-presented = 새 정석 { $number }/{ $count }
nth-opening = 레퍼토리 { $number }/{ $count }
nth-guess = 맞히기 { $number }/{ $count }
problem = { $heading }. { $rest }

board-legend = { $marks ->
    [both] ?: 둔 수, !: 더 좋은 수.
   *[one] ?: 내 수.
}
about-screen = 큰 판은 문제의 국면 그대로입니다. ?는 둔 수, !는 더 좋은 수입니다. 작은 판은 그 뒤를 보여 줍니다. 왼쪽은 그 수 뒤, 오른쪽은 더 좋은 수 뒤이며, 차이가 보이는 데까지 나아갑니다. PageDown과 PageUp으로 앞뒤로 갑니다. 점은 판 아래에 적힌 쪽이 둘 수 있는 곳이고, 표시는 문장이 말하는 것입니다. 수의 손해는 그 뒤 둘 다 최선으로 둘 때 대국이 끝난 뒤의 돌 수로 셉니다.
searching = 문제를 찾고 있습니다.
judging = 수를 확인하고 있습니다.
replying = 가장 센 응수를 찾고 있습니다.
left = 대국으로 돌아왔습니다.
left-with-score = { $score } 대국으로 돌아왔습니다.
lesson-kept = 대국으로 돌아왔습니다. 레슨은 그대로 있으니 Enter나 t로 이어 하세요.
    .line = 대국으로 돌아왔습니다. 레슨은 그대로 있으니 Enter로 이어 하세요.
lesson-over = 레슨이 끝났습니다. 대국으로 돌아왔습니다.
remember = 기억할 것: { $ideas }. 내일 다시 나옵니다.
remember-only = 기억할 것: { $ideas }.
no-more-puzzles = 문제가 더 없습니다.
no-puzzles = 이 대국들에는 문제가 없습니다.

find-best-move = { $mover }의 가장 좋은 수를 찾으세요.
what-would-you-play = { $mover } 차례: 어디에 두시겠습니까? 두어 보세요. Enter: 답 보기.
    .line = { $mover } 차례: 어디에 두시겠습니까? Enter: 답 보기.
recall = { $mover }의 레퍼토리에서는 어디에 둡니까?
try-again = Enter 다시, s 풀이.
lesson-wrong = Enter: 더 좋은 수와 그 이유; u: 다시.
    .line = Enter: 더 좋은 수와 그 이유; undo: 다시.
lesson-wrong-puzzle = Enter: 답; u: 다시.
    .line = Enter: 답; undo: 다시.
lesson-similar = Enter: 비슷한 문제 둘; n: 건너뛰기; Esc: 나가기(레슨은 남음).
    .line = Enter: 비슷한 문제 둘; next: 건너뛰기; leave: 대국으로(레슨은 남음).
lesson-similar-last = Enter: 비슷한 문제 둘; Esc: 레슨 끝.
    .line = Enter: 비슷한 문제 둘; leave: 레슨 끝.
lesson-end = Enter: 레슨 끝.
lesson-next = Enter: 다음.
play-on = Enter: 가장 센 응수, n: 다음 국면.
play-on-last = Enter: 가장 센 응수, Esc: 대국으로.
go-on = Enter: 다음 국면.
solved-mistake = { $then ->
    [next] m: 비슷한 문제 둘, Enter: 다음 국면.
    [last] m: 비슷한 문제 둘, Enter: 대국으로.
    [reply] m: 비슷한 문제 둘, Enter: 가장 센 응수, n: 다음 국면.
   *[last-reply] m: 비슷한 문제 둘, Enter: 가장 센 응수, Esc: 끝.
}
last-position = 마지막 국면이었습니다. Enter: 대국으로.

mistake = { $number }번째 수 { $square }은(는) { $loss } 손해입니다({ $certainty }).
game-of = { $date }의 대국.
game-of-against = { $date }, { $opponent }와(과)의 대국.
game-against = { $opponent }와(과)의 대국.
guess-move = { $number }번째 수: { $player } 차례.
one-move-wins = 이기는 수는 하나뿐입니다.
one-move-leads = 한 수가 다른 수보다 뚜렷이 좋습니다.
first-move = 내 첫 수.
after-moves = { $moves } 뒤.
choose-first = 먼저 방향키, 클릭이나 이름으로 칸을 고르세요. s: 답 보기.
replied = { $player }의 응수: { $square }.
passed = { $player }은(는) 패스해야 합니다.
over = 대국이 끝났습니다: { $outcome }
over-then = { $over } { $way }을(를) 입력하세요.

solved = 풀이: { $square }을(를) 두면 { $outcome }({ $certainty }).
    .short = 풀이: { $square }
presented = 새 수: { $mover } { $square }.{ $comment } 나중에 묻습니다.
    .short = 새 수: { $square }
solved-by-file = 풀이: { $square }.{ $comment }
    .short = 풀이: { $square }
known = { $count ->
    [0] { $square }은(는) 정답입니다.{ $comment }
   *[other] { $square }은(는) 정답입니다. 이것도: { $others }.{ $comment }
}
    .short = { $square } 정답
refuted = 파일에 따르면 { $square }은(는) 오답입니다.{ $comment }
    .short = { $square } 오답
other-equal = { $square }은(는) 내 { $yours }만큼 좋지만 레퍼토리에 없습니다({ $certainty }).
    .short = { $square } 정답
other-close = { $square }은(는) 레퍼토리에 없지만 { $yours }보다 { $loss } 손해일 뿐입니다({ $certainty }).
    .short = { $square } 정답
other-worse = { $square }은(는) 내 { $yours }보다 { $loss } 손해입니다({ $certainty }).
    .short = { $square } { $number } 손해
right = { $square }은(는) 정답입니다: { $outcome }({ $certainty }).
    .short = { $square } 정답
as-right = { $square }도 정답입니다: { $outcome }({ $certainty }).
    .short = { $square } 정답
nearly-right = { $square }은(는) 정답입니다: { $loss } 손해일 뿐입니다({ $certainty }).
    .short = { $square } 정답
undecided = { $square }을(를) 정답으로 봅니다: { $loss } 차이로는 우열을 가릴 수 없습니다({ $certainty }).
    .short = { $square } 정답
wrong = { $square }: { $outcome }. 가장 좋은 수: { $best }({ $certainty }).
    .short = { $square } { $number } 손해
wrong-guess = { $square }은(는) { $loss } 손해입니다. { $best }이(가) 최선입니다({ $certainty }).
    .short = { $square } { $number } 손해
played = { $player }의 수 { $square }은(는) { $loss } 손해입니다.
played-well = { $player }의 수 { $square }은(는) 손해가 없습니다.
played-same = { $player }도 그렇게 두었습니다.
the-players = 두 선수
score = 나는 { $moves }수에 { $yours }개, { $player }은(는) { $theirs }개를 잃었습니다.
judged-guess = { $verdict } { $score } { $way }을(를) 입력하세요.
best-play = 최선의 진행: { $moves }.
refutation = 응징 수순: { $moves }.
judged-right = { $verdict } { $count }개 중 { $solved }개 풀이. { $way }을(를) 입력하세요.
judged-solved = { $verdict } { $count }개 중 { $solved }개 풀이. { $way }, 또는 비슷한 문제 둘을 풀려면 similar를 입력하세요.
judged-wrong = { $verdict } 다른 수나 solution, 또는 { $way }을(를) 입력하세요.
judged-lesson = { $verdict } { $then }
progress = { $count }개 중 { $solved }개 풀이
end = { $count }개 중 { $solved }개를 풀었습니다.
proposal = Enter를 누르면 가장 나빴던 수를 봅니다.

solving = 먼저 대국으로 돌아가세요
    .line = 먼저 대국으로 돌아가세요. leave를 입력하세요
not-solving = 풀 국면이 없습니다
    .line = 풀 국면이 없습니다. puzzle을 입력하세요
not-solving-yet = 풀 국면이 없습니다
    .line = 풀 국면이 없습니다. lesson이나 puzzle을 입력하세요
not-reviewed = 복기하지 않은 대국입니다
    .line = 복기하지 않은 대국입니다. review를 입력하세요
review-begun = 복기를 막 시작했습니다. 조금 뒤에 다시 해 보세요
no-mistakes = 복기에서 내 수 중 { $discs }개 이상 손해인 수가 나오지 않았습니다
all-solved = 가장 나빴던 수를 모두 풀었습니다
    .line = 가장 나빴던 수를 모두 풀었습니다. lesson을 입력하면 다시 시작합니다
    .screen = 가장 나빴던 수를 모두 풀었습니다. t로 다시 시작합니다
no-problem-yet = 다음 문제를 아직 찾고 있습니다
no-answer = 무를 답이 없습니다
nothing-to-guess = 거기부터는 맞혀 볼 수가 남아 있지 않습니다
unknown-guess = black, white, both나 수의 번호여야 하는데 { $found }입니다
one-answer = 답은 한 수여야 합니다
no-right-answer = 응수는 정답 뒤에 나옵니다
no-line = 답을 확인한 다음에 수순이 나옵니다
last-problem = 마지막 국면입니다
    .line = 마지막 국면입니다. leave를 입력하면 대국으로 돌아갑니다
first-problem = 첫 국면입니다

earlier-puzzle = 앞서 푼 문제
built-in-puzzle = 내장 문제 { $number }

key-square = 그 칸으로 답하기
key-play = 커서나 포인터의 칸으로 답하기, 그다음은 다시 하거나 이어 가기
    .hint = 두기
    .hint-instead = 다음
key-legal = 둘 수 있는 다음 칸, 이전 칸
    .hint = 다음 칸
key-leave = 대국으로
    .hint = 대국
