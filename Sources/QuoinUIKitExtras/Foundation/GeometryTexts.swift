// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuoinUIKit

extension CGFloat {
  /// The number without a fraction that is zero.
  fileprivate var shortText: String {
    let text = String(Double(self))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Returns a text of a point: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(point.x.shortText), \(point.y.shortText)}"
}

/// Returns a text of a size: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.shortText), \(size.height.shortText)}"
}

/// Returns a text of a rectangle: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a text of insets, from the top against the clock: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\([insets.top, insets.left, insets.bottom, insets.right].map(\.shortText).joined(separator: ", "))}"
}

extension NSCoder {
  /// Returns a text of a point: `{1, 2}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a text of a size: `{1, 2}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Returns a text of a rectangle: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns a text of insets.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
}
