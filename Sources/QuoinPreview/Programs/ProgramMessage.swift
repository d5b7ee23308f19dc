// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A line by which a program of scenes and a page talk. A program may print other lines too.
///
/// A program writes `#quoin-scenes JSON` when it is ready, and `#quoin-answer NUMBER STATUS TEXT` for
/// each line that it reads: a number, a question, and values as in the query of an address.
package enum ProgramMessage: Hashable, Sendable {
  /// The list of scenes as JSON, and their ids.
  case scenes(String, [String])
  /// The answer to a question: JSON for the status 200, otherwise a sentence.
  case answer(Int, status: Int, String)

  /// Reads a line of a program.
  ///
  /// - Returns: nil for a line that is something else.
  package init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "#quoin-scenes":
      let json = String(words[1])
      guard let list = try? JSONDecoder().decode([Scene].self, from: Data(json.utf8)) else {
        return nil
      }
      self = .scenes(json, list.map(\.id))
    case "#quoin-answer":
      let parts = words[1].split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[0]), let status = Int(parts[1]) else {
        return nil
      }
      self = .answer(number, status: status, String(parts[2]))
    default: return nil
    }
  }

  private struct Scene: Decodable { var id: String }

  /// Returns the line that asks a question.
  package static func request(
    _ number: Int, _ question: String, _ query: [String: String]
  ) -> String {
    let values = query.sorted { $0.key < $1.key }.map { name, value in
      "\(encoded(name))=\(encoded(value))"
    }
    return "\(number) \(question) \(values.joined(separator: "&"))"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
