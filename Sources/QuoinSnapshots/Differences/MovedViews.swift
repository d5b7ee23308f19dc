// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender

/// Views of one superview that moved by the same distance and changed in nothing else.
struct MovedViews {
  /// The indices of the rows.
  private(set) var rows: [Int] = []
  private var names: [String] = []
  private var shift: Shift
  /// The only change of a size that explains the move, such as `title.height`.
  private(set) var cause: String?

  /// The number of names up to which all are listed.
  private static let mostNames = 6

  /// A distance in hundredths of a point, and the superview.
  private struct Shift: Hashable {
    var parent: Int
    var x: Int
    var y: Int
  }

  /// A view in both trees.
  private struct Change {
    var row: Int
    var parent: Int
    var old: SnapshotLine
    var new: SnapshotLine
    var oldFrame: [Double]
    var newFrame: [Double]

    func delta(_ index: Int) -> Int {
      let delta = ((newFrame[index] - oldFrame[index]) * 100).rounded()
      // Frames on whole pixels are printed rounded, so a hundredth is not a change.
      return abs(delta) <= 1 ? 0 : Int(max(-1e9, min(1e9, delta)))
    }

    var isPureMove: Bool {
      old.rest == new.rest && delta(2) == 0 && delta(3) == 0 && (delta(0) != 0 || delta(1) != 0)
    }
  }

  /// Finds groups of at least two views.
  static func groups(in rows: [LineMatches.Row]) -> [MovedViews] {
    let changes = changes(in: rows)
    var groups: [MovedViews] = []
    var members: [Shift: [Change]] = [:]
    var order: [Shift] = []
    for change in changes where change.isPureMove {
      let shift = Shift(parent: change.parent, x: change.delta(0), y: change.delta(1))
      if members[shift] == nil { order.append(shift) }
      members[shift, default: []].append(change)
    }
    for shift in order {
      let moved = members[shift] ?? []
      guard moved.count > 1 else { continue }
      groups.append(
        MovedViews(
          rows: moved.map(\.row), names: moved.map(\.new.name), shift: shift,
          cause: cause(of: shift, moved, among: changes)))
    }
    return groups
  }

  private static func changes(in rows: [LineMatches.Row]) -> [Change] {
    var changes: [Change] = []
    /// The row of the last view at each depth.
    var ancestors: [(depth: Int, row: Int)] = []
    for (row, lines) in rows.enumerated() {
      guard case .both(let old, let new) = lines, let old = SnapshotLine(old),
        let new = SnapshotLine(new)
      else { continue }
      while let last = ancestors.last, last.depth >= new.depth { ancestors.removeLast() }
      let parent = ancestors.last?.row ?? -1
      ancestors.append((new.depth, row))
      guard let oldFrame = old.numbers, let newFrame = new.numbers else { continue }
      changes.append(
        Change(
          row: row, parent: parent, old: old, new: new, oldFrame: oldFrame, newFrame: newFrame))
    }
    return changes
  }

  /// The size whose change moved the views: that of the only view before all of them, in the same
  /// superview, which grew by the distance. Nothing where several would explain the move.
  private static func cause(
    of shift: Shift, _ moved: [Change], among changes: [Change]
  ) -> String? {
    let axis = shift.x == 0 ? 1 : 0
    guard shift.x == 0 || shift.y == 0 else { return nil }
    let distance = axis == 0 ? shift.x : shift.y
    let start = moved.map { $0.oldFrame[axis] }.min() ?? 0
    let causes = changes.filter { change in
      change.parent == shift.parent && abs(change.delta(axis + 2) - distance) <= 1
        && change.delta(axis + 2) != 0
        && change.oldFrame[axis] + change.oldFrame[axis + 2] <= start + 0.02
    }
    guard causes.count == 1, let name = causes.first?.new.name else { return nil }
    return "\(name).\(axis == 0 ? "width" : "height")"
  }

  /// The group in one line: `3 views, y + 7, because of title.height: email, password, submit`.
  var text: String {
    let distances = [("x", shift.x), ("y", shift.y)].filter { $0.1 != 0 }.map { name, distance in
      "\(name) \(distance < 0 ? "-" : "+") \(LayoutText.number(Double(abs(distance)) / 100, decimals: 2))"
    }
    let head =
      "\(rows.count) views, \(distances.joined(separator: ", "))"
      + (cause.map { ", because of \($0)" } ?? "")
    let shown = names.prefix(Self.mostNames).joined(separator: ", ")
    let more = names.count - Self.mostNames
    return "\(head): \(shown)" + (more > 0 ? " and \(more) more" : "")
  }
}
