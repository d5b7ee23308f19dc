// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The constructs of Cartography's early `layout`, which takes the blocks of `constrain`.
enum EarlyConstructs {
  /// The parts of the guide to Cartography that are the same for both. Groups are not: `layout` lays out
  /// at once, so that what is switched off later must not be added by it.
  private static let parts = [
    "Centres", "Edges", "ManyViews", "Neighbours", "Priorities", "Sizes",
  ]

  /// The constructs of Cartography with `layout` in place of `constrain`.
  ///
  /// - Throws: An error when a file cannot be read.
  static func files() throws -> [GeneratedFile] {
    try parts.map { part in
      let folder = "Documentation/Constructs"
      let origin = "\(folder)/Cartography/Cartography\(part).swift"
      let source = try String(contentsOfFile: origin, encoding: .utf8)
      // Behind the two lines of the licence and the empty line after them.
      let declarations = source.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(3).joined(separator: "\n")
        .replacingOccurrences(of: "CartographyConstructs", with: "CartographyLayoutConstructs")
        .replacingOccurrences(of: "constrain(", with: "layout(")
      return GeneratedFile(
        "\(folder)/CartographyLayout/CartographyLayout\(part).swift", from: origin, declarations)
    }
  }
}
