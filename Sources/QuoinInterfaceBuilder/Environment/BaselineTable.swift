// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The distances of the text lines of controls from their edges.
enum BaselineTable {
  /// The text line of one look of a control.
  struct Row: Sendable {
    /// A name of ``ControlVariant`` on macOS, of an element on iOS.
    var control: String
    var size: String?
    /// The row holds from this height of the frame on.
    var leastHeight = 0.0
    /// On macOS: from the baseline to the bottom of the frame, in points.
    var distance = 0.0
    var evidence: StoredEvidence

    func measure(on platform: InterfacePlatform) -> CanvasMeasure {
      let family = platform == .macOS ? "macOS" : "iOS"
      return CanvasMeasure(kind: .baselines, row: "\(family) \(name)", evidence: evidence)
    }

    var name: String {
      [control, size, leastHeight > 0 ? "from \(Int(leastHeight)) points of height" : nil]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The distances of a view of that height, with their row; nil for views without text.
  static func baselines(
    of view: ViewDescription, platform: InterfacePlatform, height: Double
  ) -> (distances: SceneEnvironment.Baselines, row: Row)? {
    guard let row = row(for: view, platform: platform, height: height) else { return nil }
    let distances =
      platform == .macOS
      ? SceneEnvironment.Baselines(first: height - row.distance, last: row.distance)
      : iOSBaselines(of: view, height: height)
    return (distances, row)
  }

  private static func row(
    for view: ViewDescription, platform: InterfacePlatform, height: Double
  ) -> Row? {
    guard platform == .macOS else {
      return iOSRows.first { $0.control == view.rule.kind.rawValue }
    }
    let variant = ControlVariant(of: view)
    return macOSRows.first { row in
      row.control == variant.name && (row.size == nil || row.size == variant.size)
        && height >= row.leastHeight
    }
  }

  /// A label's line is at its top; buttons and fields center it first.
  private static func iOSBaselines(
    of view: ViewDescription, height: Double
  ) -> SceneEnvironment.Baselines {
    let standard: Double =
      switch view.rule.kind {
      case .label: 17
      case .button: 15
      default: 14
      }
    let font = TextStyleMetrics(pointSize: view.appearance.pointSize ?? standard)
    let space = view.rule.kind == .label ? 0 : (height - font.lineHeight) / 2
    return SceneEnvironment.Baselines(
      first: space + font.ascender, last: space + font.descender)
  }

  /// On iOS the distances follow from the font.
  static let iOSRows: [Row] = [
    Row(control: "label", evidence: .frames(72, against: 13)),
    Row(control: "button", evidence: .frames(3)),
    Row(control: "textField", evidence: .frames(11, against: 2)),
  ]

  /// On macOS every control has its own distance. The first row that matches holds.
  static let macOSRows: [Row] = [
    Row(control: "label", distance: 4, evidence: .frames(47, against: 8)),
    Row(control: "field", size: "small", distance: 6, evidence: .frames(2)),
    Row(control: "field", leastHeight: 23, distance: 8, evidence: .frames(6)),
    Row(control: "field", distance: 7, evidence: .frames(9, against: 2)),
    Row(control: "push", size: "small", distance: 12, evidence: .guess),
    Row(control: "push", size: "large", distance: 10, evidence: .frames(2)),
    Row(control: "push", leastHeight: 30, distance: 14, evidence: .frames(5)),
    Row(control: "push", distance: 8, evidence: .frames(5)),
    Row(control: "check", leastHeight: 18, distance: 5, evidence: .frames(1, against: 4)),
    Row(control: "check", distance: 4, evidence: .frames(4, against: 1)),
    Row(control: "radio", leastHeight: 18, distance: 5, evidence: .guess),
    Row(control: "radio", distance: 4, evidence: .frames(2)),
    Row(control: "help", leastHeight: 25, distance: 9, evidence: .guess(against: 1)),
    Row(control: "help", distance: 8, evidence: .frames(5)),
    Row(control: "popUp", leastHeight: 25, distance: 11, evidence: .frames(4, against: 2)),
    Row(control: "popUp", leastHeight: 23, distance: 8, evidence: .frames(5)),
    Row(control: "popUp", distance: 4, evidence: .frames(1)),
    Row(control: "textured", distance: 8, evidence: .frames(4)),
    Row(control: "plainButton", distance: 4, evidence: .frames(1)),
    Row(control: "segmented", distance: 8, evidence: .frames(3)),
    Row(control: "slider", distance: 13, evidence: .frames(1)),
    Row(control: "stepper", distance: 9, evidence: .frames(1)),
    Row(control: "comboBox", distance: 8, evidence: .frames(1)),
  ]
}
