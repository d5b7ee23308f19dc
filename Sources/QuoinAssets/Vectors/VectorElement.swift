// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a drawing: a name, attributes in order, and elements or a text.
package struct VectorElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package var name: String
  package var attributes: [Attribute] = []
  package var children: [VectorElement] = []
  package var text = ""

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The identifiers that the element refers to: by `href`, or by a value `url(#id)`.
  var references: [String] { attributes.compactMap(\.reference) }
}

extension VectorElement.Attribute {
  /// The identifier that the attribute refers to; nil for none.
  package var reference: String? {
    var rest = Substring(value)
    if name != "href" {
      guard rest.hasPrefix("url("), rest.hasSuffix(")") else { return nil }
      rest = rest.dropFirst(4).dropLast()
      if let quote = rest.first, "'\"".contains(quote), rest.count > 1, rest.last == quote {
        rest = rest.dropFirst().dropLast()
      }
    }
    return rest.hasPrefix("#") && rest.count > 1 ? String(rest.dropFirst()) : nil
  }

  /// Whether the attribute is an identifier.
  package var isIdentifier: Bool { name == "id" }
}
