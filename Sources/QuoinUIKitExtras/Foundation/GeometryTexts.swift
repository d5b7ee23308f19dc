// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuoinUIKit

extension CGFloat {
  /// The number as text, without a fraction of zero.
  fileprivate var shortText: String {
    let text = String(Double(self))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Returns a description of a point: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(point.x.shortText), \(point.y.shortText)}"
}

/// Returns a description of a size: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.shortText), \(size.height.shortText)}"
}

/// Returns a description of a rectangle: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a description of insets in the order top, left, bottom, right: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\([insets.top, insets.left, insets.bottom, insets.right].map(\.shortText).joined(separator: ", "))}"
}
