// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinLayout

extension UIEdgeInsets {
  /// The insets outward.
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }

  /// Creates insets from those of the engine.
  package init(_ insets: LayoutInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }

  /// The insets for the engine.
  var layoutInsets: LayoutInsets {
    LayoutInsets(
      top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  /// Returns the insets with the sides named by a reading direction.
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let leftIsLeading = direction == .leftToRight
    return NSDirectionalEdgeInsets(
      top: top, leading: leftIsLeading ? left : right, bottom: bottom,
      trailing: leftIsLeading ? right : left)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with left and right found from a reading direction.
  func sides(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let leadingIsLeft = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: leadingIsLeft ? leading : trailing, bottom: bottom,
      right: leadingIsLeft ? trailing : leading)
  }
}

extension CGRect {
  /// Creates a rectangle from that of the engine.
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The rectangle for the engine.
  package var layoutRect: LayoutRect {
    LayoutRect(
      x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
      height: Double(size.height))
  }
}

extension CGSize {
  /// The size for the engine.
  package var layoutSize: LayoutSize {
    LayoutSize(width: Double(width), height: Double(height))
  }
}
