// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Parts that Interface Builder writes automatically and that do not affect the design.
enum Noise {
  private static let rootAttributes: Set = [
    "toolsVersion", "systemVersion", "propertyAccessControl", "colorMatched", "version",
  ]
  private static let elements: Set = [
    "plugIn", "capability", "classes", "device", "point", "screenRect", "animations",
    "resources", "simulatedMetricsContainer", "designables",
  ]

  /// Whether a whole element is noise, with everything in it.
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

  /// Whether an element is noise or inside noise.
  static func includes(_ node: VersionNode, in tree: VersionTree) -> Bool {
    var next: VersionNode? = node
    while let node = next {
      if isNoise(node, in: tree) { return true }
      next = node.parent.map { tree.nodes[$0] }
    }
    return false
  }

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
    if isSizedBySystem(view, in: tree) { return true }
    if view.attribute("fixedFrame") == "YES" { return false }
    if isArranged(view, in: tree) { return true }
    if view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO" { return true }
    if view.attribute("key") == "contentView" { return true }
    guard view.attribute("key") == "view", let owner = view.parent else { return false }
    // Roots of controllers follow the device, unless their size was set by hand.
    return !tree.nodes[owner].children.contains {
      tree.nodes[$0].name.hasPrefix("freeform") || tree.nodes[$0].name == "size"
    }
  }

  /// Whether a container of the system places a view itself, so that its stored rectangle is not a
  /// choice of a person: the parts of scroll views, tables and bars, and cells.
  private static func isSizedBySystem(_ view: VersionNode, in tree: VersionTree) -> Bool {
    if sizedElements.contains(view.name) { return true }
    // The bars that a container controller has.
    if ["navigationBar", "toolbar", "tabBar"].contains(view.name) {
      return view.attribute("key") != nil
    }
    guard documents.contains(view.name), let list = view.parent else { return false }
    return [list, tree.nodes[list].parent].compactMap(\.self)
      .contains { tree.nodes[$0].name == "clipView" }
  }

  private static let sizedElements: Set = [
    "scroller", "clipView", "tableHeaderView", "tableCellView", "tableViewCell",
    "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "tableRowView",
  ]
  /// The views that a macOS scroll view shows and sizes.
  private static let documents: Set = ["tableView", "outlineView", "textView", "collectionView"]

  /// Whether a stack view or a grid places a view.
  private static func isArranged(_ view: VersionNode, in tree: VersionTree) -> Bool {
    guard let list = view.parent else { return false }
    let holder = tree.nodes[list]
    if holder.name == "gridCell" { return true }
    let areas = ["subviews", "beginningViews", "middleViews", "endViews"]
    guard areas.contains(holder.name), let owner = holder.parent else { return false }
    return tree.nodes[owner].name == "stackView"
  }
}
