// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Parts that Interface Builder writes automatically and that do not affect the design.
enum Noise {
  private static let rootAttributes: Set = [
    "toolsVersion", "systemVersion", "propertyAccessControl", "colorMatched", "version",
  ]
  private static let elements: Set = [
    "plugIn", "capability", "classes", "device", "point", "screenRect", "animations",
    "resources", "simulatedMetricsContainer",
  ]

  /// Whether a whole element is noise, with all inside of it.
  static func isNoise(_ node: VersionNode, in tree: VersionTree) -> Bool {
    if elements.contains(node.name) {
      return node.name != "point" || node.attribute("key") == "canvasLocation"
    }
    if node.name == "deployment" { return node.attribute("version") == nil }
    if node.name.hasPrefix("simulated"), node.name.hasSuffix("Metrics") { return true }
    if node.name == "rect", ["frame", "contentRect"].contains(node.attribute("key")) {
      return isPlacedByLayout(node, in: tree)
    }
    return false
  }

  /// Whether an element is noise or inside of noise.
  static func includes(_ node: VersionNode, in tree: VersionTree) -> Bool {
    var next: VersionNode? = node
    while let node = next {
      if isNoise(node, in: tree) { return true }
      next = node.parent.map { tree.nodes[$0] }
    }
    return false
  }

  /// Whether an attribute is noise.
  static func isNoise(_ attribute: String, of node: VersionNode) -> Bool {
    if node.parent == nil { return rootAttributes.contains(attribute) }
    return ["misplaced", "ambiguous", "sceneMemberID"].contains(attribute)
  }

  /// Whether layout decides the stored rectangle of a view.
  static func isPlacedByLayout(_ rectangle: VersionNode, in tree: VersionTree) -> Bool {
    guard let parent = rectangle.parent, tree.nodes[0].attribute("useAutolayout") == "YES" else {
      return false
    }
    let view = tree.nodes[parent]
    if view.attribute("fixedFrame") == "YES" { return false }
    if view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO" { return true }
    if view.attribute("key") == "contentView" { return true }
    guard view.attribute("key") == "view", let owner = view.parent else { return false }
    // Roots of controllers follow the device, unless their size was set by hand.
    return !tree.nodes[owner].children.contains {
      tree.nodes[$0].name.hasPrefix("freeform") || tree.nodes[$0].name == "size"
    }
  }
}
