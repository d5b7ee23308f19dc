// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Attributes and elements that refer to objects.
enum Reference {
  /// Attributes that contain an id in any form.
  private static let names: Set = [
    "firstItem", "secondItem", "destination", "target", "reference", "initialViewController",
    "tableViewCell",
  ]
  /// Attributes that contain text that people write.
  private static let texts: Set = [
    "id", "sceneID", "text", "title", "key", "name", "identifier", "customClass", "customModule",
    "placeholder", "label", "value", "property", "selector", "keyPath", "userLabel", "image",
    "restorationIdentifier", "storyboardIdentifier", "reuseIdentifier", "headerTitle",
    "footerTitle", "content",
  ]

  /// Returns whether an attribute with a value contains the id of another object, if there is one
  /// with that id.
  ///
  /// Ids in old files are small numbers, as many other values are, so that attributes that are not
  /// known count only with an id in Xcode's current form.
  static func isReference(_ attribute: String, _ value: String) -> Bool {
    if names.contains(attribute) { return true }
    guard !texts.contains(attribute) else { return false }
    let parts = value.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }

  /// Returns whether an element only connects objects, so that it is deleted with each of them.
  static func isConnection(_ node: VersionNode) -> Bool {
    [
      "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include",
    ].contains(node.name)
  }
}
