// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes the names that the states of a chain have in version 3.3 of NotAutoLayout.
enum PublishedStates {
  /// The table of states below the folder of the package; the tests read it too.
  private static let table = "Tests/Fixtures/NotAutoLayout/states-3.3.txt"

  /// The file with the names.
  ///
  /// - Throws: An error when the table cannot be read.
  static func file() throws -> GeneratedFile {
    let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
    let names = rows.filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != " " } }
    let aliases = names.dropFirst().map { "  public typealias \($0) = State<\(axes(of: $0))>" }
    return GeneratedFile(
      "Sources/NotAutoLayout/States/IndividualProperty+Names.swift", by: Self.self,
      """
      // The names of the states in version 3.3: the elements that a chain has set, in the order of the
      // calls. Names with the same elements are one type here, whatever their order.

      extension IndividualProperty {
      \(aliases.joined(separator: "\n"))
      }

      """)
  }

  /// The elements of a name, such as `TopLeftWidth`.
  private static func words(of name: Substring) -> [String] {
    name.reduce(into: [String]()) { words, character in
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
  }

  /// The states of both axes after the elements of a name.
  private static func axes(of name: Substring) -> String {
    let words = words(of: name)
    let horizontal = words.filter { ["Left", "Center", "Right", "Width"].contains($0) }
    let vertical = words.filter { ["Top", "Middle", "Bottom", "Height"].contains($0) }
    return "HorizontalAxis.\(state(horizontal)), VerticalAxis.\(state(vertical))"
  }

  private static func state(_ elements: [String]) -> String {
    switch elements.count {
    case 0: "Unset"
    case 1: "Only\(elements[0])"
    default: "Complete"
    }
  }
}
