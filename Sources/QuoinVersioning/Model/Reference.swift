// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Attributes and elements that refer to objects.
enum Reference {
  private static let texts: Set = [
    "id", "sceneID", "text", "title", "key", "name", "identifier", "customClass", "customModule",
    "placeholder", "label", "value", "property", "selector", "keyPath", "userLabel", "image",
    "restorationIdentifier", "storyboardIdentifier", "reuseIdentifier", "headerTitle",
    "footerTitle", "tag",
  ]

  /// Whether an attribute may hold the id of another object.
  static func isName(_ attribute: String) -> Bool { !texts.contains(attribute) }

  /// Whether an element only connects objects, so that it goes with each of them.
  static func isConnection(_ node: VersionNode) -> Bool {
    [
      "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include",
    ].contains(node.name)
  }
}
