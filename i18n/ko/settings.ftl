## 설정: 이름, 뜻, 값.

mode = 설정

settings = 설정 바꾸기: 모양, 언어, 엔진, 파일, 새 대국
    .about = 설정 옵션 환경설정
    .usage = settings, 또는 settings theme paper
    .details = 바꾸면 바로 저장되어 다음에도 씁니다. 값이 없으면 고를 수 있는 값을 보입니다.
title = 설정

looks = 판과 모양
learning = 학습
engine = 엔진
files = 파일
far-away = 멀리 있는 상대
new-game = 새 대국
name = { $setting ->
    [theme] 색
    [language] 언어
    [seen-from] 판을 보는 쪽
    [animation] 돌 뒤집기 효과
    [legal-moves] 둘 수 있는 곳
    [mouse] 마우스
    [cursor] 터미널의 커서
    [alert] 알림
    [tunnel] 어디서나 쓰는 링크
    [color] 색 사용
    [glyphs] 그리는 방법
    [learning-marks] 학습 표시
    [say-why] 이유 먼저 말하기
    [me] 내 이름
    [evaluation] 힌트와 평가값
    [lines] 최선 수순
    [lines-depth] 최선 수순: 깊이
    [lines-seconds] 최선 수순: 초
    [threads] 프로세서
    [memory] 메모리(MiB)
    [games] 다른 대국
    [repertoire-black] 오프닝, 흑
    [repertoire-white] 오프닝, 백
    [book] 국면 북
    [black] 흑
    [white] 백
    [clock] 시계
   *[rules] 규칙
}
about = { $setting ->
    [theme] 테마 모양
    [animation] 애니메이션
    [legal-moves] 둘수있는곳 표시 힌트
    [glyphs] 글자 픽셀 유니코드 글꼴
    [say-why] 이유 원리 생각 질문
    [me] 나 이름
    [evaluation] 엔진 분석 잠금
    [threads] 스레드 코어
    [games] 데이터베이스 폴더
    [repertoire-black] 레퍼토리
    [repertoire-white] 레퍼토리
    [clock] 시간 타이머 속기
    [alert] 알림 벨 소리 음량 음소거 볼륨 음악 무음 조용히 소리_끄기 소리_켜기
    [tunnel] 터널 인터넷 cloudflared tailscale ssh
   *[other] { "" }
}
meaning = { $setting ->
    [theme] 판의 색
    [language] 프로그램의 언어. auto는 시스템의 언어
    [seen-from] 판을 어느 쪽에서 보는지. 백 쪽이면 반 바퀴 돌림
    [animation] 돌이 뒤집히는 것을 보이기
    [legal-moves] 둘 수 있는 칸 표시하기
    [mouse] 마우스로 두기. 끄면 텍스트 선택
    [cursor] 커서가 있는 칸에 터미널의 커서 두기. 돋보기와 화면 낭독기용
    [alert] 다른 창을 보는 동안 친구가 들어오거나 두거나 물으면 알림. auto는 터미널이 지원하면 알림, 아니면 벨
    [tunnel] 어디서나 열리는 링크를 만드는 프로그램. 그 반대쪽을 운영하는 곳에서는 내용을 볼 수 있음. ask는 동의하면 설치된 것 가운데 첫째를 씀
    [color] 색 사용(다음 시작부터). auto는 터미널에 맞춤
    [glyphs] 판을 무엇으로 그리는지(다음 시작부터). auto는 되면 픽셀, 아니면 문자
    [learning-marks] 초보자가 눈여겨볼 것 표시하기
    [say-why] 레슨에서 정답의 이유를 네 가지 원리 중에서 먼저 말하기
    [me] 내가 쓰는 이름. 둘이 둔 대국과 연 파일에서 내 수를 알아보는 데 씀
    [evaluation] 물으면 엔진의 평가를 보이기. 끄면 잠김
    [lines] :lines가 보여 주는 수순의 개수
    [lines-depth] :lines가 멈추기 전에 보는 깊이
    [lines-seconds] :lines가 국면마다 보는 시간
    [threads] 탐색에 쓰는 프로세서. auto는 전부
    [memory] 탐색이 국면에 쓰는 메모리
    [games] 저장된 대국 말고 더 찾아볼 대국의 파일과 폴더. 쉼표로 나눔. ~/는 홈 폴더
    [repertoire-black] 흑으로 두는 오프닝의 파일. auto는 :repertoire가 만드는 것
    [repertoire-white] 백으로 두는 오프닝의 파일. auto는 :repertoire가 만드는 것
    [book] 탐색한 국면의 평가값을 남길지, 어느 파일에 남길지
    [black] 프로그램을 켤 때 시작하는 대국의 흑: 이름, human, 또는 엔진의 단계
    [white] 프로그램을 켤 때 시작하는 대국의 백: 이름, human, 또는 엔진의 단계
    [clock] 프로그램을 켤 때 시작하는 대국의 시계: 각자의 분과 한 수마다 더하는 초
   *[rules] 프로그램을 켤 때 시작하는 대국의 규칙
}
expected = { $setting ->
    [me] 쉼표로 나눈 이름들, 또는 none
    [lines] 1부터 60까지의 숫자, 또는 all
    [lines-depth] 1부터 60까지의 숫자, 또는 any
    [lines-seconds] 초, 또는 any
    [threads] 1부터 256까지의 숫자, 또는 auto
    [memory] 1부터 65536까지의 숫자
    [games] 쉼표로 나눈 파일과 폴더의 경로, 또는 none
    [repertoire-black] 파일의 경로, 또는 auto
    [repertoire-white] 파일의 경로, 또는 auto
    [book] true, false, 또는 파일의 경로
    [tunnel] cloudflared, tailscale, ssh, ssh:HOST, { "{port}" }가 들어 있는 명령, https://example.org/ 같은 내 주소, 설치된 첫째를 쓰는 auto, 또는 ask
    [black] 이름, human, level:1~level:10, 또는 다른 프로그램은 cmd:COMMAND
    [white] 이름, human, level:1~level:10, 또는 다른 프로그램은 cmd:COMMAND
   *[clock] 5처럼 분, 5+3처럼 분과 한 수마다 더하는 초, 또는 none
}
value = { $value ->
    [true] 켬
    [false] 끔
    [auto] 자동
    [ask] 먼저 묻기
    [none] 없음
    [any] 제한 없음
    [all] 전부
    [always] 언제나
    [never] 쓰지 않음
    [black] 흑
    [white] 백
    [human] 사람
    [pixels] 픽셀
    [unicode] 문자
    [fine] 더 촘촘한 문자
    [narrow] 좁은 문자
    [ascii] ASCII만
   *[other] { $value }
}
with-choices = { $meaning }({ $expected })
heading = { $name }: { $value }
    .about = { $about }
