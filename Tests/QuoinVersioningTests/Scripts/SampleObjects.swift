// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The objects of a test file with their values, read without the code that is tested.
struct SampleObjects {
  struct Object {
    var element: String
    /// The id of the object around it; `/` for the document.
    var parent: String
    /// The path of the list that it is in.
    var list: String
    /// The values by path, such as `fontDescription.pointSize`.
    var values: [String: String] = [:]
    /// The ids of the objects in its lists, by path.
    var lists: [String: [String]] = [:]
  }

  static let document = "/"

  private(set) var objects: [String: Object] = [:]
  /// The ids that several objects have.
  private(set) var repeatedIDs: [String] = []

  init(_ file: SampleFile) {
    objects[Self.document] = Object(element: file.root.name, parent: "", list: "")
    add(file.root, Self.document, [])
  }

  /// Adds the values of an element of an object.
  private mutating func add(_ node: SampleNode, _ object: String, _ path: [String]) {
    let identifiers = node.identity == nil ? ["key"] : ["id", "key", "sceneID"]
    for (name, value) in node.attributes
    where !identifiers.contains(name) && !Self.isDefault(value, of: name, node) {
      objects[object]?.values[Self.text(path + [name])] = value
    }
    if !node.text.isEmpty { objects[object]?.values[Self.text(path + ["text()"])] = node.text }
    if !path.isEmpty, !Self.isList(node) {
      objects[object]?.values[Self.text(path + ["<>"])] = node.name
    }
    let roles = node.children.map { $0.identity == nil ? Self.role($0) : "" }
    for (child, role) in zip(node.children, roles) {
      if let id = child.identity {
        if objects[id] != nil { repeatedIDs.append(id) }
        objects[id] = Object(element: child.name, parent: object, list: Self.text(path))
        objects[object]?.lists[Self.text(path), default: []].append(id)
        add(child, id, [])
      } else if ["color", "nil"].contains(child.name) || Self.isWhole(child) {
        objects[object]?.values[Self.text(path + [role])] = Self.spelling(child)
      } else {
        add(child, object, path + [role])
      }
    }
  }

  /// Whether an attribute states what holds without it.
  private static func isDefault(_ value: String, of name: String, _ node: SampleNode) -> Bool {
    let defaults = [
      "relation": ["equal"], "multiplier": ["1", "1:1"], "constant": ["0"], "priority": ["1000"],
    ]
    guard node.name == "constraint" else {
      return name == "hidden" && value == "NO" && node.name != "variation"
    }
    return (defaults[name] ?? []).contains { SampleValue.areEqual($0, value) }
  }

  private static func text(_ path: [String]) -> String { path.joined(separator: ".") }

  private static func role(_ node: SampleNode) -> String {
    if let key = node["key"] { return key }
    guard !["fontDescription", "font", "string"].contains(node.name) else { return node.name }
    let mark = ["keyPath", "reference", "identifier", "name"].lazy.compactMap { node[$0] }.first
    return mark.map { "\(node.name)(\($0))" } ?? node.name
  }

  /// Whether an element holds elements that nothing distinguishes.
  private static func isWhole(_ node: SampleNode) -> Bool {
    guard node.all.dropFirst().allSatisfy({ $0.identity == nil }) else { return false }
    let roles = node.children.map(role)
    return Set(roles).count < roles.count
  }

  private static func isList(_ node: SampleNode) -> Bool {
    node.attributes.isEmpty && node.text.isEmpty
  }

  /// The shortest text of a number, which is a part of each text that a file has for it: 0.7 of 0.700.
  private static func shortest(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func spelling(_ node: SampleNode) -> String {
    let attributes = node.attributes.map { name, value in
      "\(name)=\"\(Double(value).map(shortest) ?? value)\""
    }.sorted()
    return "<\(([node.name] + attributes).joined(separator: " "))>\(node.text)"
      + node.children.map(spelling).joined() + "</>"
  }
}
