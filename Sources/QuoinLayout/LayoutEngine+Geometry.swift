// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Reads where items are from the solution, and notes which of them are elsewhere.
  ///
  /// - Complexity: O(*n*), *n* the number of items, where the solver does not know what changed; else
  ///   the number of items that changed and of those inside of them.
  mutating func readGeometry() {
    let count = model.tree.table.slotCount
    if geometry.count < count {
      geometry.append(
        contentsOf: repeatElement(ItemGeometry(), count: count - geometry.count))
    }
    untold.makeRoom(for: count)
    let areChangesKnown = lowered.solver.takeChanges(into: &changedVariables)
    let isPart = areChangesKnown && hasFormerGeometry && changedVariables.count < plans.count
    hasFormerGeometry = true
    // The solver is a reference, so that nothing is copied here.
    let solver = lowered.solver
    guard isPart else {
      let hasOther = solver.withValues { readGeometry(of: 0..<plans.count, from: $0) }
      if hasOther { untold.noteAllFrames() }
      return
    }
    findChangedPlans()
    var end = 0
    for index in changedPlans where Int(index) >= end {
      end = Int(plans[Int(index)].end)
      let range = Int(index)..<end
      let hasOther = solver.withValues { readGeometry(of: range, from: $0) }
      if hasOther { untold.noteFrames(range) }
    }
  }

  /// Finds out where in the order of items something changed, each before what comes after it.
  private mutating func findChangedPlans() {
    changedPlans.removeAll(keepingCapacity: true)
    for variable in changedVariables {
      guard let number = lowered.coordinates[Int(variable.index)] else { continue }
      let index = planIndices[Int(number.item.index)]
      if changedPlans.last != index { changedPlans.append(index) }
    }
    changedPlans.sort()
  }

  /// Reads a part of the items. Answers whether some of them are elsewhere.
  private mutating func readGeometry(
    of range: Range<Int>, from values: UnsafeBufferPointer<Double>
  ) -> Bool {
    // Pointers spare each item several checks of its slot. All slots of the plans are those of items,
    // for which room was made.
    var hasOther = false
    let (lowered, model, plans) = (lowered, model, plans)
    geometry.withUnsafeMutableBufferPointer { geometry in
      untold.frames.withUnsafeMutableBufferPointer { untold in
        for index in range {
          let plan = plans[index]
          let slot = Int(plan.slot)
          let isOther =
            plan.isFree && Int(plan.variable) + 4 <= values.count
            ? geometry[slot].move(
              to: LayoutRect(
                x: values[Int(plan.variable)], y: values[Int(plan.variable) + 2],
                width: values[Int(plan.variable) + 1], height: values[Int(plan.variable) + 3]),
              inParentAt: geometry[Int(plan.parent)].origin)
            : geometry[slot].become(
              lowered.geometry(of: plan.slot, model, placed: UnsafeBufferPointer(geometry)))
          guard isOther else { continue }
          untold[slot].isNew = true
          hasOther = true
        }
      }
    }
    return hasOther
  }

  /// Reads where one item is.
  mutating func readGeometry(of slot: Int32) {
    let found = geometry.withUnsafeBufferPointer {
      lowered.geometry(of: slot, model, placed: $0)
    }
    guard geometry[Int(slot)].become(found), !untold.frames[Int(slot)].isNew else { return }
    untold.frames[Int(slot)].isNew = true
    let index = Int(planIndices[Int(slot)])
    untold.noteFrames(index..<index + 1)
  }
}
