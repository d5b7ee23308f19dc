// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rarely used properties of an item, which ``LayoutItem`` documents.
struct LayoutItemExtras: Equatable, Sendable {
  var givenSize: LayoutSize?
  var boundsOrigin = LayoutPoint.zero
  var alignmentInsets = LayoutInsets.zero
  var contentWidth: ContentSize?
  var contentHeight: ContentSize?
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// The default margins of a view.
  var margins = LayoutInsets(all: 8)
  var safeAreaInsets: LayoutInsets?
  var additionalSafeAreaInsets = LayoutInsets.zero
  var autoresizing: AutoresizingCapture?

  /// The extras of an item that sets none.
  static let standard = LayoutItemExtras()
}
