// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

/// What a pass does not call of a view because its class is known not to override it.
@Suite("Classes without overrides")
struct ClassesWithoutOverridesTests {
  /// What a pass calls of other classes.
  private static let calledMembers = [
    "func layoutSubviews", "func setNeedsLayout", "var frame:", "var bounds:", "var center:",
    "var traitCollection:", "var effectiveUserInterfaceLayoutDirection:",
  ]

  @Test("The classes that a pass does not call override nothing in the sources that it would call")
  @MainActor func sources() throws {
    let overriding = try Self.overridingClasses()
    // The search finds what there is to find: a button lays out its title.
    #expect(overriding.contains("UIButton"))
    for type in UIView.classesWithoutOverrides {
      var name: String? = String(describing: type)
      var current: AnyClass? = type
      while let known = name, known != "UIView" {
        #expect(!overriding.contains(known), "\(type) must not be in the list")
        current = current.flatMap { _getSuperclass($0) }
        name = current.map { String(describing: $0) }
      }
    }
  }

  /// The names of the classes whose declarations override one of these members.
  private static func overridingClasses() throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/QuoinUIKit").standardized
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      var name = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: /\bclass (\w+)[:<]/) { name = String(match.1) }
        guard line.contains("override "), !line.contains("class var") else { continue }
        if calledMembers.contains(where: line.contains) { found.insert(name) }
      }
    }
    return found
  }
}
