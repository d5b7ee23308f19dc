// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

@testable import QuoinInterfaceBuilder

/// The stored frames of the controls below a layout root, compared with the rows of the tables.
struct StoredControls {
  let document: InterfaceDocument
  let controlEras: ControlEras
  let environment: SceneEnvironment
  let geometry: StoredGeometry
  let constraints: [ConstraintDescription]

  /// The views with a stored frame that can be trusted.
  var indices: [Int] { document.views.indices.filter { geometry[$0] != nil } }

  func alignment(of index: Int) -> CanvasMeasure {
    row(of: index).measure(on: document.kind.platform)
  }

  func row(of index: Int) -> AlignmentTable.Row {
    AlignmentTable.row(
      for: document.views[index], platform: document.kind.platform,
      era: controlEras.era(of: index), isOld: controlEras.isOld(index))
  }

  func baseline(of index: Int) -> CanvasMeasure? {
    environment.measures[document.views[index].id]?.first { $0.kind == .baselines }
  }

  // MARK: Alignment rectangles

  /// Whether the edges of each control agree with its row, where a required size or a required
  /// equality with a container shows them, or one with a control of a row that is known.
  func alignmentVotes(knowing rows: Set<String>) -> [Int: Bool] {
    var votes: [Int: Bool] = [:]
    for constraint in constraints
    where constraint.relation == .equal && constraint.priority >= 1000
      && constraint.multiplier == 1
    {
      for (index, agrees) in alignmentVotes(of: constraint, knowing: rows) {
        votes[index] = (votes[index] ?? true) && agrees
      }
    }
    return votes
  }

  private func alignmentVotes(
    of constraint: ConstraintDescription, knowing rows: Set<String>
  ) -> [(Int, Bool)] {
    guard case .view(let first) = constraint.first else { return [] }
    guard let second = constraint.second else {
      guard let length = length(constraint.firstAttribute, of: first) else { return [] }
      return [(first, isNear(length, constraint.constant))]
    }
    guard case .view(let second) = second,
      let left = position(constraint.firstAttribute, of: first),
      let right = position(constraint.secondAttribute, of: second)
    else { return [] }
    let agrees = isNear(left, right + constraint.constant)
    var votes: [(Int, Bool)] = []
    if isKnown(second, rows) { votes.append((first, agrees)) }
    if isKnown(first, rows) { votes.append((second, agrees)) }
    return votes
  }

  /// Whether the insets of a view are beyond doubt. The edges of a scroll view may be those of its
  /// content.
  private func isKnown(_ index: Int, _ rows: Set<String>) -> Bool {
    if document.views[index].rule.factory == .scroll { return false }
    let row = row(of: index)
    return row.control == AlignmentTable.container || rows.contains(alignment(of: index).row)
  }

  private func aligned(_ index: Int) -> LayoutRect? {
    guard let frame = geometry[index], document.views[index].forcesDirection != .rightToLeft
    else { return nil }
    let insets = row(of: index).insets(of: document.views[index])
    return LayoutRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  private func position(_ attribute: LayoutAttribute, of index: Int) -> Double? {
    guard let edge = InsetEdge(attribute), let rectangle = aligned(index) else { return nil }
    return edge.position(in: rectangle)
  }

  private func length(_ attribute: LayoutAttribute, of index: Int) -> Double? {
    switch attribute {
    case .width: aligned(index)?.width
    case .height: aligned(index)?.height
    default: nil
    }
  }

  /// Frames are rounded to pixels.
  private func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 0.5 / environment.scale + 0.01
  }

  // MARK: Text lines

  /// Whether required equalities of baselines agree with the distances of both views. Views of the
  /// same row and size show nothing.
  func baselineVotes() -> [Int: Bool] {
    var votes: [Int: Bool] = [:]
    for constraint in constraints
    where constraint.relation == .equal && constraint.priority >= 1000
      && constraint.multiplier == 1
    {
      guard case .view(let first) = constraint.first,
        case .view(let second)? = constraint.second, !areAlike(first, second),
        let left = line(constraint.firstAttribute, of: first),
        let right = line(constraint.secondAttribute, of: second)
      else { continue }
      let agrees = abs(left - right - constraint.constant) <= 1 / environment.scale + 0.01
      for index in [first, second] { votes[index] = (votes[index] ?? true) && agrees }
    }
    return votes
  }

  private func areAlike(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (document.views[first], document.views[second])
    return baseline(of: first)?.row == baseline(of: second)?.row
      && one.appearance.pointSize == other.appearance.pointSize
      && one.frame?.height == other.frame?.height
  }

  private func line(_ attribute: LayoutAttribute, of index: Int) -> Double? {
    guard let frame = geometry[index],
      let distances = environment.baselines[document.views[index].id]
    else { return nil }
    switch attribute {
    case .firstBaseline: return frame.y + distances.first
    case .lastBaseline: return frame.maxY - distances.last
    default: return nil
    }
  }
}
