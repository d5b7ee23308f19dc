// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder
import QuoinLayout

/// A file of Interface Builder to which rules are applied.
package struct CheckedFile: Sendable {
  package let file: InterfaceFile
  /// All elements, an element before those inside it.
  package let elements: [FileElement]
  /// The configuration that applies to the file.
  package let configuration: CheckConfiguration
  /// The ids that outlets refer to.
  let outletDestinations: Set<String>
  private let indices: [String: Int]
  private let viewNames: [String: String]

  package init(_ file: InterfaceFile, _ configuration: CheckConfiguration) {
    self.file = file
    self.configuration = configuration
    var list: [FileElement] = []
    var indices: [String: Int] = [:]
    var outletDestinations: Set<String> = []
    var waiting: [(MarkupElement, Int?)] = [(file.tree.root, nil)]
    while let (element, parent) = waiting.popLast() {
      let own = element["id"].flatMap { $0.isEmpty ? nil : $0 }
      let index = list.count
      list.append(
        FileElement(
          element: element, parent: parent,
          identifier: own ?? parent.map { list[$0].identifier } ?? ""))
      if let own, indices[own] == nil { indices[own] = index }
      if element.name == "outlet" || element.name == "outletCollection",
        let destination = element["destination"]
      {
        outletDestinations.insert(destination)
      }
      waiting.append(contentsOf: element.children.reversed().map { ($0, index) })
    }
    elements = list
    self.indices = indices
    self.outletDestinations = outletDestinations
    viewNames = file.document.viewNames
  }

  /// The first element with an id.
  package func element(_ id: String) -> FileElement? { indices[id].map { elements[$0] } }

  /// The index in ``elements`` of the first element with an id.
  package func index(_ id: String) -> Int? { indices[id] }

  /// The index in ``elements`` of the element at a location.
  package func index(at location: FindingLocation) -> Int? {
    // Elements are in the order of their start tags.
    var range = elements.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = elements[middle].location
      if (found.line, found.column) == (location.line, location.column) { return middle }
      range =
        (found.line, found.column) < (location.line, location.column)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

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

  /// Creates a finding about an element.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - index: The element's index in ``elements``.
  ///   - message: One sentence without a period.
  ///   - detail: The difference between several findings of the rule about the element.
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

  /// The name of an element for people: that of the view in reports, a constraint as an equation,
  /// otherwise the kind of the element with its Document label, its title or its id.
  package func name(of index: Int) -> String {
    let element = elements[index]
    // In a damaged file a constraint may have the id of a view.
    if element.name == "constraint" { return equation(of: index) }
    if let name = element["id"].flatMap({ viewNames[$0] }) { return name }
    let label = element["userLabel"] ?? element["title"]
    let name = element["customClass"] ?? element.name
    return "\(name) " + (label.map { "\"\($0)\"" } ?? element.identifier)
  }

  /// A constraint as an equation, such as `UILabel title.leading == UIView card.leading + 16`.
  private func equation(of index: Int) -> String {
    let element = elements[index]
    // The list of constraints is inside the view that holds them.
    let holder = ancestors(of: index).dropFirst().first?["id"] ?? ""
    func side(_ item: String, _ attribute: String) -> String {
      let id = element[item] ?? holder
      let guide = self.element(id).flatMap { $0.name == "viewLayoutGuide" ? $0["key"] : nil }
      let owner = self.index(id).flatMap { elements[$0].parent }.map { elements[$0].identifier }
      let name = guide.flatMap { key in owner.map { "\(viewNames[$0] ?? $0).\(key)" } }
      return "\(name ?? viewNames[id] ?? id).\(element[attribute] ?? "")"
    }
    let relations = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    var text = side("firstItem", "firstAttribute")
    text += " \(relations[element["relation"] ?? ""] ?? "==") "
    let constant = element["constant"].flatMap(Double.init) ?? 0
    if element["secondAttribute"] == nil {
      text += LayoutText.number(constant)
    } else {
      text += side("secondItem", "secondAttribute")
      if let multiplier = element["multiplier"], multiplier != "1" { text += " * \(multiplier)" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += LayoutText.number(abs(constant))
      }
    }
    return element["priority"].map { "\(text) @\($0)" } ?? text
  }
}
