// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// A macOS xib with one root view, whose parts tests write in short.
struct MacDocument {
  var build = 22505
  var width = 200.0
  var height = 100.0
  /// The elements in the root.
  var content: String
  /// The constraints that the root holds.
  var constraints = ""

  /// The scene, laid out.
  @MainActor func scene() throws -> LoadedScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="\(build)" \
      useAutolayout="YES"><objects><customView id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews>\(content)</subviews><constraints>\(constraints)</constraints>
      </customView></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scene("root"))
    scene.layout()
    return scene
  }

  /// A plain view with a stored size.
  static func box(_ id: String, _ width: Double, _ height: Double, _ more: String = "") -> String {
    element("customView", id, width, height, more)
  }

  /// A view that constraints lay out, stored at the origin.
  static func element(
    _ name: String, _ id: String, _ width: Double, _ height: Double, _ more: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(content)</\(name)>
    """
  }

  /// Equality constraints from lines such as `a.top = b.bottom + 8` or `a.width = 40`.
  static func equalities(_ lines: String...) -> String {
    lines.enumerated().map { index, line in
      let parts = line.split(separator: " ").map(String.init)
      let first = parts[0].split(separator: ".")
      let second = parts[2].split(separator: ".")
      let head =
        "<constraint id=\"e\(index)\(parts[0])\" firstItem=\"\(first[0])\" "
        + "firstAttribute=\"\(first[1])\" "
      if let constant = Double(parts[2]) { return head + "constant=\"\(constant)\"/>" }
      let constant = parts.count > 4 ? (parts[3] == "-" ? "-" : "") + parts[4] : "0"
      return head + "secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\" "
        + "constant=\"\(constant)\"/>"
    }.joined()
  }
}
