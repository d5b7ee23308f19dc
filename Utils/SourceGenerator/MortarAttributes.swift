// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the attributes of Mortar, once for one item and once for an array of items.
enum MortarAttributes: String, CaseIterable {
  case item = "MortarLayoutItem+Attributes"
  case array = "Array+Attributes"

  private struct Attribute {
    var name: String
    var form: String
    var words: String

    /// An attribute with one component of another or the same name.
    static func one(_ name: String, _ words: String, of component: String? = nil) -> Self {
      Self(name: name, form: "AttributeForm(.\(component ?? name))", words: words)
    }

    /// An attribute with several components.
    static func several(_ name: String, _ words: String) -> Self {
      Self(name: name, form: ".\(name)", words: words)
    }
  }

  private static let single: [Attribute] = [
    .one("left", "The left edge, in either reading direction."),
    .one("right", "The right edge, in either reading direction."),
    .one("top", "The top edge."),
    .one("bottom", "The bottom edge."),
    .one("leading", "The edge where reading begins."),
    .one("trailing", "The edge where reading ends."),
    .one("width", "The width."),
    .one("height", "The height."),
    .one("centerX", "The middle between left and right."),
    .one("centerY", "The middle between top and bottom."),
    .one(
      "baseline", "The baseline of the last line; the bottom edge of views without text.",
      of: "lastBaseline"),
    .one("firstBaseline", "The baseline of the first line; the top edge of views without text."),
    .one("lastBaseline", "The baseline of the last line; the bottom edge of views without text."),
  ]

  private static let combined: [Attribute] = [
    .several("sides", "Left and right, in either reading direction."),
    .several("caps", "The top and bottom edges."),
    .several("size", "The width and the height."),
    .several("center", "The horizontal and the vertical center."),
    .several("origin", "The left and top edges."),
    .several("cornerTL", "The top and left edges."),
    .several("cornerTR", "The top and right edges."),
    .several("cornerBL", "The bottom and left edges."),
    .several("cornerBR", "The bottom and right edges."),
    .several("edges", "The top, left, bottom and right edges."),
    .several("frame", "Top, left, width and height, in this order."),
  ]

  private static let margins =
    ["left", "right", "top", "bottom", "leading", "trailing"].map {
      Attribute.one("\($0)Margin", "The \($0) edge within the margins.")
    } + [
      .one(
        "centerXWithinMargin", "The middle between the left and the right margin.",
        of: "centerXWithinMargins"),
      .one(
        "centerYWithinMargin", "The middle between the top and the bottom margin.",
        of: "centerYWithinMargins"),
    ]

  /// The file with the attributes.
  var file: GeneratedFile {
    let imports =
      self == .item ? "import QuoinLayout\nimport QuoinPlatform" : "import QuoinPlatform"
    return GeneratedFile(
      "Sources/MortarCore/Attributes/\(rawValue).swift", by: Self.self,
      """
      \(imports)

      \(members(Self.single + Self.combined))
      // AppKit has no margins.
      #if !QUOIN_APPKIT
      \(members(Self.margins))#endif

      """)
  }

  private func members(_ attributes: [Attribute]) -> String {
    """
    extension \(self == .item ? "MortarLayoutItem" : "Array where Element: MortarLayoutItem") {
    \(attributes.map(member).joined(separator: "\n"))
    }

    """
  }

  private func member(_ attribute: Attribute) -> String {
    let name = "m_\(attribute.name)"
    let declaration =
      self == .item
      ? "public var \(name): MortarAttribute { MortarAttribute(item: self, \(attribute.form)) }"
      : "@preconcurrency @MainActor public var \(name): [MortarAttribute] { map(\\.\(name)) }"
    return "  /// \(attribute.words)\n  \(declaration)"
  }
}
