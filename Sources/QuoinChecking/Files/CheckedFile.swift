// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// A file of Interface Builder that rules look at.
package struct CheckedFile: Sendable {
  package let file: InterfaceFile
  /// All elements, an element before those inside of it.
  package let elements: [FileElement]
  /// The configuration that applies to the file.
  package let configuration: CheckConfiguration
  private let indices: [String: Int]

  package init(_ file: InterfaceFile, _ configuration: CheckConfiguration) {
    self.file = file
    self.configuration = configuration
    var list: [FileElement] = []
    var indices: [String: Int] = [:]
    var waiting: [(MarkupElement, Int?)] = [(file.tree.root, nil)]
    while let (element, parent) = waiting.popLast() {
      let own = element["id"].flatMap { $0.isEmpty ? nil : $0 }
      let index = list.count
      list.append(
        FileElement(
          element: element, parent: parent,
          identifier: own ?? parent.map { list[$0].identifier } ?? ""))
      if let own, indices[own] == nil { indices[own] = index }
      waiting.append(contentsOf: element.children.reversed().map { ($0, index) })
    }
    elements = list
    self.indices = indices
  }

  /// The first element with an id.
  package func element(_ id: String) -> FileElement? { indices[id].map { elements[$0] } }

  /// The index in ``elements`` of the first element with an id.
  package func index(_ id: String) -> Int? { indices[id] }

  /// The elements around an element, the closest first.
  package func ancestors(of index: Int) -> [FileElement] {
    var result: [FileElement] = []
    var next = elements[index].parent
    while let parent = next {
      result.append(elements[parent])
      next = elements[parent].parent
    }
    return result
  }

  /// The id of the scene around an element: that of its `scene`, in a xib that of the top-level
  /// object. Empty for an element in none.
  package func scene(of index: Int) -> String {
    let path = [elements[index]] + ancestors(of: index)
    if let scene = path.first(where: { $0.name == "scene" }) {
      return scene["sceneID"] ?? scene.identifier
    }
    guard let objects = path.firstIndex(where: { $0.name == "objects" }), objects > 0 else {
      return ""
    }
    return path[objects - 1].identifier
  }

  /// Makes a finding about an element.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - index: The element's index in ``elements``.
  ///   - message: One sentence without a period.
  ///   - detail: What tells several findings of the rule about the element apart.
  package func finding(
    _ rule: LayoutRule, at index: Int, _ message: String, detail: String = ""
  ) -> LayoutFinding {
    let element = elements[index]
    var finding = LayoutFinding(
      rule, object: element.identifier, name: name(of: index), message: message, detail: detail)
    finding.file = file.name
    finding.location = element.location
    finding.scene = scene(of: index)
    return finding
  }

  /// The name of an element for people: its Document label or text behind its kind, or its id.
  package func name(of index: Int) -> String {
    let element = elements[index]
    let label = element["userLabel"] ?? element["text"] ?? element["title"]
    let name = element["customClass"] ?? element.name
    return "\(name) " + (label.map { "\"\($0)\"" } ?? element.identifier)
  }
}
