// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

// A baseline of a view may be that of a view inside it, such as the tallest view of a row. Which
// one that is can change without a change of the constraint.

extension LayoutHost {
  /// Returns the view or guide whose baseline is used for that of another.
  func baselineHandle(
    of handle: ItemHandle, _ attribute: NSLayoutConstraint.Attribute
  ) -> ItemHandle {
    var handle = handle
    while let view = handle.view {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { break }
      handle = next.handle
    }
    return handle
  }

  /// Describes the baselines of an item to the engine.
  func placeBaselines(of item: ItemID) {
    let index = item.index
    guard !(entryExtras[index]?.isOnBaseline ?? false) else { return }
    entryExtras[index, default: LayoutEntryExtras()].isOnBaseline = true
    if let view = handles[Int(index)].view { update(item, from: view) }
  }

  /// Records the items whose baselines a constraint of the engine is about.
  func recordBaselines(of constraint: NSLayoutConstraint) {
    for operand in [constraint.firstOperand, constraint.secondOperand].compactMap({ $0 }) {
      recordBaseline(operand.handle, operand.attribute)
      recordBaseline(operand.endHandle, operand.endAttribute)
    }
  }

  private func recordBaseline(_ handle: ItemHandle?, _ attribute: NSLayoutConstraint.Attribute) {
    guard attribute.isBaseline, let handle else { return }
    let target = baselineHandle(of: handle, attribute)
    baselineReferences.append(
      BaselineReference(
        named: handle, attribute: attribute, target: target, item: item(of: target)))
  }

  /// Whether all baselines that constraints name are still those of the same views.
  var baselinesAreCurrent: Bool {
    baselineReferences.allSatisfy {
      baselineHandle(of: $0.named, $0.attribute) === $0.target && item(of: $0.target) == $0.item
    }
  }
}
