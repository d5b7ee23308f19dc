// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A line that a program of scenes writes for a page. A program may print other lines too.
///
/// A program writes `#quoin-scenes JSON` when it is ready, and `#quoin-answer NUMBER STATUS TEXT`
/// for each ``ProgramQuestion`` that it reads.
package enum ProgramMessage: Hashable, Sendable {
  /// The scenes that the program shows.
  case scenes([ListedScene])
  /// The answer to a question: JSON for the status 200, otherwise a sentence.
  case answer(Int, status: Int, String)

  private static let listMark = "#quoin-scenes"
  private static let answerMark = "#quoin-answer"

  /// Reads a line of a program.
  ///
  /// - Returns: nil for a line that is something else.
  package init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    switch String(words[0]) {
    case Self.listMark:
      guard let list = try? JSONDecoder().decode([ListedScene].self, from: Data(words[1].utf8))
      else {
        return nil
      }
      self = .scenes(list)
    case Self.answerMark:
      let parts = words[1].split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[0]), let status = Int(parts[1]) else {
        return nil
      }
      self = .answer(number, status: status, String(parts[2]))
    default: return nil
    }
  }

  /// The line of the message.
  package var line: String {
    switch self {
    case .scenes(let list): "\(Self.listMark) \(JSONValue.array(list.map(\.json)).serialized)"
    case .answer(let number, let status, let text):
      "\(Self.answerMark) \(number) \(status) \(text)"
    }
  }
}
