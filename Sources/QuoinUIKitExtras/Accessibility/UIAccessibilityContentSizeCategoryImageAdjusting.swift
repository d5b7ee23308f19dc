// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Something with an image that may grow with the text size of the reader.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting:
  NSObjectProtocol
{
  /// Whether the image grows with the text sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the image grows with the text size of the reader. Stored, without effect.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(as: Bool.self, .adjustsImageSize) ?? false }
    set { keep(newValue, .adjustsImageSize) }
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the image grows with the text size of the reader. Stored, without effect.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(as: Bool.self, .adjustsImageSize) ?? false }
    set { keep(newValue, .adjustsImageSize) }
  }
}
