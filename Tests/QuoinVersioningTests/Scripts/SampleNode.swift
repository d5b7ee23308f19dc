// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a test file. It is read and written without the code that is tested.
final class SampleNode {
  let name: String
  var attributes: [(name: String, value: String)]
  var children: [SampleNode] = []
  /// The text directly inside of an element without children, as it is written.
  var text = ""
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

  /// The innermost element with an id that this one is in; nil for those outside of all.
  var owner: SampleNode? {
    var next = parent
    while let node = next, node.identity == nil { next = node.parent }
    return next
  }

  /// The id of an object or a scene. That of a device is its model.
  var identity: String? {
    name == "device" ? nil : self["id"] ?? (name == "scene" ? self["sceneID"] : nil)
  }

  /// The element and all inside of it.
  var all: [SampleNode] { [self] + children.flatMap(\.all) }

  func find(_ id: String) -> SampleNode? { all.first { $0.id == id } }

  func insert(_ node: SampleNode, at index: Int) {
    node.parent = self
    children.insert(node, at: index)
  }

  func append(_ node: SampleNode) { insert(node, at: children.count) }

  /// The element with a name directly inside of this one.
  func child(_ name: String) -> SampleNode? { children.first { $0.name == name } }

  func index(of child: SampleNode) -> Int? { children.firstIndex { $0 === child } }

  /// A copy of the element with all inside of it, under another name if one is given.
  func copy(named other: String? = nil) -> SampleNode {
    let result = SampleNode(other ?? name, attributes)
    result.text = text
    for child in children { result.append(child.copy()) }
    return result
  }

  func remove() { parent?.children.removeAll { $0 === self } }
}
