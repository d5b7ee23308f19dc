// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension LayoutEngine {
  /// Checks that frames before rounding satisfy each required constraint that is not broken, that
  /// sizes are not negative, and that input sizes are kept.
  func checkRequirements() {
    let broken = Set(conflicts.map(\.broken))
    let geometry = MeasuredGeometry(engine: self)
    model.forEachConstraint { slot in
      let constraint = model.constraint(slot)
      if constraint.priority == 1000, !broken.contains(.constraint(model.id(ofConstraint: slot))) {
        check(constraint, slot, geometry)
      }
    }
    for span in placements.order { checkSize(of: span.slot, broken) }
  }

  private func check(
    _ constraint: LayoutConstraint, _ slot: Int32, _ geometry: MeasuredGeometry
  ) {
    let difference = geometry.difference(of: constraint, slot)
    // Overflow cannot be checked.
    guard difference.value.isFinite else { return }
    let isHeld: Bool
    switch constraint.relation {
    case .equal: isHeld = abs(difference.value) <= difference.tolerance
    case .lessThanOrEqual: isHeld = difference.value <= difference.tolerance
    case .greaterThanOrEqual: isHeld = difference.value >= -difference.tolerance
    }
    precondition(
      isHeld,
      "required constraint \(slot), \(constraint), misses by \(difference.value) and is not broken"
    )
  }

  private func checkSize(of slot: Int32, _ broken: Set<LayoutRequirement>) {
    guard model.tree[slot].item.kind.ownsPosition else { return }
    let geometry = placements.geometry(of: slot)
    let id = model.tree.id(slot)
    for axis in LayoutAxis.allCases {
      let length = geometry.alignmentRect.size.length(axis)
      guard length.isFinite else { continue }
      let tolerance = MeasuredGeometry.tolerance(forMagnitude: abs(length))
      if model.tree[slot].parent < 0, let given = model.tree[slot].item.givenSize {
        let expected = given.length(axis) - model.tree[slot].item.frameInsets.total(axis)
        precondition(
          abs(length - expected) <= tolerance || broken.contains(.givenSize(id, axis)),
          "root \(slot) has the given \(axis) length \(expected), but is \(length) long")
      } else {
        precondition(
          length >= -tolerance || broken.contains(.nonNegativeSize(id, axis)),
          "item \(slot) has the negative \(axis) length \(length)")
      }
    }
  }
}

#endif
