// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  /// The largest number that is read. No screen has such a length, and small numbers would be lost
  /// in sums with larger ones.
  private static let largestNumber = 1e9

  /// A finite number, nil and a finding for anything else.
  mutating func number(_ attribute: String, of element: MarkupElement) -> Double? {
    guard let text = element[attribute] else { return nil }
    if let value = Self.number(text) { return value }
    let isLarge = Double(text)?.isFinite ?? false
    addFinding(
      .invalidNumber, at: element,
      isLarge
        ? "The value '\(text)' of '\(attribute)' is too large: no length is above a billion points; it is ignored."
        : "The value '\(text)' of '\(attribute)' is not a finite number; it is ignored.")
    return nil
  }

  static func number(_ text: String) -> Double? {
    guard let value = Double(text), abs(value) <= largestNumber else { return nil }
    return value
  }

  /// Reads a priority in (0, 1000].
  mutating func priority(
    _ attribute: String, of element: MarkupElement, default standard: Double
  ) -> Double {
    guard let value = number(attribute, of: element) else { return standard }
    guard value > 0, value <= 1000 else {
      addFinding(
        .invalidNumber, at: element,
        "The priority \(value) of '\(attribute)' is not in 0...1000; \(standard) is used.")
      return standard
    }
    return value
  }

  /// A `rect` element, nil when one of its numbers is missing or unusable.
  mutating func rectangle(_ element: MarkupElement?) -> LayoutRect? {
    guard let element,
      let x = number("x", of: element), let y = number("y", of: element),
      let width = number("width", of: element), let height = number("height", of: element)
    else { return nil }
    return LayoutRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// The frame of a view; a frame without an extent at the origin was never laid out.
  mutating func frame(of element: MarkupElement) -> LayoutRect? {
    rectangle(element.child("rect", key: "frame")) ?? insetFrame(of: element)
  }

  /// Returns the frame as Xcode 8 wrote it for views outside of Auto Layout, if it states all four
  /// numbers; otherwise it depends on the superview. On macOS the attribute `minY` is not the
  /// frame's y.
  private mutating func insetFrame(of element: MarkupElement) -> LayoutRect? {
    guard document.kind.platform != .macOS,
      let frame = element.child("frame", key: "frameInset"),
      let x = number("minX", of: frame), let y = number("minY", of: frame),
      let width = number("width", of: frame), let height = number("height", of: frame)
    else { return nil }
    return LayoutRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// Returns the layout margins in `edgeInsets` or `directionalEdgeInsets`.
  mutating func margins(of element: MarkupElement) -> ViewMargins? {
    let keys = [
      ("directionalEdgeInsets", "directionalLayoutMargins", "leading", "trailing"),
      ("edgeInsets", "layoutMargins", "left", "right"),
    ]
    for (name, key, left, right) in keys {
      guard let insets = element.child(name, key: key) else { continue }
      return ViewMargins(
        insets: LayoutInsets(
          top: number("top", of: insets) ?? 0, left: number(left, of: insets) ?? 0,
          bottom: number("bottom", of: insets) ?? 0, right: number(right, of: insets) ?? 0),
        isDirectional: name == "directionalEdgeInsets")
    }
    return nil
  }

  /// The flexible parts of an `autoresizingMask`, with MinY at the top, as views here have it.
  func mask(of element: MarkupElement) -> AutoresizingCapture.Mask {
    guard let parts = element.child("autoresizingMask", key: "autoresizingMask") else { return [] }
    let minYIsBottom = document.kind.platform == .macOS
    let names: [(String, AutoresizingCapture.Mask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", minYIsBottom ? .flexibleBottomMargin : .flexibleTopMargin),
      ("flexibleMaxY", minYIsBottom ? .flexibleTopMargin : .flexibleBottomMargin),
    ]
    var mask: AutoresizingCapture.Mask = []
    for (name, part) in names where parts.flag(name) == true { mask.insert(part) }
    return mask
  }
}
