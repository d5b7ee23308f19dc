// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Neighbours in a list of constraints that one statement of MortarVFL makes.
struct FoundChain {
  var axis: VFLAxis
  var start: AffineTerm
  var nodes: [VFLChain.Node]
  var end: AffineTerm
  var constraints: [ConvertedConstraint]

  var count: Int { constraints.count }

  /// The views of the list in order.
  var views: [ConvertedItem] {
    nodes.flatMap { node in
      if case .views(let views, _) = node { views } else { [ConvertedItem]() }
    }
  }
}

/// Finds chains of views with one parent that are linked edge to edge, with both ends tied.
///
/// The statement makes its constraints in the order of the list, so that only constraints which
/// follow each other in that order become one.
struct ChainSearch {
  let root: ConvertedRoot
  let run: [ConvertedConstraint]

  private static let rows: [(start: LayoutAttribute, end: LayoutAttribute)] = [
    (.leading, .trailing), (.left, .right),
  ]
  private static let absolute: Set<LayoutAttribute> = [
    .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins,
  ]
  private static let vertical: Set<LayoutAttribute> = [
    .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
    .lastBaseline,
  ]

  /// The chain that begins with a constraint; nil where there is none.
  func chain(from index: Int) -> FoundChain? {
    for edges in Self.rows {
      if let chain = chain(from: index, .row, edges) { return chain }
    }
    return chain(from: index, .column, (.top, .bottom))
  }

  private func chain(
    from index: Int, _ axis: VFLAxis, _ edges: (start: LayoutAttribute, end: LayoutAttribute)
  ) -> FoundChain? {
    guard let (first, start) = link(run[index], edges.start), isPlace(start.attribute, axis) else {
      return nil
    }
    var nodes: [VFLChain.Node] = []
    var views = [first]
    var lengths: [VFLChain.Length?] = [nil]
    var gaps: [AffineTerm] = []
    var next = index + 1
    while next < run.count, let last = views.last {
      let constraint = run[next]
      next += 1
      if let (view, other) = link(constraint, edges.start), other.item == last,
        other.attribute == edges.end, !views.contains(view), isSibling(view, of: first)
      {
        gaps.append(AffineTerm(constant: other.constant, symbols: other.symbols))
        views.append(view)
        lengths.append(nil)
      } else if lengths[lengths.count - 1] == nil,
        let length = length(constraint, of: last, axis, views, &lengths)
      {
        lengths[lengths.count - 1] = length
      } else {
        guard let (view, end) = link(constraint, edges.end), view == last,
          let item = end.item, !views.contains(item), !views.contains(where: { $0 == start.item }),
          isPlace(end.attribute, axis), isFit(edges.start, start, end), isElastic(lengths)
        else { return nil }
        for (position, view) in views.enumerated() {
          if position > 0, gaps[position - 1].constant != 0 || !gaps[position - 1].symbols.isEmpty {
            nodes.append(.space(gaps[position - 1]))
          }
          nodes.append(.views([view], lengths[position]))
        }
        return FoundChain(
          axis: axis, start: start, nodes: nodes, end: end,
          constraints: Array(run[index..<next]))
      }
    }
    return nil
  }

  /// A view whose edge is equal to another place plus a number, and that place.
  private func link(
    _ constraint: ConvertedConstraint, _ edge: LayoutAttribute
  ) -> (ConvertedItem, AffineTerm)? {
    guard isPlain(constraint) else { return nil }
    for form in [constraint, constraint.turned].compactMap(\.self) {
      guard case .view(let index) = form.first, form.firstAttribute == edge,
        !root.views[index].keepsMask, let second = form.second, second.view != index,
        // The inner view is the one that is placed.
        !root.contains(index, second.view), form.multiplierText == nil
      else { continue }
      return (
        form.first,
        AffineTerm(
          item: second, attribute: form.secondAttribute, multiplier: 1, constant: form.constant,
          symbols: form.symbols)
      )
    }
    return nil
  }

  /// Lists have no priorities, and their constraints no names.
  private func isPlain(_ constraint: ConvertedConstraint) -> Bool {
    constraint.relation == .equal && constraint.priority == 1000 && constraint.identifier == nil
  }

  private func isPlace(_ attribute: LayoutAttribute, _ axis: VFLAxis) -> Bool {
    axis == .column
      ? Self.vertical.contains(attribute)
      : VFLChain.directional.contains(attribute) || Self.absolute.contains(attribute)
  }

  /// Whether the ends give the views the edges that the constraints have.
  private func isFit(_ edge: LayoutAttribute, _ start: AffineTerm, _ end: AffineTerm) -> Bool {
    guard edge != .top else { return true }
    let follows = [start, end].contains { VFLChain.directional.contains($0.attribute) }
    return follows == (edge == .leading)
  }

  private func isSibling(_ view: ConvertedItem, of other: ConvertedItem) -> Bool {
    root.views[view.view].parent == root.views[other.view].parent
  }

  /// Whether a length is left open. The library warns of lists that are fixed everywhere.
  private func isElastic(_ lengths: [VFLChain.Length?]) -> Bool {
    lengths.contains { length in
      if case .points(.equal, _)? = length { false } else { true }
    }
  }

  /// The length that a constraint gives a view. The first weight makes its partner one part.
  private func length(
    _ constraint: ConvertedConstraint, of view: ConvertedItem, _ axis: VFLAxis,
    _ views: [ConvertedItem], _ lengths: inout [VFLChain.Length?]
  ) -> VFLChain.Length? {
    guard constraint.first == view, constraint.firstAttribute == axis.length,
      constraint.priority == 1000, constraint.identifier == nil
    else { return nil }
    guard let second = constraint.second else {
      return .points(
        constraint.relation,
        AffineTerm(constant: constraint.constant, symbols: constraint.symbols))
    }
    guard constraint.relation == .equal, constraint.secondAttribute == axis.length,
      constraint.hasNoConstant, constraint.factor == nil,
      let partner = views.firstIndex(of: second), second != view
    else { return nil }
    switch lengths[partner] {
    case nil where constraint.multiplier == 1: return .same(second)
    case nil:
      guard constraint.multiplier > 0, !lengths.contains(where: Self.isWeight) else { return nil }
      lengths[partner] = .weight(constraint.ratio?.below ?? 1)
      return .weight(constraint.ratio?.above ?? constraint.multiplier)
    case .weight(let unit)?:
      // Weights refer to the first one.
      guard lengths.firstIndex(where: Self.isWeight) == partner else { return nil }
      return .weight(constraint.multiplier * unit)
    case .points(let relation, _)?:
      return relation != .equal && constraint.multiplier == 1 ? .same(second) : nil
    case .same: return nil
    }
  }

  private static func isWeight(_ length: VFLChain.Length?) -> Bool {
    if case .weight? = length { true } else { false }
  }
}
