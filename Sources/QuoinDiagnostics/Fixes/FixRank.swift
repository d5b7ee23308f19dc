// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The rank of a fix, the best first.
package struct FixRank: Comparable {
  private let keys: [Double]

  /// - Parameters:
  ///   - fix: a fix that was tried.
  ///   - traits: the facts about the edit before it was tried.
  ///   - position: the position among the candidates, which decides last.
  package init(_ fix: LayoutFix, traits: FixTraits, position: Int) {
    keys = [
      Double(-fix.solves), Double(fix.newConflicts), traits.removesForgotten ? 0 : 1,
      Double(fix.newAmbiguities), Double(fix.newCutContents), Double(fix.lostItems),
      Self.movement(fix.movement), fix.holdsAtOtherSizes ? 0 : 1, Self.extent(of: fix.edit, traits),
      traits.isOrdinary ? 0 : 1, Double(position),
    ]
  }

  /// Computes the best rank that a fix can have before it is tried. The rank of the tried fix is
  /// this one or a worse one.
  ///
  /// - Parameters:
  ///   - edit: the edit of the fix.
  ///   - mostSolved: the number of problems.
  ///   - leastMovement: a movement that is not larger than that of a fix that solves all of them.
  ///   - traits: as for a tried fix.
  ///   - position: as for a tried fix.
  init(
    bestOf edit: LayoutEdit, mostSolved: Int, leastMovement: Double, traits: FixTraits,
    position: Int
  ) {
    keys = [
      Double(-mostSolved), 0, traits.removesForgotten ? 0 : 1, 0, 0, 0,
      // The constraint may still be violated by less than the solver's tolerance.
      max(0, Self.movement(leastMovement) - 1), 0, Self.extent(of: edit, traits),
      traits.isOrdinary ? 0 : 1, Double(position),
    ]
  }

  /// - Parameter keys: the keys, the most important first. Only ranks of one search are compared.
  init(keys: [Double]) {
    self.keys = keys
  }

  /// A sum of movements in points as a key. Sums of the same movements can differ by rounding
  /// errors, so it is in whole thousandths.
  static func movement(_ points: Double) -> Double {
    (points * 1000).rounded()
  }

  package static func < (left: FixRank, right: FixRank) -> Bool {
    left.keys.lexicographicallyPrecedes(right.keys)
  }

  /// The order of edits that leave an equally good layout.
  ///
  /// Returns the extent of an edit. A constraint whose removal leaves everything determined is one
  /// too many. A bound keeps a part of its statement. A lower priority keeps the contradiction and
  /// hides it, so that it comes last, unless the layout system contradicts the constraint only
  /// temporarily.
  private static func extent(of edit: LayoutEdit, _ traits: FixTraits) -> Double {
    switch edit {
    case .stopTranslatingMasks: 0
    case .setPriority: traits.prefersPriorities ? 1 : 5
    case .remove, .add, .stopTranslatingMask: 2
    case .setRelation: 3
    case .setConstant: 4
    }
  }
}
