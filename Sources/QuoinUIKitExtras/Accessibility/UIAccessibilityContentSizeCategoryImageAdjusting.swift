// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A view with an image that can grow with the preferred text size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting:
  NSObjectProtocol
{
  /// Whether the image grows with the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
