// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

extension LayoutMatrix {
  /// The error of words that do not describe a matrix.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence that names the word.
    public var description: String
  }

  /// The names of sets of values, and the values.
  package static let namedSets: [(name: String, words: String)] = [
    ("canvas", ""),
    ("phones", "devices=small,common,large orientation=portrait"),
    ("rotation", "orientation=both"),
    ("textsizes", "textsize=XS,L,AX1,AX5"),
    ("rtl", "direction=both"),
    ("strings", "strings=file,double-length,accented,bounded,right-to-left"),
    (
      "everything",
      "devices=small,common,large,pad orientation=both direction=both textsize=XS,L,AX1,AX5 "
        + "strings=file,double-length,accented,bounded,right-to-left"
    ),
  ]

  /// Reads a matrix, such as `phones direction=both textsize=L,AX1`.
  ///
  /// - Parameter words: Names of sets of values, which are `canvas`, `phones`, `rotation`,
  ///   `textsizes`, `rtl`, `strings` and `everything`, and axes with values, separated by spaces.
  ///   Values of an axis are separated by commas; those with spaces are in quotes.
  /// - Throws: A ``ParseError`` that names the word.
  public init(_ words: String) throws(ParseError) {
    self.init()
    for word in Self.split(words, at: " ") where !word.isEmpty {
      try add(word)
    }
  }

  private mutating func add(_ word: String) throws(ParseError) {
    if let set = Self.namedSets.first(where: { $0.name == word.lowercased() }) {
      for part in Self.split(set.words, at: " ") where !part.isEmpty { try add(part) }
      return
    }
    guard let equals = word.firstIndex(of: "=") else {
      throw ParseError(
        description: "'\(word)' is neither a set of configurations nor an axis with values; the "
          + "sets are \(Self.namedSets.map(\.name).joined(separator: ", ")).")
    }
    let name = word[..<equals].lowercased()
    let values = Self.split(String(word[word.index(after: equals)...]), at: ",")
    guard let axis = MatrixAxis(rawValue: name) else {
      throw ParseError(
        description: "There is no axis '\(name)'; the axes are "
          + MatrixAxis.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    for value in values {
      guard add(value, to: axis) else {
        throw ParseError(
          description: "'\(value)' is not a value of \(name). \(Self.values(of: axis))")
      }
    }
  }

  private mutating func add(_ value: String, to axis: MatrixAxis) -> Bool {
    let word = value.lowercased()
    switch axis {
    case .devices: return Self.append(MatrixDevice(value).map { [$0] }, to: &deviceValues)
    case .orientation:
      let all: [SceneOrientation] = [.portrait, .landscape]
      return Self.append(
        word == "both" ? all : SceneOrientation(rawValue: word).map { [$0] }, to: &orientationValues
      )
    case .direction:
      let known: [String: [UIUserInterfaceLayoutDirection]] = [
        "ltr": [.leftToRight], "rtl": [.rightToLeft], "both": [.leftToRight, .rightToLeft],
      ]
      return Self.append(known[word], to: &directionValues)
    case .textSize:
      let all = TextSizeName.all.compactMap(TextSizeName.textSize)
      return Self.append(
        word == "all" ? all : TextSizeName.textSize(value).map { [$0] }, to: &textSizeValues)
    case .strings:
      let list: [StringsVariant?]? = word == "file" ? [nil] : StringsVariant(value).map { [$0] }
      return Self.append(list, to: &stringsValues)
    }
  }

  /// Appends the values that a list does not have. Returns false for nil.
  private static func append<Value: Equatable>(_ values: [Value]?, to list: inout [Value]) -> Bool {
    guard let values else { return false }
    for value in values where !list.contains(value) { list.append(value) }
    return true
  }

  private static func values(of axis: MatrixAxis) -> String {
    switch axis {
    case .devices:
      "Write canvas, small, common, large, pad, or a name that quoin devices lists."
    case .orientation: "Write portrait, landscape or both."
    case .direction: "Write ltr, rtl or both."
    case .textSize: "Write one of \(TextSizeName.all.joined(separator: ", ")), or all."
    case .strings:
      "Write file, double-length, accented, bounded, right-to-left, +40%, longest, or the code of "
        + "a language, such as de."
    }
  }

  /// The parts of a text between separators that are not in quotes. The quotes are left out.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" || character == "'" {
        isQuoted.toggle()
        // Quotes inside a word are read when its values are.
        if separator == " " { parts[parts.count - 1].append(character) }
      } else if character == separator, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
