// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The content of the file of a reference.
package enum ReferenceContent: Hashable, Sendable {
  case missing
  case text(SnapshotContent)
  /// The file cannot be compared.
  case unusable(ReferenceProblem)

  /// Reads a file.
  package init(path: String) {
    guard FileManager.default.fileExists(atPath: path) else {
      self = .missing
      return
    }
    do {
      self.init(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      self = .unusable(.unreadable(reason: SystemReason.text(of: error)))
    }
  }

  /// Reads the bytes of a file.
  package init(_ data: Data) {
    guard let text = String(validating: data, as: UTF8.self), !text.contains("\0") else {
      self = .unusable(.binary)
      return
    }
    let content = SnapshotContent(text)
    if Self.hasConflictMarkers(text) {
      self = .unusable(.conflictMarkers)
    } else if content.lines.isEmpty {
      self = .unusable(.empty)
    } else {
      self = .text(content)
    }
  }

  /// Whether a version control system has left both sides of a merge in the text.
  private static func hasConflictMarkers(_ text: String) -> Bool {
    guard text.contains("<<<<<<<") || text.contains(">>>>>>>") else { return false }
    return text.split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") || $0 == "<<<<<<<" || $0 == ">>>>>>>"
    }
  }
}

/// The reason that a reference cannot be compared.
package enum ReferenceProblem: Error, Hashable, Sendable {
  /// A merge left both versions in the file.
  case conflictMarkers
  /// The file has no line.
  case empty
  /// The file is not text in UTF-8.
  case binary
  /// The system does not give the content.
  case unreadable(reason: String)

  /// The problem and what to try.
  package var sentence: String {
    switch self {
    case .conflictMarkers: "the reference has conflict markers; merge it first"
    case .empty: "the reference is empty; record it again"
    case .binary: "the reference is not text in UTF-8; record it again"
    case .unreadable(let reason): "the reference cannot be read: \(reason)"
    }
  }

  /// Whether recording may replace the file.
  package var isReplaceable: Bool {
    switch self {
    case .empty, .binary: true
    case .conflictMarkers, .unreadable: false
    }
  }
}
