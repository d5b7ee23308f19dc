// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuoinUIKit

/// The form of geometric values as text, such as `{1, 2}`.
private enum GeometryText {
  static func list(_ numbers: CGFloat..., open: String = "{", close: String = "}") -> String {
    let texts = numbers.map { number in
      let text = String(Double(number))
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return open + texts.joined(separator: ", ") + close
  }

  /// Returns the numbers of a text; nil unless it has as many as wanted, and braces or brackets around
  /// them. Only a rectangle has inner braces.
  static func numbers(_ count: Int, in text: String) -> [CGFloat]? {
    let text = text.filter { !$0.isWhitespace }
    guard let first = text.first, let last = text.last, "{[".contains(first), "}]".contains(last)
    else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap {
      Double($0.trimmingCharacters(in: .init(charactersIn: "{}[]")))
    }
    return parts.count == count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }
}

/// Returns a text of a point: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  GeometryText.list(point.x, point.y)
}

/// Returns a text of a size: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  GeometryText.list(size.width, size.height)
}

/// Returns a text of a rectangle: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a text of insets, from the top against the clock: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryText.list(insets.top, insets.left, insets.bottom, insets.right)
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
  /// Returns a text of a vector: `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.list(vector.dx, vector.dy)
  }
  /// Returns a text of a transform: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    GeometryText.list(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, open: "[",
      close: "]")
  }
  /// Returns a text of an offset: `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.list(offset.horizontal, offset.vertical)
  }
  /// Returns a text of insets: top, leading, bottom and trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  // MARK: From texts

  /// Returns the point of a text; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the vector of a text; zero for any other text.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the size of a text; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle of a text; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(4, in: string)
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform of a text; the identity for any other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(6, in: string)
      .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  /// Returns the insets of a text, from the top against the clock; zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(4, in: string)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Returns the offset of a text; zero for any other text.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
      ?? .zero
  }
  /// Returns the insets of a text: top, leading, bottom and trailing; zero for any other text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(4, in: string).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
}
