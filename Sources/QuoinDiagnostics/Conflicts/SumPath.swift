// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The order of the rows of a sum from the beginning of the outermost item to its end: each row
/// leads from one edge to the next. Frames do not have that order where contents do not fit.
struct SumPath {
  private struct Edge: Hashable {
    var item: ItemID
    var isEnd: Bool
  }

  private let engine: LayoutEngine

  /// Returns the rows in order.
  ///
  /// - Returns: nil where they do not form a single path.
  static func ordered(
    _ parts: [LayoutCertificate.Part], _ engine: LayoutEngine
  ) -> [LayoutCertificate.Part]? {
    let path = SumPath(engine: engine)
    // The lengths of the outermost items close the path, and rows that make two lengths equal are
    // not steps.
    var closing = parts.indices.filter {
      parts[$0].requirement.isGivenLength
        || parts[$0].constant == 0 && path.ends(of: parts[$0].requirement) == nil
    }
    var rest = parts.indices.filter { !closing.contains($0) }
    var edges: [Int: (Edge, Edge)] = [:]
    for index in rest { edges[index] = path.ends(of: parts[index].requirement) }
    let items = edges.values.flatMap { [$0.0.item, $0.1.item] }
    guard rest.count > 1, edges.count == rest.count,
      let outermost = items.first(where: { outer in
        items.allSatisfy { $0 == outer || engine.isItem($0, inside: outer) }
      })
    else { return nil }
    let isOuter = { (index: Int) in
      edges[index]?.0.item == outermost && edges[index]?.1.item == outermost
    }
    closing += rest.filter(isOuter)
    rest.removeAll(where: isOuter)
    var place = Edge(item: outermost, isEnd: false)
    var order: [Int] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { edges[$0]?.0 == place || edges[$0]?.1 == place }
      if let next, let (first, second) = edges[rest[next]] {
        place = first == place ? second : first
        order.append(rest.remove(at: next))
      } else if !place.isEnd,
        // A length that is as long as another one has the row of that one.
        let equal = rest.firstIndex(where: { parts[$0].requirement.sizedItem(in: engine) != nil })
      {
        order.append(rest.remove(at: equal))
        place.isEnd = true
      } else {
        return nil
      }
    }
    return (order + closing).map { parts[$0] }
  }

  private func ends(of requirement: LayoutRequirement) -> (Edge, Edge)? {
    var sized = requirement.sizedItem(in: engine)
    if case .nonNegativeSize(let item, _) = requirement { sized = item }
    if let sized { return (Edge(item: sized, isEnd: false), Edge(item: sized, isEnd: true)) }
    guard let constraint = requirement.constraintID.flatMap(engine.constraint),
      let second = constraint.second, let start = edge(constraint.first), let end = edge(second)
    else { return nil }
    return (start, end)
  }

  private func edge(_ operand: LayoutOperand) -> Edge? {
    guard case .attribute(let item, let attribute) = operand, let found = engine.item(item) else {
      return nil
    }
    let isMirrored = found.direction == .rightToLeft
    let isEnd: Bool
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: isEnd = false
    case .right, .bottom, .rightMargin, .bottomMargin: isEnd = true
    case .leading, .leadingMargin: isEnd = isMirrored
    case .trailing, .trailingMargin: isEnd = !isMirrored
    default: return nil
    }
    // The guides of an item have the item's edges, and insets.
    let owner = found.kind == .safeAreaGuide || found.kind == .marginsGuide ? found.parent : nil
    return Edge(item: owner ?? item, isEnd: isEnd)
  }
}

extension LayoutRequirement {
  /// Whether a root's size or a mask gives a place or a length.
  fileprivate var isGivenLength: Bool {
    switch self {
    case .givenSize, .autoresizingPosition, .autoresizingSize: true
    case .constraint, .nonNegativeSize, .nonNegativeContentSize, .hugging, .compressionResistance:
      false
    }
  }
}
