// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Finds constants that move an edge of a view out of its superview where the other sign was meant.
///
/// Views reach beyond their superviews on purpose as well: shadows and backgrounds on all sides, a
/// panel that waits outside, a sheet whose lower corners are not to be seen. So a constant is
/// reported only where the layout itself shows the other sign: the opposite edge of the view, or
/// the same edge of a sibling, is inside by the same number of points, or the bottom of a view of a
/// fixed height is cut off by the screen. Constants in conflicts are left to the report about the
/// conflict.
struct OutwardConstantSearch {
  private let engine: LayoutEngine
  private let shown: Set<ItemID>
  /// The shown views with shown subviews.
  private let containers: Set<ItemID>

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
    let shown = engine.items.filter(isShown)
    self.shown = Set(shown)
    containers = Set(
      shown.compactMap { engine.item($0)?.kind == .view ? engine.item($0)?.parent : nil })
  }

  /// The constants in the order of activation.
  func found() -> [OutwardConstant] {
    let explained = Set(engine.conflicts.flatMap(\.members))
    let suspects = engine.constraintRequirements.filter { !explained.contains($0) }
      .compactMap(suspect)
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
    // A view that is outside by another number is so because of another constraint, an inset too.
    guard LayoutTolerance.isZero(inset(of: item, edge, in: container, engine) + points) else {
      return nil
    }
    guard let evidence = evidence(item, container, edge, points) else { return nil }
    return Suspect(
      constraint: id, item: item, container: container, edge: edge, points: points,
      evidence: evidence)
  }

  /// A view and its superview, where the second item is the superview, its safe area or its
  /// margins.
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
      ?? cutOffView(item, container, edge, points)
  }

  /// Whether an item has a size, and both its edges along the axis are inside.
  private func isInside(_ suspect: Suspect, in engine: LayoutEngine) -> Bool {
    let axis = suspect.edge.axis
    let length = engine.alignmentRect(of: suspect.item).size.length(axis)
    // An edge that moves alone is that of a background, a part of which is outside on purpose.
    if case .cutOff = suspect.evidence,
      !LayoutTolerance.isZero(
        length - self.engine.alignmentRect(of: suspect.item).size.length(axis))
    {
      return false
    }
    return [suspect.edge, suspect.edge.opposite].allSatisfy {
      inset(of: suspect.item, $0, in: suspect.container, engine) >= -LayoutTolerance.length
    } && length > LayoutTolerance.length
  }

  // MARK: Cut off views

  /// The minimum number of points by which the bottom of a screen cuts off a view by mistake: the
  /// smallest spacing of the system. Fewer hide a line or a border.
  private static let leastCutOff = 8.0

  /// The view that the bottom of the screen cuts off. Constants are negative at the bottom of a
  /// superview and positive at its top, which is easily confused.
  ///
  /// Returns the first view that is cut off. A sheet that hides its lower corners cuts off none of
  /// the views inside, and decoration is outside on two sides.
  private func cutOffView(
    _ item: ItemID, _ container: ItemID, _ edge: LayoutAttribute, _ points: Double
  ) -> OutwardConstant.Evidence? {
    guard edge == .bottom, points >= Self.leastCutOff, endsScreen(container),
      [.left, .right].allSatisfy({
        inset(of: item, $0, in: container, engine) >= -LayoutTolerance.length
      }),
      engine.alignmentRect(of: item).height > points
    else { return nil }
    let end = engine.boundsRect(of: container).maxY + LayoutTolerance.length
    return engine.items.first { view in
      guard shown.contains(view), !containers.contains(view), engine.item(view)?.kind == .view,
        let bottom = bottom(of: view, in: item, container)
      else { return false }
      return bottom > end
    }.map(OutwardConstant.Evidence.cutOff)
  }

  /// Returns whether a container ends with its root, so that the area below is not visible.
  private func endsScreen(_ container: ItemID) -> Bool {
    var bottom = engine.boundsRect(of: container).maxY
    var next = container
    while let parent = engine.item(next)?.parent {
      bottom += engine.frame(of: next).y - engine.boundsRect(of: next).y
      next = parent
    }
    return bottom >= engine.boundsRect(of: next).maxY - LayoutTolerance.length
  }

  /// The bottom of a view in the coordinates of a container; nil for a view that is neither an item
  /// of the container nor inside it, or that scrolls.
  private func bottom(of view: ItemID, in item: ItemID, _ container: ItemID) -> Double? {
    var bottom = engine.alignmentRect(of: view).maxY
    var next = view
    while next != item {
      guard let parent = engine.item(next)?.parent, parent != container,
        engine.item(parent)?.isScrollView == false
      else { return nil }
      bottom += engine.frame(of: parent).y
      next = parent
    }
    return bottom
  }

  // MARK: Distances

  /// Returns the distance of an edge of an item from that of its superview, in points, positive
  /// inside.
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
