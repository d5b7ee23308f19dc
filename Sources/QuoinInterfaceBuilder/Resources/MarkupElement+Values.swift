// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinUIKit

extension MarkupElement {
  /// The number of an attribute; nil when it is absent or no number.
  package func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  /// The text of an attribute, or of a child with that key.
  package func text(_ name: String) -> String? {
    self[name] ?? child("string", key: name)?.text ?? child("mutableString", key: name)?.text
  }

  /// The point of a child with a key.
  package func point(_ key: String) -> CGPoint? {
    guard let child = child("point", key: key), let x = child.number("x"),
      let y = child.number("y")
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The size of a child with a key.
  package func size(_ key: String) -> CGSize? {
    guard let child = child("size", key: key), let width = child.number("width"),
      let height = child.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The insets of a child with a key: left and right, or in reading order.
  package func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key: key), child.name == "inset" || child.name == "edgeInsets" else {
      return nil
    }
    return UIEdgeInsets(
      top: child.number("minY") ?? child.number("top") ?? 0,
      left: child.number("minX") ?? child.number("left") ?? 0,
      bottom: child.number("maxY") ?? child.number("bottom") ?? 0,
      right: child.number("maxX") ?? child.number("right") ?? 0)
  }
}
