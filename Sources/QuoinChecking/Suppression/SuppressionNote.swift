// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An instruction in the notes of an object that silences rules, such as
/// `quoin:disable truncated-text -- design review 12`.
struct SuppressionNote: Hashable {
  /// The ids of rules, or `all`.
  var rules: [String]
  /// The text after `--`; nil without a reason.
  var reason: String?
  /// Whether the instruction is about the whole file.
  var isForFile: Bool
  /// The instruction as it is written.
  var text: String

  private static let mark = "quoin:disable"

  /// The instructions of a text, one a line at most.
  static func notes(in text: String) -> [SuppressionNote] {
    text.split(whereSeparator: \.isNewline).compactMap { SuppressionNote(String($0)) }
  }

  private init?(_ line: String) {
    guard let start = line.firstRange(of: Self.mark) else { return nil }
    var rest = line[start.upperBound...]
    isForFile = rest.hasPrefix("-file")
    if isForFile { rest = rest.dropFirst("-file".count) }
    // A longer word that begins with the same letters is not an instruction.
    guard rest.first?.isWhitespace ?? true else { return nil }
    text = String(line[start.lowerBound...])
    let parts = rest.firstRange(of: "--")
    let reason = parts.map { rest[$0.upperBound...].trimmed } ?? ""
    self.reason = reason.isEmpty ? nil : reason
    rules = (parts.map { rest[..<$0.lowerBound] } ?? rest)
      .split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
