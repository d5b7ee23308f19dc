// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rank of a fix, the best first.
package struct FixRank: Comparable {
  private let keys: [Double]

  /// - Parameters:
  ///   - fix: a fix that was tried.
  ///   - removesForgottenMask: whether the fix removes a mask that contradicts constraints about the
  ///     same item.
  ///   - isOrdinary: whether the program has made what the fix changes.
  ///   - position: the position among the candidates, which decides last.
  package init(
    _ fix: LayoutFix, removesForgottenMask: Bool = false, isOrdinary: Bool, position: Int
  ) {
    keys = [
      Double(-fix.solves), Double(fix.newConflicts), removesForgottenMask ? 0 : 1,
      Double(fix.newAmbiguities), Double(fix.newCutContents), Double(fix.lostItems),
      // Sums of the same movements can differ by rounding errors.
      (fix.movement * 1000).rounded(), fix.holdsAtOtherSizes ? 0 : 1, Self.extent(of: fix.edit),
      isOrdinary ? 0 : 1, Double(position),
    ]
  }

  package static func < (left: FixRank, right: FixRank) -> Bool {
    left.keys.lexicographicallyPrecedes(right.keys)
  }

  /// How much an edit changes, the mildest first.
  private static func extent(of edit: LayoutEdit) -> Double {
    switch edit {
    case .setPriority: 0
    case .setConstant: 1
    case .setRelation: 2
    case .remove, .add, .stopTranslatingMask: 3
    }
  }
}
