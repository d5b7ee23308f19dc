// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinLayout
import QuoinPlatform

/// The guides and relations that a valid statement expands to. Nothing is installed.
@MainActor struct VFLExpansion {
  /// The relation of each created constraint, in order.
  private(set) var steps: [VFLStep] = []
  /// The guides of the spaces whose sizes are not fixed; they belong to ``owner``.
  private(set) var spaces: [PlatformLayoutGuide] = []
  /// The nearest view that contains the ends and views of the statement.
  let owner: PlatformView

  private let statement: VFLStatement
  private let edges: VFLEdges
  /// The attribute after which the next part begins, without the gap.
  private var previous: MortarAttribute?
  private var gap: CGFloat = 0
  private var firstWeight: (carrier: AnyObject, weight: CGFloat)?

  /// Creates the expansion; nil when the statement has no items, or items of several trees.
  init?(_ statement: VFLStatement) {
    guard let owner = statement.commonAncestor else { return nil }
    self.owner = owner
    self.statement = statement
    edges = VFLEdges(statement.axis, isDirectional: statement.isDirectional)
    previous = statement.leading.map { place(of: $0, edges.start) }
    for node in statement.nodes { add(node, statement.resolvedSize(of: node)) }
    guard let trailing = statement.trailing, let last = previous else { return }
    add(MortarRelation(last, .equal, place(of: trailing, edges.end) - gap))
  }

  private mutating func add(_ node: VFLNode, _ size: VFLSize) {
    if node.isSpace, case .fixed(let points) = size {
      gap = points
      return
    }
    let carrier = node.views.first ?? addSpace(node)
    if let previous {
      add(
        MortarRelation(attribute(carrier, edges.start), .equal, previous + gap),
        supports: node.isSpace ? flattening(carrier) : [])
    }
    if let relation = relation(of: carrier, size) { add(relation) }
    for view in node.views.dropFirst() {
      let relations = [edges.start, edges.end].map { edge in
        MortarRelation(attribute(view, edge), .equal, attribute(carrier, edge))
      }
      steps.append(VFLStep(relations: relations))
    }
    previous = attribute(carrier, edges.end)
    gap = 0
  }

  /// The relation that gives the part its length.
  private mutating func relation(of carrier: AnyObject, _ size: VFLSize) -> MortarRelation? {
    let length = attribute(carrier, edges.size)
    switch size {
    case .intrinsic: return nil
    case .fixed(let points):
      return MortarRelation(length, .equal, MortarAttribute(constant: points))
    case .atLeast(let points):
      return MortarRelation(length, .greaterThanOrEqual, MortarAttribute(constant: points))
    case .atMost(let points):
      return MortarRelation(length, .lessThanOrEqual, MortarAttribute(constant: points))
    case .same(let view):
      return MortarRelation(length, .equal, attribute(view, edges.size))
    case .weight(let weight):
      guard let first = firstWeight else {
        firstWeight = (carrier, weight)
        return nil
      }
      let unit = attribute(first.carrier, edges.size)
      return MortarRelation(length, .equal, unit * (weight / first.weight))
    }
  }

  /// A guide takes no events, is arranged by no stack view, and adds to no intrinsic size.
  private mutating func addSpace(_ node: VFLNode) -> PlatformLayoutGuide {
    let space = PlatformLayoutGuide()
    space.name = "space \(node.text)"
    spaces.append(space)
    return space
  }

  /// Determines the position of a space on the other axis, so that nothing is ambiguous.
  private func flattening(_ space: AnyObject) -> [MortarRelation] {
    [
      MortarRelation(
        attribute(space, edges.crossStart), .equal, attribute(owner, edges.crossStart) ! .low),
      MortarRelation(
        attribute(space, edges.crossSize), .equal, MortarAttribute(constant: 0) ! .low),
    ]
  }

  private mutating func add(_ relation: MortarRelation, supports: [MortarRelation] = []) {
    steps.append(VFLStep(relations: [relation], supports: supports))
  }

  private func place(of end: VFLTerminal, _ edge: LayoutAttribute) -> MortarAttribute {
    var place = end.attribute
    if place.form == nil { place.form = AttributeForm(edge) }
    return place
  }

  private func attribute(_ item: AnyObject, _ attribute: LayoutAttribute) -> MortarAttribute {
    MortarAttribute(item: item, AttributeForm(attribute))
  }
}
