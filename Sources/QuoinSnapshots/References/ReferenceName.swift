// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The name of the file of a reference: `__Layouts__/<TestFile>/<function>.<name>.txt`.
package struct ReferenceName: Hashable, Sendable {
  /// The function of the test without labels, and the name and number of the snapshot in it.
  package var stem: String

  /// The folder beside a test file that has the references.
  package static let folder = "__Layouts__"

  /// - Parameters:
  ///   - function: `#function` of the test.
  ///   - name: The name of the snapshot; nil when it has none.
  ///   - number: Which one of equal name in the test it is, from 1.
  package init(function: String, name: String?, number: Int = 1) {
    let parts = [Self.function(function), name.map(Self.plain)].compactMap(\.self)
    stem = (parts + (number > 1 ? ["\(number)"] : [])).joined(separator: ".")
  }

  /// The path of the reference without its extension.
  ///
  /// - Parameter source: The path of the test file.
  package func path(besideSource source: String) -> String {
    let url = URL(fileURLWithPath: source)
    let file = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent().path + "/\(Self.folder)/\(file)/\(stem)"
  }

  /// The name of a function without labels, parentheses and backticks.
  private static func function(_ function: String) -> String {
    // The name of a function in backticks may contain parentheses.
    if function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") {
      return plain(String(function[..<end].dropFirst()))
    }
    return plain(String(function.prefix { $0 != "(" }))
  }

  /// A text with `-` in place of characters that some file systems do not have.
  private static func plain(_ text: String) -> String {
    let plain = text.map { character -> Character in
      switch character {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": character.isASCII ? character : "-"
      default: "-"
      }
    }
    return plain.isEmpty ? "-" : String(plain)
  }
}
