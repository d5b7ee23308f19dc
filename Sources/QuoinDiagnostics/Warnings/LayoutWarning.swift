// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Behavior of a layout without a conflict or an ambiguity that is probably a mistake.
///
/// Each warning states a fact that was proved from the rows of the layout or by solving a copy of
/// it.
public enum LayoutWarning: Hashable, Sendable {
  /// Sizes are 0 because constraints that compare sizes contradict each other in any other case.
  case zeroSizes(ZeroSizeCycle)
  /// The multiplier of a constraint is 0, so that its second item has no effect.
  case ignoredItem(LayoutConstraintID)
  /// The constant of a constraint moves a view out of its superview, and has the wrong sign.
  case outwardConstant(OutwardConstant)
  /// Required constraints give a view a length that a stack view hides.
  case hiddenLength(HiddenLength)
  /// An item whose contents give it no length, so that its fitting size is 0.
  case missingLength(MissingLength)
}
