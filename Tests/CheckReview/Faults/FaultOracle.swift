// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The numbers that the relations of a layout determine or contradict, by rank and not by solving.
@MainActor struct FaultOracle {
  let inspection: LayoutInspection
  private let system: EngineSystem
  private let items: [ItemID]

  /// - Parameter root: The topmost view of a layout.
  init(_ root: UIView) {
    inspection = root.layoutInspection()
    system = EngineSystem(engine: inspection.engine)
    var items: [ItemID] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if let item = inspection.item(of: view) { items.append(item) }
      waiting += view.subviews
    }
    self.items = items
  }

  /// Whether the required constraints can all hold, as the engine says. Faults are only planted where
  /// nothing was wrong before.
  var isSound: Bool {
    var engine = inspection.engine
    engine.layout()
    return engine.conflicts.isEmpty
  }

  /// The combinations of the left sides of all relations, optional ones and inequalities too. A number
  /// that is none of them can change while nothing is missed by more.
  func allRelations() -> RowSpace {
    var space = RowSpace()
    let ids = inspection.engine.constraintIDs.map(LayoutRequirement.constraint)
    for requirement in ids + items.flatMap(system.requirements) {
      if let row = system.row(of: requirement) { space.add(row.terms) }
    }
    return space
  }

  /// The left sides of the required equalities, without one constraint.
  func requiredEqualities(without constraint: LayoutConstraintID?) -> RowSpace {
    var space = RowSpace()
    let ids = inspection.engine.constraintIDs.filter { $0 != constraint }
      .map(LayoutRequirement.constraint)
    for requirement in ids + items.flatMap(system.requirements) {
      guard let row = system.row(of: requirement), row.relation == .equal, row.priority >= 1000
      else { continue }
      space.add(row.terms)
    }
    return space
  }

  /// The relation of a constraint.
  func row(of constraint: LayoutConstraintID) -> SystemRow? {
    system.row(of: .constraint(constraint))
  }

  /// The left sides of the coordinates of a view along an axis; nil for a view of another layout.
  func coordinates(
    of view: UIView, _ axis: LayoutAxis
  ) -> (position: [LayoutEdge: Fraction], length: [LayoutEdge: Fraction])? {
    guard let item = inspection.item(of: view),
      let parent = inspection.engine.item(item)?.parent
    else { return nil }
    let (near, far) = (
      LayoutEdge(item: item, axis: axis, isMaximum: false),
      LayoutEdge(item: item, axis: axis, isMaximum: true)
    )
    let outer = LayoutEdge(item: parent, axis: axis, isMaximum: false)
    return ([near: 1, outer: -1], [far: 1, near: -1])
  }
}
