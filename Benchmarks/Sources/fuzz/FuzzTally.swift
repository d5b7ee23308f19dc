// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers of scripts, by outcome.
struct FuzzTally {
  /// The largest part of scripts that may be undecided. More could hide failures.
  static let mostUndecided = 0.02

  /// The text that identifies the line about undecided scripts.
  static let undecidedMark = " scripts undecided"

  var scripts = 0
  var undecided = 0
  var failures = 0

  var isSuccess: Bool { failures == 0 && !hasTooManyUndecided }

  /// Whether more than one script in fifty is undecided; in short runs, whether more than ten are.
  var hasTooManyUndecided: Bool {
    undecided > 10 && Double(undecided) > Self.mostUndecided * Double(scripts)
  }

  mutating func add(_ other: FuzzTally) {
    scripts += other.scripts
    undecided += other.undecided
    failures += other.failures
  }
}

extension FuzzTally: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    if undecided > 0 {
      let part = hasTooManyUndecided ? ", more than one in fifty" : ""
      lines.append("\(undecided)\(Self.undecidedMark)\(part)")
    }
    return (lines + ["\(scripts) scripts, \(failures) failures"]).joined(separator: "\n")
  }

  /// Reads the last lines of a process; nil when they are not a tally.
  init?(lines: some Sequence<Substring>) {
    for line in lines {
      let words = line.split { " ,".contains($0) }
      guard words.count >= 3, words[1] == "scripts", let number = Int(words[0]) else { continue }
      if words[2] == "undecided" { undecided = number }
      if words.count == 4, words[3] == "failures", let failures = Int(words[2]) {
        (scripts, self.failures) = (number, failures)
        return
      }
    }
    return nil
  }
}
