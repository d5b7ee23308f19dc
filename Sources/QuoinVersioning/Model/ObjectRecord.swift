// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The statements of a file about an object.
struct ObjectRecord: Sendable {
  struct Fact: Sendable {
    var value: String
    var line: Int
    var column: Int
    /// The identity of the element that has the value, and the attribute; nil for the whole
    /// element.
    var element = ""
    var attribute: String?
  }

  var id: String
  /// The name of the element.
  var element: String
  /// The enclosing object; nil for the document.
  var parent: String?
  /// The list or the role in which the object is in its parent.
  var list: String
  /// The objects directly inside it, in the order of the file.
  var children: [String] = []
  /// The values by the path of their property.
  var facts: [String: Fact] = [:]
  /// The scene that the object is in; nil outside of all.
  var scene: String?
  var line: Int
  var column: Int

  var isConstraint: Bool { element == "constraint" }
  var isConnection: Bool {
    ["outlet", "outletCollection", "action", "segue"].contains(element)
  }

  /// A value by its path.
  subscript(path: String) -> String? { facts[path]?.value }

  /// The text that the object shows, for people.
  var label: String? {
    self["userLabel"] ?? self["text"] ?? self["title"] ?? self["normal.title"]
      ?? self["placeholder"]
  }
}
