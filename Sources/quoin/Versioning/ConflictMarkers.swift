// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The two sides of a text in which git marked conflicts.
enum ConflictMarkers {
  private enum Part { case both, ours, base, theirs }

  /// Returns both sides; nil for a text without complete markers.
  static func sides(of text: String) -> (ours: String, theirs: String)? {
    var sides = (ours: "", theirs: "")
    var part = Part.both
    var count = 0
    // Each line includes its line ending.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch (part, mark(of: line)) {
      case (.both, "<"): part = .ours
      case (.ours, "|"): part = .base
      case (.ours, "="), (.base, "="): part = .theirs
      case (.theirs, ">"):
        part = .both
        count += 1
      default:
        if part == .both || part == .ours { sides.ours += line + "\n" }
        if part == .both || part == .theirs { sides.theirs += line + "\n" }
      }
    }
    guard part == .both, count > 0 else { return nil }
    return (String(sides.ours.dropLast()), String(sides.theirs.dropLast()))
  }

  /// The character that a line of markers is made of, seven or more of it; nil for other lines.
  private static func mark(of line: Substring) -> Character? {
    guard let first = line.first, "<|=>".contains(first) else { return nil }
    let run = line.prefix { $0 == first }
    let rest = line.dropFirst(run.count)
    guard run.count >= 7, rest.isEmpty || rest.hasPrefix(" ") || rest == "\r" else { return nil }
    return first
  }
}
