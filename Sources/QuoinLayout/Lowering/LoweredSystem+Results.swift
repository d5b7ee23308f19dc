// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// The solved rectangle of an item.
  ///
  /// - Parameters:
  ///   - values: the values of the solver.
  ///   - owner: the geometry of the owner, for an item that follows it.
  func geometry(
    of slot: Int32, _ model: LayoutModel, _ values: UnsafeBufferPointer<Double>,
    owner: ItemGeometry
  ) -> ItemGeometry {
    let insets = model.tree[slot].item.frameInsets
    return ItemGeometry(
      alignmentRect: alignmentRect(of: slot, model, values, owner, insets), frameInsets: insets)
  }

  private func alignmentRect(
    of slot: Int32, _ model: LayoutModel, _ values: UnsafeBufferPointer<Double>,
    _ owner: ItemGeometry, _ insets: LayoutInsets
  ) -> LayoutRect {
    func value(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> Double {
      guard let variable = variable(slot, coordinate), Int(variable.index) < values.count
      else { return 0 }
      return values[Int(variable.index)]
    }
    let parent = model.tree[slot].parent
    guard parent >= 0 else {
      // The origin of the frame of a root is that of the coordinates.
      var rect = variables.rect(of: slot, values)
      (rect.x, rect.y) = (insets.left, insets.top)
      return rect
    }
    // The alignment rectangle of the owner in its own coordinates.
    var inside: LayoutRect {
      owner.alignmentRect.moved(x: -owner.frame.x, y: -owner.frame.y)
        .moved(by: model.tree[parent].item.boundsOrigin)
    }
    switch model.tree[slot].item.kind {
    case .view, .guide: return variables.rect(of: slot, values)
    case .contentGuide:
      return LayoutRect(
        x: 0, y: 0, width: value(parent, .contentWidth), height: value(parent, .contentHeight))
    case .frameGuide: return inside
    case .marginsGuide: return inside.inset(by: model.margins(of: parent))
    case .safeAreaGuide: return inside.inset(by: model.safeArea(of: parent))
    }
  }

  /// The solved size of the content area of a scroll view; zero when no constraint uses it.
  func contentSize(of slot: Int32) -> LayoutSize {
    LayoutSize(width: value(slot, .contentWidth), height: value(slot, .contentHeight))
  }

  /// The solved length of the content area of a scroll view; nil when no constraint uses it.
  func contentLength(of slot: Int32, _ axis: LayoutAxis) -> Double? {
    let coordinate = LayoutAmbiguity.Coordinate.contentSize(axis)
    return variable(slot, coordinate).map { _ in value(slot, coordinate) }
  }

  // MARK: Explanations

  /// Whether a coordinate is a number of the layout. A content size is one as long as a constraint
  /// mentions the content area on its axis; its variable remains.
  package func isPartOfLayout(_ coordinate: ItemCoordinate, _ model: LayoutModel) -> Bool {
    switch coordinate.coordinate {
    case .x, .y, .width, .height: return true
    case .contentWidth, .contentHeight: break
    }
    var isMentioned = false
    model.forEachConstraint { slot in
      guard !isMentioned else { return }
      let record = model.constraints[slot]
      isMentioned = [record.first, record.second].compactMap(\.self).contains { operand in
        let ends = [
          (operand.item, operand.attribute), (operand.startItem, operand.startAttribute),
        ].prefix(operand.isDistance ? 2 : 1)
        return ends.contains { item, attribute in
          let area = model.area(of: attribute, item, in: record)
          return area.isContent && area.owner == coordinate.slot
            && attribute.axis == coordinate.coordinate.axis
        }
      }
    }
    return isMentioned
  }

  /// The conflicts of the solution.
  func conflicts(_ model: LayoutModel) -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      LayoutConflict(
        broken: requirement(of: rows.source(of: conflict.broken), model),
        members: conflict.members.map { requirement(of: $0, model) })
    }
  }

  private func requirement(
    of member: ConflictMember, _ model: LayoutModel
  ) -> LayoutRequirement {
    switch member {
    case .constraint(let row):
      return requirement(of: rows.source(of: row), model)
    case .input(let variable):
      let (slot, axis) = (coordinate(of: variable).slot, coordinate(of: variable).coordinate.axis)
      return .givenSize(model.tree.id(slot), axis)
    case .nonNegative(let variable):
      return signRequirement(of: coordinate(of: variable), model)
    }
  }

  /// Returns the requirement that a size is not negative.
  package func signRequirement(of size: ItemCoordinate, _ model: LayoutModel) -> LayoutRequirement {
    let (item, axis) = (model.tree.id(size.slot), size.coordinate.axis)
    return size.coordinate == .contentSize(axis)
      ? .nonNegativeContentSize(item, axis) : .nonNegativeSize(item, axis)
  }

  /// The coordinates that the solution does not determine, in the order of items.
  func ambiguities(_ model: LayoutModel) -> [LayoutAmbiguity] {
    var candidates: [VariableID] = []
    model.forEachItem { appendVariables(of: $0, to: &candidates) }
    return ambiguities(among: candidates, model)
  }

  /// The coordinates of one item that the solution does not determine.
  func ambiguities(of slot: Int32, _ model: LayoutModel) -> [LayoutAmbiguity] {
    var candidates: [VariableID] = []
    appendVariables(of: slot, to: &candidates)
    return ambiguities(among: candidates, model)
  }

  private func appendVariables(of slot: Int32, to candidates: inout [VariableID]) {
    for coordinate in LayoutAmbiguity.Coordinate.allCases {
      if let variable = variable(slot, coordinate) { candidates.append(variable) }
    }
  }

  private func ambiguities(
    among candidates: [VariableID], _ model: LayoutModel
  ) -> [LayoutAmbiguity] {
    solver.ambiguousVariables(among: candidates).compactMap { range in
      let coordinate = coordinate(of: range.variable)
      guard isPartOfLayout(coordinate, model) else { return nil }
      return LayoutAmbiguity(
        item: model.tree.id(coordinate.slot), coordinate: coordinate.coordinate,
        minimum: range.minimum, maximum: range.maximum)
    }
  }
}
