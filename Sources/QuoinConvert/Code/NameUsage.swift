// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The names that a file declares, by their kinds.
package struct NameUsage: Hashable, Sendable {
  /// Names of views.
  package var views: Set<String> = []
  /// Names of stack views.
  package var stacks: Set<String> = []
  /// Names of numbers.
  package var numbers: Set<String> = []
  /// Names of numbers that are not lengths of Core Graphics, such as whole ones.
  package var integers: Set<String> = []
  /// Names of guides, which have no mask.
  package var guides: Set<String> = []
  /// Names of places on views, such as anchors and attributes of dialects.
  package var places: Set<String> = []
  /// Names of values of `CGSize`.
  package var sizes: Set<String> = []
  /// Names of values of `UIEdgeInsets`.
  package var insets: Set<String> = []

  package init() {}

  /// Adds a name that is declared with a type, or with a value of one.
  package mutating func add(_ name: String, type: String) {
    let word = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch word {
    case "CGFloat", "Double": numbers.insert(name)
    case "Int", "Float", "UInt":
      numbers.insert(name)
      integers.insert(name)
    case "UILayoutGuide": guides.insert(name)
    case "ConstraintItem", "ConstraintRelatableTarget", "NSLayoutXAxisAnchor",
      "NSLayoutYAxisAnchor", "NSLayoutDimension":
      places.insert(name)
    case "UIStackView":
      stacks.insert(name)
      views.insert(name)
    case "CGSize": sizes.insert(name)
    case "UIEdgeInsets": insets.insert(name)
    case _ where Self.isView(word): views.insert(name)
    default: break
    }
  }

  /// Whether a name in some code is that of a number that is not of Core Graphics.
  func isWhole(_ code: String) -> Bool {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
      .contains { ["count", "Int", "UInt", "Float"].contains($0) || integers.contains(String($0)) }
  }

  /// Whether the last word of a name is one for views.
  static func isView(_ name: String) -> Bool {
    viewEndings.contains { name.hasSuffix($0) || name == $0.decapitalized }
  }

  private static let viewEndings = [
    "View", "Label", "Button", "Field", "Switch", "Slider", "Control", "Bar", "Stepper", "Picker",
    "Stack", "Container", "Cell",
  ]

  /// Whether the last word of a name is one for lengths.
  static func isLength(_ name: String) -> Bool {
    lengthEndings.contains { name.hasSuffix($0) || name == $0.decapitalized }
  }

  private static let lengthEndings = [
    "Height", "Width", "Margin", "Padding", "Spacing", "Offset", "Gap", "Inset", "Space", "Length",
    "Thickness", "Distance",
  ]
}
