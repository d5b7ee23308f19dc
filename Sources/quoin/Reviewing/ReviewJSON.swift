// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// Snapshots that wait for review as JSON.
struct ReviewJSON: Encodable {
  /// `text`, `picture` or `literal`.
  var kind: String
  /// The reference or the source.
  var file: String
  /// The file with the new content; nil for a literal.
  var pending: String?
  var line: Int?
  var column: Int?
  var test: String?
  var isNew: Bool
  /// `waiting`, `accepted`, `rejected` or `refused`.
  var state: String
  /// The reason that the decision was refused.
  var reason: String?
  /// The difference of texts, one line each.
  var difference: [String]

  private init(_ item: ReviewItem, _ result: ReviewResult) {
    switch item.location {
    case .file(let reference, let pending):
      kind = item.isPicture ? "picture" : "text"
      file = reference
      self.pending = pending
    case .literal(let literal, _, _):
      kind = "literal"
      file = literal.file
      (line, column, test) = (literal.line, literal.column, literal.test)
    }
    isNew = item.isNew
    state = result.word
    if case .refused(let reason) = result { self.reason = reason }
    difference = result == .waiting ? item.differenceLines : []
  }

  /// An array with an object for each snapshot.
  static func text(_ pairs: [(ReviewItem, ReviewResult)]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(pairs.map(ReviewJSON.init)), as: UTF8.self)
    } catch {
      preconditionFailure("strings and whole numbers can always be encoded: \(error)")
    }
  }
}
