// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A line that a page writes for a program of scenes: a number, a question, and values as in the
/// query of an address.
package struct ProgramQuestion: Hashable, Sendable {
  package var number: Int
  /// The question, such as `scene`.
  package var name: String
  package var values: [String: String]

  package init(number: Int, name: String, values: [String: String]) {
    self.number = number
    self.name = name
    self.values = values
  }

  /// Reads a line of a page.
  ///
  /// - Returns: nil for a line that is something else.
  package init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, let number = Int(words[0]) else { return nil }
    self.init(number: number, name: String(words[1]), values: Self.values(in: words[2]))
  }

  /// The line of the question.
  package var line: String {
    let pairs = values.sorted { $0.key < $1.key }.map { name, value in
      "\(Self.encoded(name))=\(Self.encoded(value))"
    }
    return "\(number) \(name) \(pairs.joined(separator: "&"))"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// The values of a query in the form of web forms, in which a plus is a space; the first one of
  /// each name.
  package static func values(in query: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts.map { part in
        let spaced = String(part.replacing("+", with: " "))
        return spaced.removingPercentEncoding ?? spaced
      }
      guard let name = words.first, values[name] == nil else { continue }
      values[name] = words.count > 1 ? words[1] : ""
    }
    return values
  }
}
