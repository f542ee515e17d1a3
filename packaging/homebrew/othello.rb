class Othello < Formula
  desc "Othello board for the terminal, with an engine, links and lessons"
  homepage "https://github.com/othello-board/othello"
  url "https://github.com/othello-board/othello/archive/refs/tags/v0.1.0.tar.gz"
  license "MIT"
  head "https://github.com/othello-board/othello.git", branch: "main"

  depends_on "rust" => :build

  def install
    system "cargo", "build", "--locked", "--release"
    system "bash", "packaging/install.sh", "target/release/othello", "", prefix
  end

  test do
    assert_match "4 1", shell_output("#{bin}/othello perft 1")
    assert_match "d3", pipe_output("#{bin}/othello --plain", "d3\nlist\n")
  end
end
