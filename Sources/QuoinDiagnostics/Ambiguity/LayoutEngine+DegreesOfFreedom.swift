// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
import QuoinSolver

extension LayoutEngine {
  /// Returns the ambiguous coordinates of the last `layout()`, grouped by degree of freedom.
  ///
  /// Degrees without a visible difference are part of the result; see
  /// ``DegreeOfFreedom/isVisible(at:)``.
  ///
  /// - Parameter mayHaveContent: whether an item without a content size may have one in the running
  ///   program.
  /// - Returns: the degrees in the order of their drivers; none after a change that was not laid
  ///   out yet for new items.
  /// - Complexity: two linear programs for each row and number of the parts of the layout that are
  ///   not determined, and an elimination.
  public func degreesOfFreedom(
    mayHaveContent: (ItemID) -> Bool = { _ in false }
  ) -> [DegreeOfFreedom] {
    let directions = lowered.solver.ambiguousDirections(drivenBy: variablesInDriverOrder())
    return directions.compactMap { direction in
      let driver = ambiguity(direction.driver)
      guard !newSlots.contains(driver.item.index),
        lowered.isPartOfLayout(lowered.coordinate(of: direction.driver.variable), model)
      else { return nil }
      return DegreeOfFreedom(
        driver: driver, followers: direction.followers.map { ambiguity($0.range) },
        cause: cause(of: driver, direction.trades, mayHaveContent))
    }
  }

  private func ambiguity(_ range: AmbiguousVariable) -> LayoutAmbiguity {
    let coordinate = lowered.coordinate(of: range.variable)
    return LayoutAmbiguity(
      item: model.tree.id(coordinate.slot), coordinate: coordinate.coordinate,
      minimum: range.minimum, maximum: range.maximum)
  }

  private func variablesInDriverOrder() -> [VariableID] {
    var slots: [(depth: Int, position: Int, slot: Int32)] = []
    model.forEachItem { slot in
      var (depth, parent) = (0, model.tree[slot].parent)
      while parent >= 0 { (depth, parent) = (depth + 1, model.tree[parent].parent) }
      slots.append((depth, slots.count, slot))
    }
    slots.sort { ($0.depth, $0.position) < ($1.depth, $1.position) }
    let order: [LayoutAmbiguity.Coordinate] = [
      .contentWidth, .width, .x, .contentHeight, .height, .y,
    ]
    return slots.flatMap { entry in order.compactMap { lowered.variable(entry.slot, $0) } }
  }

  private func cause(
    of driver: LayoutAmbiguity, _ trades: [ConstraintID], _ mayHaveContent: (ItemID) -> Bool
  ) -> DegreeOfFreedom.Cause {
    if let tie = tie(trades) { return tie }
    switch driver.coordinate {
    case .contentWidth, .contentHeight: return .scrollableContent
    case .width, .height, .x, .y: break
    }
    let axis = driver.coordinate.axis
    let isSize = driver.coordinate == .size(axis)
    if isSize, hasNoContent(driver.item, axis), mayHaveContent(driver.item) {
      return .unknownContent
    }
    guard isMentioned(driver.item, axis) else { return .unconstrained }
    return isSize ? .openSize : .openPosition
  }

  private func hasNoContent(_ id: ItemID, _ axis: LayoutAxis) -> Bool {
    item(id)?.content(axis) == nil
  }

  /// The two oldest requirements of the highest priority that trade violation.
  private func tie(_ trades: [ConstraintID]) -> DegreeOfFreedom.Cause? {
    let requirements = trades.map {
      lowered.requirement(of: lowered.rows.source(of: $0), model)
    }
    let priorities = requirements.map { priority(of: $0) ?? 0 }
    for priority in Set(priorities).sorted(by: >) {
      let equal = requirements.indices.filter { priorities[$0] == priority }
      if equal.count > 1 { return .tie(requirements[equal[0]], requirements[equal[1]]) }
    }
    return nil
  }

  /// The priority of a constraint or of a content; nil for other requirements.
  package func priority(of requirement: LayoutRequirement) -> Double? {
    switch requirement {
    case .constraint(let id): constraint(id)?.priority
    case .hugging(let id, let axis): item(id)?.content(axis)?.hugging
    case .compressionResistance(let id, let axis): item(id)?.content(axis)?.compressionResistance
    default: nil
    }
  }

  /// Whether a constraint is about an item on an axis.
  package func isMentioned(_ id: ItemID, _ axis: LayoutAxis) -> Bool {
    var isMentioned = false
    model.forEachConstraint { slot in
      guard !isMentioned, let constraint = constraint(model.id(ofConstraint: slot)) else { return }
      let operands = [constraint.first, constraint.second].compactMap { $0 }
      isMentioned = operands.contains { $0.comparedAttribute.axis == axis && $0.items.contains(id) }
    }
    return isMentioned
  }
}
