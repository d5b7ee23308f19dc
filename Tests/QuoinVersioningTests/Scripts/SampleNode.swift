// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a test file. It is read and written without the code that is tested.
final class SampleNode {
  let name: String
  var attributes: [(name: String, value: String)]
  var children: [SampleNode] = []
  weak var parent: SampleNode?

  init(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    self.name = name
    self.attributes = attributes
  }

  /// The text of an attribute as it is written.
  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      guard let newValue else {
        if let index { attributes.remove(at: index) }
        return
      }
      if let index {
        attributes[index].value = newValue
      } else {
        attributes.append((attribute, newValue))
      }
    }
  }

  var id: String? { self["id"] }

  /// The element and all inside of it.
  var all: [SampleNode] { [self] + children.flatMap(\.all) }

  func find(_ id: String) -> SampleNode? { all.first { $0.id == id } }

  func insert(_ node: SampleNode, at index: Int) {
    node.parent = self
    children.insert(node, at: index)
  }

  func remove() { parent?.children.removeAll { $0 === self } }
}
