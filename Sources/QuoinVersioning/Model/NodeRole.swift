// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The role of an element in the enclosing element, which is its name in all versions of a file.
enum NodeRole {
  /// Attributes that distinguish elements of one name in one place.
  private static let discriminators = ["keyPath", "reference", "identifier", "name", "sceneID"]

  /// The id of an element; a scene has its own. An empty id counts as missing, as in the reader.
  static func id(of element: MarkupElement) -> String? {
    writtenID(of: element).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an element has an id without characters.
  static func hasEmptyID(_ element: MarkupElement) -> Bool { writtenID(of: element) == "" }

  private static func writtenID(of element: MarkupElement) -> String? {
    // The id of a device is its model.
    guard element.name != "device" else { return nil }
    return element["id"] ?? (element.name == "scene" ? element["sceneID"] : nil)
  }

  /// The role of an element without an id.
  ///
  /// A key alone is the role: `<nil key="textColor"/>` and `<color key="textColor"/>` are two
  /// values of one property.
  static func role(of element: MarkupElement) -> String {
    if let key = element.key { return "@\(key)" }
    let listed = ["fontDescription", "font", "string"].contains(element.name)
    let mark = listed ? nil : discriminators.lazy.compactMap { element[$0] }.first
    return mark.map { "\(element.name)(\($0))" } ?? element.name
  }

  /// Returns whether attributes of the element have a meaning only together.
  static func isValue(_ name: String) -> Bool {
    ["color", "nil", "calibratedColor"].contains(name)
  }
}
