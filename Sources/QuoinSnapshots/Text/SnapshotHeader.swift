// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The first line of a reference: the version of the form, the engine that computed the frames and
/// the measures of the texts.
///
/// ```text
/// # quoin layout 1 · engine quoin · text built-in-1
/// ```
package struct SnapshotHeader: Hashable, Sendable {
  /// The version of the form.
  package var version: Int
  /// The layout engine: `quoin` or `uikit`.
  package var engine: String
  /// The measures of texts.
  package var measure: String

  /// The version that this module writes.
  package static let currentVersion = 1
  /// The header of texts without one.
  package static let standard = SnapshotHeader(engine: "quoin", measure: "built-in-1")

  private static let start = "# quoin layout "
  private static let separator = " · "

  package init(
    version: Int = SnapshotHeader.currentVersion, engine: String, measure: String
  ) {
    self.version = version
    self.engine = engine
    self.measure = measure
  }

  /// Reads a header; nil for another line.
  package init?(line: String) {
    guard line.hasPrefix(Self.start) else { return nil }
    let parts = line.dropFirst(Self.start.count).split(separator: "·").map { part in
      String(part.drop { $0 == " " }).trimmingTrailingSpaces
    }
    guard let first = parts.first, let version = Int(first) else { return nil }
    func value(_ key: String) -> String? {
      parts.dropFirst().first { $0.hasPrefix(key + " ") }.map {
        String($0.dropFirst(key.count + 1))
      }
    }
    self.init(
      version: version, engine: value("engine") ?? Self.standard.engine,
      measure: value("text") ?? Self.standard.measure)
  }

  /// The header as a line.
  package var line: String {
    ["\(Self.start)\(version)", "engine \(engine)", "text \(measure)"]
      .joined(separator: Self.separator)
  }

  /// Returns the reason that a text with this header cannot be compared with one of `other`; nil
  /// when it can.
  package func difference(to other: SnapshotHeader) -> String? {
    var reasons: [String] = []
    if version != other.version {
      reasons.append("form \(version), and this program writes form \(other.version)")
    }
    if engine != other.engine {
      reasons.append("the engine \(engine), and this run has the engine \(other.engine)")
    }
    if measure != other.measure {
      reasons.append("the text measures \(measure), and this run has \(other.measure)")
    }
    guard !reasons.isEmpty else { return nil }
    return "the reference was made with \(reasons.joined(separator: "; with "))"
  }
}
