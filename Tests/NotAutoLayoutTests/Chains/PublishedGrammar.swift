// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The chains of version 3.3, from a table of its states and the elements that each of them offers.
enum PublishedGrammar {
  /// The offers of each state. An offer with `!` completes the layout.
  private static func offers() throws -> [String: [String]] {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/NotAutoLayout/states-3.3.txt")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: rows.filter { !$0.hasPrefix("#") }.map { row in
        let words = row.split(separator: " ").map(String.init)
        return (words[0], Array(words.dropFirst(2)))
      })
  }

  /// The chains from the beginning to a complete layout, as the names of their elements.
  static func chains() throws -> [[String]] {
    let offers = try offers()
    func continued(_ chain: [String]) -> [[String]] {
      let state = chain.isEmpty ? "Initial" : chain.joined()
      return offers[state, default: []].flatMap { offer in
        offer.hasSuffix("!") ? [chain + [String(offer.dropLast())]] : continued(chain + [offer])
      }
    }
    return continued([])
  }
}
