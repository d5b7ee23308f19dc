// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rules of the style elements of a drawing, as far as their selectors are classes.
struct VectorStyles {
  private var rules: [String: [VectorElement.Attribute]] = [:]

  /// Adds the rules of a style element.
  mutating func read(_ text: String) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = Self.trimmed(selector)
        guard name.hasPrefix("."), !name.contains(" ") else { continue }
        rules[String(name.dropFirst()), default: []] += declarations
      }
    }
  }

  /// The properties of an element: its attributes, over which the rules of its classes have
  /// precedence, and over these its style.
  func attributes(of attributes: [VectorElement.Attribute]) -> [VectorElement.Attribute] {
    var result = attributes
    func set(_ new: [VectorElement.Attribute]) {
      for attribute in new {
        result.removeAll { $0.name == attribute.name }
        result.append(attribute)
      }
    }
    for name in attributes.first(where: { $0.name == "class" })?.value.split(separator: " ") ?? [] {
      set(rules[String(name)] ?? [])
    }
    if let style = attributes.first(where: { $0.name == "style" })?.value {
      set(Self.declarations(style))
    }
    return result
  }

  private static func declarations(_ text: String) -> [VectorElement.Attribute] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let name = trimmed(parts[0])
      guard VectorRules.properties.contains(name) else { return nil }
      return VectorElement.Attribute(name: name, value: trimmed(parts[1]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
