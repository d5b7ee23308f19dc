// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinLayout

/// A layout or a file that did not come out as the shape says.
enum CliffError: Error {
  case unexpectedConflicts(count: Int)
  case unexpectedAmbiguities(count: Int)
  case unexpectedFile
  case unexpectedWidth(Double)
}

extension Cliff {
  /// Conflicts with many members.
  static let conflicts = [
    // The gaps alone are wider than the row.
    Cliff("equal-row", size: 1000, limit: 0.5) { size in
      var row = try Row(views: size, width: Double(size)) { view, last in
        last.map { LayoutConstraint(.attribute(view, .width), .equal, .attribute($0, .width)) }
      }
      let seconds = row.layOut()
      try require(row.engine.conflicts.count == 1, row.engine)
      return seconds
    },
    // As many gaps as widths, all of which are members of the conflict.
    Cliff("long-conflict", size: 2000, limit: 0.3) { try slowestEdit($0, width: 9 * Double($0)) },
    // The gaps alone are wider than the row, so that the widths are not members.
    Cliff("narrow-row", size: 2000, limit: 0.3) { try slowestEdit($0, width: Double($0)) },
  ]

  /// The seconds of the slowest of some changes of gaps, in a row where gaps and widths of 10 points
  /// are together a number of constraints, and need 8 points more than 9 for each constraint.
  private static func slowestEdit(_ constraints: Int, width: Double) throws -> Double {
    var row = try Row(views: constraints / 2, width: width) { view, _ in
      LayoutConstraint(.attribute(view, .width), .equal, constant: 10)
    }
    _ = row.layOut()
    var slowest = 0.0
    for step in 0..<6 {
      let index = step * row.gaps.count / 6
      slowest = max(slowest, try row.changeGap(index, to: 9 + Double(step)))
      try require(row.engine.conflicts.count == 1, row.engine)
    }
    return slowest
  }

  private static func require(_ condition: Bool, _ engine: LayoutEngine) throws {
    guard !condition else { return }
    throw CliffError.unexpectedConflicts(count: engine.conflicts.count)
  }
}
