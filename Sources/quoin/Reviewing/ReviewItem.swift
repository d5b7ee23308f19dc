// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// A new snapshot that waits for review.
struct ReviewItem: Hashable {
  /// The location of the snapshot.
  enum Location: Hashable {
    /// A reference in a file, and the file with the new content.
    case file(reference: String, pending: String)
    /// A literal in a source, in a list.
    case literal(PendingLiteral, list: String, hasSeveralTexts: Bool)
  }

  var location: Location

  /// The file, with the line of a literal.
  var name: String {
    switch location {
    case .file(let reference, _): ShortPath.path(reference)
    case .literal(let literal, _, _): "\(ShortPath.path(literal.file)):\(literal.line)"
    }
  }

  /// Whether the snapshot is a picture.
  var isPicture: Bool {
    guard case .file(let reference, _) = location else { return false }
    return !reference.hasSuffix(".txt")
  }

  /// The accepted text and the new one; nil for a picture or a missing text.
  var texts: (old: SnapshotContent?, new: SnapshotContent?) {
    switch location {
    case .file(let reference, let pending):
      (Self.text(ReferenceContent(path: reference)), Self.text(ReferenceContent(path: pending)))
    case .literal(let literal, _, _):
      (literal.old.map { SnapshotContent($0) }, literal.new.map { SnapshotContent($0) })
    }
  }

  private static func text(_ content: ReferenceContent) -> SnapshotContent? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The differences, one line each.
  var differenceLines: [String] {
    if isPicture { return [isNew ? "a new picture" : "another picture"] }
    let (old, new) = texts
    guard let new else { return ["the new text cannot be read"] }
    guard let old else { return new.lines.map { "+ \($0)" } }
    let reason = old.header.difference(to: new.header)
    return (reason.map { [$0] } ?? []) + SnapshotDifference(from: old, to: new).lines()
  }

  /// Whether there is nothing accepted yet.
  var isNew: Bool {
    switch location {
    case .file(let reference, _): !FileManager.default.fileExists(atPath: reference)
    case .literal(let literal, _, _): literal.old == nil
    }
  }
}
