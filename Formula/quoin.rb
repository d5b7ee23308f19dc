# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT

# Builds the command from the repository that the formula is in, which is a tap of its own: Homebrew refuses formulae outside of taps.
#   brew tap quoin/quoin ADDRESS && brew install --HEAD quoin/quoin/quoin
class Quoin < Formula
  desc "Lays out, checks, compares and merges Interface Builder files"
  license "MIT"
  head "file://#{File.expand_path("..", __dir__)}", using: :git, branch: "main"

  # Linux has the archives of releases. macOS 15 is the first with a Swift that is new enough.
  depends_on :macos
  uses_from_macos "swift" => :build, since: :sequoia

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "quoin"
    bin.install ".build/release/quoin"
    generate_completions_from_executable(bin/"quoin", "--generate-completion-script")
  end

  test do
    assert_match(/^\d+\.\d+\.\d+$/, shell_output("#{bin}/quoin --version"))
  end
end
