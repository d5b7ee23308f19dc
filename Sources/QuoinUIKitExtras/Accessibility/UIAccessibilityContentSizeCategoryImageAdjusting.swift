// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// Something with an image that may grow with the text size of the reader.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting:
  NSObjectProtocol
{
  /// Whether the image grows with the text sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