set = { $name }: { $value }.
row = { $name }: { $title }, { $value }
overridden = { $row }(이번에는 명령줄 옵션을 따름)
by-option = 이번에는 명령줄 옵션을 따릅니다.
unfit = { $setting }: { $expected }이(가) 필요합니다. 입력한 값: { $found }
unknown = { $found }(이)라는 설정은 없습니다. settings를 입력하면 모두 보입니다
no-file = { $path } 파일이나 폴더가 없습니다
not-kept = 끝낼 때까지만 이렇습니다: { $why }
key-select = 설정 고르기
key-change = 설정을 다음 값으로
    .hint = 다음 값
    .key = 설정을 다음 값이나 이전 값으로
key-back = 설정을 이전 값으로
key-open = 설정의 값을 고르거나 입력하기
    .hint = 고르기
switch = { $word ->
    [on] 켜기
   *[off] 끄기
}
    .about = { $word ->
        [on] { $about } 보기 보이기 켜기 표시 켜
       *[off] { $about } 숨기기 숨김 끄기 감추기 끄 없이 없애기
    }

unreadable = 읽을 수 없습니다({ $why })
file-unused = { $why }. 기본값을 씁니다
not-toml = 올바른 TOML이 아닙니다: { $reason }
not-in-file = 모르는 설정 { $name }. othello config에서 모든 설정을 볼 수 있습니다
not-given = { $what ->
    [text] 따옴표로 묶은 문자열이어야 합니다
    [names] 따옴표로 묶은 이름이나 이름 목록이어야 합니다
    [path] 따옴표로 묶은 경로여야 합니다
    [book] 따옴표로 묶은 경로나 false여야 합니다
    [paths] 따옴표로 묶은 경로 목록이어야 합니다
   *[switch] true 또는 false여야 합니다
}
