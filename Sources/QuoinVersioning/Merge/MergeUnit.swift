// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The attributes of a constraint or of a connection that have a meaning only together.
///
/// A constant is a distance between two items: with an item of one version and the constant of
/// another, the merged constraint would be one that is in neither version.
enum MergeUnit {
  /// The attributes that belong together; empty for elements whose attributes are values of their
  /// own.
  static func attributes(of element: String) -> Set<String> {
    switch element {
    case "constraint": constraint
    case "action": ["selector", "destination", "target", "eventType", "trigger"]
    case "outlet", "outletCollection": ["property", "destination"]
    case "segue": ["destination", "kind", "relationship", "trigger"]
    default: []
    }
  }

  private static let constraint: Set = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "symbolic",
  ]

  /// Whether two elements are values of different kinds, so that attributes of both are a value of
  /// neither: a font of a text style has no weight, and one by name is not the system's.
  static func haveOtherKinds(_ one: VersionNode, _ other: VersionNode) -> Bool {
    one.name == "fontDescription"
      && ["style", "type", "name", "family"].contains { one.attribute($0) != other.attribute($0) }
  }

  /// Returns the parts of an element in a version, without those that equal the defaults. The first
  /// item of a constraint without one is the view that has the constraint.
  ///
  /// - Parameter holder: The object that has the element.
  static func parts(
    _ attributes: [(name: String, value: String)], of element: String, holder: String?
  ) -> [String: String] {
    let names = Self.attributes(of: element)
    var parts: [String: String] = [:]
    for (name, value) in attributes
    where names.contains(name) && !Defaults.isDefault(value, of: name, element) {
      parts[name] = ValueText.canonical(value)
    }
    if element == "constraint", parts["firstItem"] == nil { parts["firstItem"] = holder }
    return parts
  }

  /// The parts of an element in a version; nil where the version does not have it.
  static func parts(of identity: String, in tree: VersionTree?) -> [String: String]? {
    guard let tree, let node = tree.node(identity) else { return nil }
    let holder = tree.parent(of: identity).flatMap { tree.object(around: $0) }
    return parts(node.attributes, of: node.name, holder: holder)
  }

  /// Whether both sides changed parts that differ, so that the parts taken one by one may be those
  /// of no version. Two values of a single part are a contradiction of that part.
  static func isContested(
    base: [String: String]?, ours: [String: String], theirs: [String: String]
  ) -> Bool {
    let open = Set(ours.keys).union(theirs.keys).filter { ours[$0] != theirs[$0] }
    guard open.count > 1 else { return false }
    guard let base else { return true }
    return open.contains { ours[$0] != base[$0] } && open.contains { theirs[$0] != base[$0] }
  }
}
