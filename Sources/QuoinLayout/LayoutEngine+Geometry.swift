// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Reads where all items are from the solution, and notes which of them are elsewhere.
  mutating func readGeometry() {
    let count = model.tree.table.slotCount
    if geometry.count < count {
      geometry.append(
        contentsOf: repeatElement(ItemGeometry(), count: count - geometry.count))
    }
    untold.makeRoom(for: count)
    // The solver is a reference, so that nothing is copied here.
    let solver = lowered.solver
    solver.withValues { values in readGeometry(from: values) }
  }

  private mutating func readGeometry(from values: UnsafeBufferPointer<Double>) {
    // Pointers spare each item several checks of its slot. All slots of the plans are those of items,
    // for which room was made.
    var noted = false
    let (lowered, model, plans) = (lowered, model, plans)
    geometry.withUnsafeMutableBufferPointer { geometry in
      untold.frames.withUnsafeMutableBufferPointer { untold in
        for plan in plans {
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
          noted = true
        }
      }
    }
    if noted { untold.hasNewFrame = true }
  }

  /// Reads where one item is.
  mutating func readGeometry(of slot: Int32) {
    let found = geometry.withUnsafeBufferPointer {
      lowered.geometry(of: slot, model, placed: $0)
    }
    if geometry[Int(slot)].become(found) { untold.noteFrame(of: slot) }
  }
}
