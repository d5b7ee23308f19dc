// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

// A baseline of a view may be that of a view inside of it, such as the tallest view of a row. Which
// one that is can change without a change of the constraint.

/// A view whose baseline a constraint names, and the view whose baseline counts as that.
struct BaselineReference {
  var named: ElementLife
  var attribute: NSLayoutConstraint.Attribute
  var target: ElementLife
}

extension LayoutHost {
  /// The view or guide whose baseline counts as that of another.
  func baselineLife(
    of life: ElementLife, _ attribute: NSLayoutConstraint.Attribute
  ) -> ElementLife {
    var life = life
    while let view = life.view {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { break }
      life = next.life
    }
    return life
  }

  /// Has the engine know where the baselines of an item are.
  func placeBaselines(of item: ItemID) {
    let slot = item.index
    guard !(rareEntries[slot]?.isOnBaseline ?? false) else { return }
    rareEntries[slot, default: RareLayoutEntry()].isOnBaseline = true
    if let view = entries[Int(slot)].life.view { update(slot, from: view) }
  }

  /// Keeps whose baselines a constraint of the engine is about.
  func recordBaselines(of constraint: NSLayoutConstraint) {
    for operand in [constraint.firstOperand, constraint.storedSecondOperand] {
      recordBaseline(operand.life, operand.attribute)
      recordBaseline(operand.endLife, operand.endAttribute)
    }
  }

  private func recordBaseline(_ life: ElementLife?, _ attribute: NSLayoutConstraint.Attribute) {
    guard attribute.isBaseline, let life else { return }
    baselineReferences.append(
      BaselineReference(
        named: life, attribute: attribute, target: baselineLife(of: life, attribute)))
  }

  /// Whether all baselines that constraints name are still those of the same views.
  var baselinesAreCurrent: Bool {
    baselineReferences.allSatisfy { baselineLife(of: $0.named, $0.attribute) === $0.target }
  }
}
