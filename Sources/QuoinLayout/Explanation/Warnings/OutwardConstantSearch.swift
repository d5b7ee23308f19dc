// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds constants that move an edge of a view out of its superview where the other sign was meant.
///
/// Views reach beyond their superviews on purpose as well: shadows and backgrounds on all sides, a
/// panel that waits outside, a sheet whose lower corners are not to be seen. So a constant is
/// reported only where the layout itself shows the other sign: the opposite edge of the view, or the
/// same edge of a sibling, is inside by the same number of points.
struct OutwardConstantSearch {
  private let engine: LayoutEngine
  private let shown: Set<ItemID>

  /// A constraint that may have the wrong sign.
  private struct Suspect {
    var constraint: LayoutConstraintID
    var item: ItemID
    var container: ItemID
    var edge: LayoutAttribute
    var points: Double
    var evidence: OutwardConstant.Evidence
  }

  init(_ engine: LayoutEngine, isShown: (ItemID) -> Bool) {
    self.engine = engine
    shown = Set(engine.items.filter(isShown))
  }

  /// The constants in the order of activation.
  func found() -> [OutwardConstant] {
    let suspects = engine.constraintRequirements.compactMap(suspect)
    guard !suspects.isEmpty else { return [] }
    var trial = LayoutTrial(engine)
    return suspects.compactMap { suspect in
      guard let constant = engine.constraint(suspect.constraint)?.constant,
        let fix = trial.fix(
          .setConstant(suspect.constraint, -constant),
          solves: { isInside(suspect, in: $0) ? 1 : 0 }),
        fix.isClean
      else { return nil }
      return OutwardConstant(
        constraint: suspect.constraint, item: suspect.item, container: suspect.container,
        edge: suspect.edge, points: suspect.points, evidence: suspect.evidence, fix: fix)
    }
  }

  private func suspect(_ requirement: LayoutRequirement) -> Suspect? {
    guard case .constraint(let id) = requirement, let constraint = engine.constraint(id),
      constraint.breaking == .ordinary, constraint.multiplier == 1, constraint.constant != 0,
      case .attribute(let first, let attribute) = constraint.first,
      case .attribute(let second, attribute) = constraint.second,
      let (item, container) = nested(first, second) ?? nested(second, first),
      engine.item(container)?.isScrollView == false, shown.contains(item)
    else { return nil }
    let direction = engine.item(container)?.direction ?? .leftToRight
    let edge = attribute.resolved(direction)
    guard [.left, .right, .top, .bottom].contains(edge) else { return nil }
    let points = abs(constraint.constant)
    // What is out by another number is out because of another constraint, an inset too.
    guard LayoutTolerance.isZero(inset(of: item, edge, in: container, engine) + points) else {
      return nil
    }
    guard let evidence = evidence(item, container, edge, points) else { return nil }
    return Suspect(
      constraint: id, item: item, container: container, edge: edge, points: points,
      evidence: evidence)
  }

  /// A view and its superview, where the second item is the superview, its safe area or its margins.
  private func nested(_ inner: ItemID, _ outer: ItemID) -> (item: ItemID, container: ItemID)? {
    guard let item = engine.item(inner), item.kind == .view, let parent = item.parent,
      let other = engine.item(outer)
    else { return nil }
    if outer == parent { return (inner, parent) }
    guard other.parent == parent, other.kind == .safeAreaGuide || other.kind == .marginsGuide
    else { return nil }
    return (inner, parent)
  }

  private func evidence(
    _ item: ItemID, _ container: ItemID, _ edge: LayoutAttribute, _ points: Double
  ) -> OutwardConstant.Evidence? {
    let opposite = inset(of: item, edge.opposite, in: container, engine)
    if LayoutTolerance.isZero(opposite - points) { return .oppositeEdge }
    // The opposite edge shows that the whole view is moved out on purpose.
    guard opposite >= 0 else { return nil }
    let sibling = engine.items.first { other in
      guard other != item, let sibling = engine.item(other), sibling.kind == .view,
        sibling.parent == container, shown.contains(other)
      else { return false }
      return LayoutTolerance.isZero(inset(of: other, edge, in: container, engine) - points)
    }
    return sibling.map(OutwardConstant.Evidence.sibling)
  }

  /// Whether an item has a size, and both its edges along the axis are inside.
  private func isInside(_ suspect: Suspect, in engine: LayoutEngine) -> Bool {
    let axis = suspect.edge.axis
    return [suspect.edge, suspect.edge.opposite].allSatisfy {
      inset(of: suspect.item, $0, in: suspect.container, engine) >= -LayoutTolerance.length
    } && engine.alignmentRect(of: suspect.item).size.length(axis) > LayoutTolerance.length
  }

  /// How far an edge of an item is inside of its superview, in points.
  private func inset(
    of item: ItemID, _ edge: LayoutAttribute, in container: ItemID, _ engine: LayoutEngine
  ) -> Double {
    let (inner, outer) = (engine.alignmentRect(of: item), engine.boundsRect(of: container))
    return switch edge {
    case .left: inner.x - outer.x
    case .right: outer.maxX - inner.maxX
    case .top: inner.y - outer.y
    default: outer.maxY - inner.maxY
    }
  }
}
