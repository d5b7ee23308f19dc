// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS
extension UIView {
  /// Checks that the ancestors of this one hold no constraints about items that are leaving.
  ///
  /// - Complexity: O(*n*), *n* the number of constraints of the 32 nearest superviews.
  func checkNoConstraints(about leaving: LeavingItems) {
    let handles = Set(leaving.handles.map { ObjectIdentifier($0) })
    for view in sequence(first: self, next: { $0.parent }).dropFirst().prefix(32) {
      for constraint in view.constraintList.all {
        precondition(
          constraint.itemHandles.allSatisfy { !handles.contains(ObjectIdentifier($0)) },
          "\(view.itemName) still holds \(constraint.summary), an item of which has left")
      }
    }
  }
}
#endif
