// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// Finds behavior of the last `layout()` without a conflict or an ambiguity that is probably a
  /// mistake.
  ///
  /// - Parameter isShown: whether an item is visible. A hidden view may be anywhere.
  /// - Returns: the warnings: sizes that are 0, then ignored items, then constants, each in the
  ///   order of activation. Those of fitting passes have a method of their own,
  ///   ``missingLength(of:_:standard:isShown:)``.
  /// - Complexity: O(*n*) for *n* constraints, as long as no required constraint with a multiplier
  ///   other than 0 and 1 is about an item without a width or a height. Otherwise a solution of the
  ///   required rows connected to it for each of their sizes that is 0. In addition a layout of a
  ///   copy for each constant that may have the wrong sign.
  public func warnings(isShown: (ItemID) -> Bool = { _ in true }) -> [LayoutWarning] {
    provenWarnings() + outwardConstants(isShown: isShown)
  }

  /// Returns the warnings about constants that move a view out of its superview.
  ///
  /// - Complexity: a layout of a copy for each constant that may have the wrong sign.
  package func outwardConstants(isShown: (ItemID) -> Bool) -> [LayoutWarning] {
    OutwardConstantSearch(self, isShown: isShown).found().map(LayoutWarning.outwardConstant)
  }

  /// Returns the warnings of the last `layout()` that constraints alone prove, whatever the
  /// frames are.
  ///
  /// - Complexity: that of ``zeroSizeCycles()``.
  package func provenWarnings() -> [LayoutWarning] {
    zeroSizeCycles().map(LayoutWarning.zeroSizes)
      + constraintsThatIgnoreItems().map(LayoutWarning.ignoredItem)
  }

  /// Returns the constraints with a second item and the multiplier 0, in the order of activation.
  ///
  /// Apple's anchors and Interface Builder accept such a multiplier between sizes.
  package func constraintsThatIgnoreItems() -> [LayoutConstraintID] {
    var found: [LayoutConstraintID] = []
    model.forEachConstraint { slot in
      let record = model.constraints[slot]
      guard record.second != nil, record.multiplier == 0, record.breaking == .ordinary else {
        return
      }
      found.append(model.id(ofConstraint: slot))
    }
    return found
  }

  /// Finds required constraints between sizes that only sizes of 0 satisfy.
  ///
  /// Constraints that are part of a reported conflict with all others of their set are left out.
  ///
  /// - Complexity: O(*n*) for *n* constraints, as long as no required constraint with a multiplier
  ///   other than 0 and 1 is about an item without a width or a height. Otherwise a solution of the
  ///   required rows connected to it for each of their sizes that is 0.
  package func zeroSizeCycles() -> [ZeroSizeCycle] {
    guard isLaidOut, hasProportionOfZero else { return [] }
    return ZeroSizeSearch(self).cycles()
  }

  /// Whether a proportion compares an item that has no width or no height, as all do in a cycle.
  private var hasProportionOfZero: Bool {
    var isFound = false
    model.forEachConstraint { slot in
      guard !isFound, model.constraints[slot].isProportion else { return }
      isFound = model.constraints[slot].containsItem { item in
        let size = alignmentRect(of: model.tree.id(item)).size
        return LayoutTolerance.isZero(size.width) || LayoutTolerance.isZero(size.height)
      }
    }
    return isFound
  }
}

extension ConstraintRecord {
  /// Whether the constraint is required and multiplies its second operand.
  var isProportion: Bool {
    priority == 1000 && second != nil && multiplier != 1 && multiplier != 0
  }
}
