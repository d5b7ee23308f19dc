// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An item's attribute as cases write it, such as `a.leading` or `root.layoutMarginsGuide.left`.
struct MirrorAttribute {
  let item: Substring
  let name: String

  private static let oppositeSides = [
    "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
  ]
  private static let sides = [
    "leading": ("left", "right"), "trailing": ("right", "left"),
    "leadingMargin": ("leftMargin", "rightMargin"), "trailingMargin": ("rightMargin", "leftMargin"),
  ]

  init(_ text: Substring) {
    let dot = text.lastIndex(of: ".") ?? text.startIndex
    item = text[..<dot]
    name = String(text[text.index(after: dot)...])
  }

  private init(item: Substring, name: String) {
    self.item = item
    self.name = name
  }

  var text: String { "\(item).\(name)" }
  var isDirectional: Bool { Self.sides[name] != nil }

  /// Whether the attribute is a place on the x axis.
  var isHorizontal: Bool {
    isDirectional || Self.oppositeSides[name] != nil
      || ["centerX", "centerXWithinMargins"].contains(name)
  }

  /// With left and right exchanged. What follows the direction, and what has no side, stays.
  var mirrored: MirrorAttribute {
    MirrorAttribute(item: item, name: Self.oppositeSides[name] ?? name)
  }

  /// The side that the attribute is in a direction.
  func side(rightToLeft: Bool) -> MirrorAttribute {
    guard let (left, right) = Self.sides[name] else { return self }
    return MirrorAttribute(item: item, name: rightToLeft ? right : left)
  }
}
