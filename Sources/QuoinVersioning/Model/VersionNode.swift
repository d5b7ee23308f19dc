// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a file, as versions of the file are compared.
struct VersionNode: Sendable {
  /// The name by which the element is found in another version: its id, or its role in the
  /// enclosing element.
  var identity: String
  var name: String
  /// The attributes with decoded values, in the order of the file.
  var attributes: [(name: String, value: String)]
  /// The text directly inside an element without children, as it is written.
  var text: String
  /// The index of the enclosing element; nil for the root.
  var parent: Int?
  /// The indices of the elements inside it. Those of a value are not listed.
  var children: [Int] = []
  /// Whether the element has an id.
  var isObject: Bool
  /// The whole element in one spelling, if it is compared and merged only as a whole.
  var value: String?
  /// The line and the column of the element's start, counted from 1.
  var line: Int
  var column: Int

  /// The value of an attribute; nil where it is not written.
  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Whether an attribute means the same in another version of the element: an equal number, or a
  /// default that only one version writes.
  func hasSame(_ name: String, as other: VersionNode?) -> Bool {
    let values = [self, other].map { node in
      Defaults.omitted(node?.attribute(name), of: name, self.name)
    }
    return ValueText.areEqual(values[0], values[1])
  }
}
