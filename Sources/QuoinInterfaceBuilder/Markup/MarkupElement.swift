// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of an XML file.
package struct MarkupElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [MarkupElement] = []
  /// The text directly inside the element.
  package var text = ""
  /// The last comment before the element, if nothing else is between them.
  package var comment: String?
  /// The line of the start tag, counted from 1.
  package var line: Int
  package var column: Int
  /// The position after the start tag, counted from 1; the position of the start tag if the end is
  /// not known.
  package var endLine: Int
  package var endColumn: Int

  /// The value of an attribute, nil when it is not written.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The `key`: the role in the enclosing element.
  package var key: String? { attributes["key"] }

  /// Whether a boolean attribute is `YES`; nil when it is absent.
  package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// Returns the first child with a name and, if a key is given, that key.
  package func child(_ name: String, key: String? = nil) -> MarkupElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child with that key, whatever its name.
  package func child(key: String) -> MarkupElement? {
    children.first { $0.key == key }
  }
}
