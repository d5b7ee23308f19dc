// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sizes in points of the fonts that macOS files name by their use.
enum FontTable {
  /// The size of one font.
  struct Row: Sendable {
    /// The value of `metaFont` in files.
    var name: String
    var pointSize: Double
    var evidence: StoredEvidence

    var measure: CanvasMeasure {
      CanvasMeasure(kind: .fontSize, row: name, evidence: evidence)
    }
  }

  /// The font with a name of `metaFont`, nil for an unknown one.
  static func row(named name: String) -> Row? { rows.first { $0.name == name } }

  static let rows: [Row] = [
    Row(name: "system", pointSize: 13, evidence: .frames(26, against: 1)),
    Row(name: "systemBold", pointSize: 13, evidence: .frames(1, against: 5)),
    Row(name: "smallSystem", pointSize: 11, evidence: .guess),
    Row(name: "smallSystemBold", pointSize: 11, evidence: .guess),
    Row(name: "miniSystem", pointSize: 9, evidence: .guess),
    Row(name: "label", pointSize: 10, evidence: .guess),
    Row(name: "toolTip", pointSize: 11, evidence: .guess),
    Row(name: "menu", pointSize: 13, evidence: .guess),
    Row(name: "titleBar", pointSize: 13, evidence: .guess),
    Row(name: "message", pointSize: 13, evidence: .guess),
    Row(name: "user", pointSize: 12, evidence: .guess),
    Row(name: "cellTitle", pointSize: 12, evidence: .frames(4)),
  ]
}
