// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view whose font can follow the text size of the traits.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style, or one made by `UIFontMetrics`, follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
