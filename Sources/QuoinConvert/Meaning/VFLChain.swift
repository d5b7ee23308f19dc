// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The axis of a statement of MortarVFL.
enum VFLAxis {
  case row, column

  /// The start and end edges, if neither end of the statement follows the reading direction.
  var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    self == .row ? (.left, .right) : (.top, .bottom)
  }

  var length: LayoutAttribute { self == .row ? .width : .height }
}

/// Consecutive views on an axis, with the items before and after them.
struct VFLChain {
  enum Length {
    case points(LayoutRelation, AffineTerm)
    case same(ConvertedItem)
    case weight(Double)
  }

  enum Node {
    case space(AffineTerm)
    case views([ConvertedItem], Length?)
  }

  let axis: VFLAxis
  let start: AffineTerm?
  let nodes: [Node]
  let end: AffineTerm?

  init(_ axis: VFLAxis, start: AffineTerm?, _ nodes: [Node], end: AffineTerm?) {
    self.axis = axis
    self.start = start
    self.nodes = nodes
    self.end = end
  }

  static let directional: Set<LayoutAttribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]

  /// The edges by which the views are linked. If one end follows the reading direction, all edges
  /// do.
  private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    let follows = [start, end].contains { term in
      term.map { Self.directional.contains($0.attribute) } ?? false
    }
    return axis == .row && follows ? (.leading, .trailing) : axis.edges
  }

  /// The constraints in the order in which the statement makes them; nil for a list that the
  /// library refuses.
  var constraints: [ConvertedConstraint]? {
    var result: [ConvertedConstraint] = []
    var previous = start
    var gap: AffineTerm?
    var placed: [ConvertedItem] = []
    var unit: (item: ConvertedItem, weight: Double)?
    for node in nodes {
      guard case .views(let views, _) = node else {
        // Two spaces side by side are refused.
        guard case .space(let points) = node, gap == nil else { return nil }
        gap = points
        continue
      }
      let carrier = views[0]
      if let last = previous {
        var link = last.adding(gap, sign: 1).constraint((carrier, edges.start), .equal)
        link.unmasksSecond = last.item.map(placed.contains) ?? false
        result.append(link)
      } else if gap != nil {
        return nil
      }
      guard let length = resolved(node) else { return nil }
      switch length {
      case nil: break
      case .points(let relation, let term):
        result.append(term.constraint((carrier, axis.length), relation))
      case .same(let view):
        result.append(ConvertedConstraint(carrier, axis.length, .equal, view, axis.length))
      case .weight(let weight):
        guard start != nil, end != nil else { return nil }
        if let unit {
          var share = ConvertedConstraint(
            carrier, axis.length, .equal, unit.item, axis.length, multiplier: weight / unit.weight)
          let isWhole = weight == weight.rounded() && unit.weight == unit.weight.rounded()
          if isWhole, share.multiplier != share.multiplier.rounded() {
            share.ratio = ConstraintRatio(above: weight, below: unit.weight)
          }
          result.append(share)
        } else {
          unit = (carrier, weight)
        }
      }
      for view in views.dropFirst() {
        for edge in [edges.start, edges.end] {
          result.append(ConvertedConstraint(view, edge, .equal, carrier, edge))
        }
      }
      placed += views
      previous = AffineTerm(of: carrier, edges.end)
      gap = nil
    }
    guard !placed.isEmpty, Set(placed).count == placed.count, let last = previous?.item else {
      return nil
    }
    guard let end else { return gap == nil ? result : nil }
    result.append(end.adding(gap, sign: -1).constraint((last, edges.end), .equal))
    return result
  }

  /// The length of a part, with references followed. The outer optional is nil for one that leads
  /// nowhere or in a cycle.
  private func resolved(_ node: Node) -> Length?? {
    guard case .views(_, let length) = node, case .same(var view)? = length else {
      if case .views(_, let length) = node { return .some(length) }
      return nil
    }
    var seen: Set<ConvertedItem> = []
    while seen.insert(view).inserted {
      guard let target = self.length(of: view) else { return nil }
      switch target {
      case .points(.equal, _)?, .weight?: return .some(target)
      case .same(let next)?: view = next
      default: return .some(.same(view))
      }
    }
    return nil
  }

  /// The length of the part with a view; nil for a view that is not in the list.
  private func length(of view: ConvertedItem) -> Length?? {
    for case .views(let views, let length) in nodes where views.contains(view) {
      return .some(length)
    }
    return nil
  }
}

extension AffineTerm {
  /// The term with a space added or subtracted.
  func adding(_ space: AffineTerm?, sign: Double) -> AffineTerm {
    guard let space else { return self }
    var result = self
    result.constant += sign * space.constant
    result.symbols += sign < 0 ? space.symbols.map(\.negated) : space.symbols
    return result
  }
}
