// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// All statements of a dialect, or all uses of the command, as a page of Markdown. The pages are
/// made from Documentation/Constructs: `QUOIN_UPDATE=1 swift test` updates them.
struct CheatSheet: Sendable {
  /// The name of the guide.
  var name: String
  var text: String

  static let all = [
    CheatSheet("Cartography", PackageResources.Cartography_md),
    CheatSheet("CartographyLayout", PackageResources.CartographyLayout_md),
    CheatSheet("SwiftAutoLayout", PackageResources.SwiftAutoLayout_md),
    CheatSheet("Mortar", PackageResources.Mortar_md),
    CheatSheet("MortarVFL", PackageResources.MortarVFL_md),
    CheatSheet("NotAutoLayout", PackageResources.NotAutoLayout_md),
    CheatSheet("Anchors", PackageResources.Anchors_md),
    CheatSheet("quoin", PackageResources.Quoin_md),
  ]

  private init(_ name: String, _ text: [UInt8]) {
    self.name = name
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// Returns the sheet with a name in any letter case, which a user may write in place of files.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in place of which a sheet is printed.
  ///   - isFile: Whether a path is that of a file or folder, which is meant as such.
  static func of(
    arguments: [String],
    isFile: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> CheatSheet? {
    guard let name = arguments.first, arguments.count == 1, !isFile(name) else { return nil }
    return all.first { $0.name.lowercased() == name.lowercased() }
  }
}
