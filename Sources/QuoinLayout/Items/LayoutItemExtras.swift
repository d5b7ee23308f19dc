// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rarely used properties of an item, which ``LayoutItem`` documents.
package struct LayoutItemExtras: Equatable, Sendable {
  package var givenSize: LayoutSize?
  package var boundsOrigin = LayoutPoint.zero
  package var alignmentInsets = LayoutInsets.zero
  package var contentWidth: ContentSize?
  package var contentHeight: ContentSize?
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  /// The default margins of a view.
  package var margins = LayoutInsets(all: 8)
  package var safeAreaInsets: LayoutInsets?
  package var additionalSafeAreaInsets = LayoutInsets.zero
  package var horizontalSafeArea = SafeAreaCounting.never
  package var verticalSafeArea = SafeAreaCounting.never
  package var autoresizing: AutoresizingCapture?

  /// The extras of an item that sets none.
  static let standard = LayoutItemExtras()

  /// Extras with their default values.
  package init() {}
}
