// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The objects of a file with their values.
struct ObjectCatalog: Sendable {
  /// The objects in the order of the file, by their ids.
  private(set) var order: [String] = []
  private(set) var objects: [String: ObjectRecord] = [:]
  /// Values that do not affect the design, by kind.
  private(set) var noise: [String: [String]] = [:]
  /// The classes of views by id.
  private(set) var classes: [String: String] = [:]
  let tree: VersionTree

  /// The identity of the document.
  static let document = "/"

  init(_ file: InterfaceFile) throws(MarkupSpans.Refusal) {
    tree = try VersionTree(file)
    for view in file.document.views { classes[view.id] = view.customClass ?? view.systemClass }
    // An element comes after the one that contains it.
    var isNoise: [Bool] = []
    for (index, node) in tree.nodes.enumerated() {
      let isInside = node.parent.map { isNoise[$0] } ?? false
      isNoise.append(isInside || Noise.isNoise(node, in: tree))
      // The parts of a value have no identity.
      guard !node.identity.isEmpty else { continue }
      add(node, isNoise: isNoise[index])
    }
  }

  private mutating func add(_ node: VersionNode, isNoise: Bool) {
    let object = node.isObject ? node.identity : tree.object(around: node.identity) ?? "/"
    if isNoise {
      let values = node.attributes.map { "\($0.name)=\(ValueText.canonical($0.value))" }
      noise[node.name, default: []].append("\(object) \(values.sorted().joined(separator: " "))")
      return
    }
    if node.isObject || node.parent == nil { addObject(node) }
    let path = PropertyPath.path(of: node.identity, in: object)
    if let value = node.value {
      add(Self.shown(value, node), path, node, to: object)
      return
    }
    for (name, value) in node.attributes where !["id", "sceneID", "key"].contains(name) {
      if Noise.isNoise(name, of: node) {
        noise[name, default: []].append("\(object) \(value)")
        continue
      }
      guard !Defaults.isDefault(value, of: name, node.name) else { continue }
      let parts = [path, name].filter { !$0.isEmpty }
      add(ValueText.canonical(value), parts.joined(separator: "."), node, name, to: object)
    }
    if node.children.isEmpty, node.text.contains(where: { !$0.isWhitespace }) {
      add(node.text, path.isEmpty ? "content" : path, node, to: object)
    } else if node.attributes.allSatisfy({ $0.name == "key" }), !node.isObject,
      node.attribute("key") != nil, node.children.isEmpty
    {
      add(node.name, path, node, to: object)
    }
  }

  /// The ids of an object and of all objects in it.
  func subtree(of id: String) -> Set<String> {
    var result: Set<String> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      result.insert(next)
      waiting += objects[next]?.children ?? []
    }
    return result
  }

  /// Returns the views of an object: itself, the view that contains it, or the views that it
  /// connects.
  func views(of id: String) -> [String] {
    guard let record = objects[id] else { return [] }
    guard record.isConstraint || record.isConnection else {
      return [view(around: id)].compactMap(\.self)
    }
    let ends = ["firstItem", "secondItem", "destination"].compactMap { record[$0] }
    let holder = record.isConstraint && record["firstItem"] != nil ? nil : record.parent
    var seen: Set<String> = []
    return ([holder].compactMap(\.self) + ends).compactMap(view).filter { seen.insert($0).inserted }
  }

  /// The innermost view that an object is, or is in.
  private func view(around id: String) -> String? {
    var next: String? = id
    while let id = next, classes[id] == nil { next = objects[id]?.parent }
    return next
  }

  private mutating func addObject(_ node: VersionNode) {
    let parent = node.parent.map { tree.object(around: tree.nodes[$0].identity) ?? "/" }
    let around = node.parent.map { tree.nodes[$0].identity } ?? ""
    let role = node.attribute("key").map { "@\($0)" } ?? ""
    objects[node.identity] = ObjectRecord(
      id: node.identity, element: node.name, parent: parent,
      list: PropertyPath.path(of: around, in: parent ?? "") + role,
      scene: scene(of: node), line: node.line, column: node.column)
    order.append(node.identity)
    if let parent { objects[parent]?.children.append(node.identity) }
  }

  private mutating func add(
    _ value: String, _ path: String, _ node: VersionNode, _ attribute: String? = nil,
    to object: String
  ) {
    objects[object]?.facts[path] = ObjectRecord.Fact(
      value: value, line: node.line, column: node.column, element: node.identity,
      attribute: attribute)
  }

  /// Returns the scene around an element, or the outermost object outside of scenes with an id.
  private func scene(of node: VersionNode) -> String? {
    var next: VersionNode? = node
    var last: String?
    while let node = next {
      if node.isObject { last = node.identity }
      if node.name == "scene", node.isObject { return last }
      next = node.parent.map { tree.nodes[$0] }
    }
    return last
  }

  /// A value as people read it.
  private static func shown(_ value: String, _ node: VersionNode) -> String {
    guard node.name == "color" else { return node.name == "nil" ? "nil" : value }
    let attributes = node.attributes.filter { $0.name != "key" }
    if let name = attributes.first(where: { ["name", "systemColor"].contains($0.name) }) {
      return name.value
    }
    return ColorText.text(attributes)
  }
}
