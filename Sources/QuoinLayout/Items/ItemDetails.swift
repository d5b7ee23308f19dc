// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What few items have, as ``LayoutItem`` describes it.
struct ItemDetails: Equatable, Sendable {
  var givenSize: LayoutSize?
  var boundsOrigin = LayoutPoint.zero
  var alignmentInsets = LayoutInsets.zero
  var contentWidth: ContentSize?
  var contentHeight: ContentSize?
  var firstBaseline: Double?
  var lastBaseline: Double?
  var margins = ItemDetails.standardMargins
  var safeAreaInsets: LayoutInsets?
  var additionalSafeAreaInsets = LayoutInsets.zero
  var autoresizing: AutoresizingCapture?

  /// The margins of a view that sets none.
  static var standardMargins: LayoutInsets { LayoutInsets(all: 8) }
}
