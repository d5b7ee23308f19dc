// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// Where the text lines of controls stand.
enum BaselineTable {
  /// The distances of a view of that height, nil for views without text.
  static func baselines(
    of view: ViewDescription, platform: InterfacePlatform, height: Double
  ) -> SceneEnvironment.Baselines? {
    platform == .macOS ? desktop(view, height: height) : touch(view, height: height)
  }

  private static func touch(
    _ view: ViewDescription, height: Double
  ) -> SceneEnvironment.Baselines? {
    switch view.rule.kind {
    case .label:
      let font = TextStyleMetrics(pointSize: view.appearance.pointSize ?? 17)
      return SceneEnvironment.Baselines(first: font.ascender, last: font.descender)
    case .button, .textField:
      // The line is centred first.
      let standard = view.rule.kind == .button ? 15.0 : 14
      let font = TextStyleMetrics(pointSize: view.appearance.pointSize ?? standard)
      let space = (height - font.lineHeight) / 2
      return SceneEnvironment.Baselines(
        first: space + font.ascender, last: space + font.descender)
    default:
      return nil
    }
  }

  /// On macOS every control has a distance from the bottom of its frame.
  private static func desktop(
    _ view: ViewDescription, height: Double
  ) -> SceneEnvironment.Baselines? {
    let variant = ControlVariant(of: view)
    let row = rows.first { row in
      row.variant == variant.name && (row.size == nil || row.size == variant.size)
        && height >= row.leastHeight
    }
    guard let row else { return nil }
    return SceneEnvironment.Baselines(first: height - row.last, last: row.last)
  }

  private typealias Row = (variant: String, size: String?, leastHeight: Double, last: Double)

  /// The first row that fits counts.
  private static let rows: [Row] = [
    ("label", nil, 0, 4), ("field", "small", 0, 6), ("field", nil, 23, 8), ("field", nil, 0, 7),
    ("push", "small", 0, 12), ("push", "large", 0, 10), ("push", nil, 30, 14), ("push", nil, 0, 8),
    ("check", nil, 18, 5), ("check", nil, 0, 4), ("radio", nil, 18, 5), ("radio", nil, 0, 4),
    ("help", nil, 25, 9), ("help", nil, 0, 8), ("popUp", nil, 25, 11), ("popUp", nil, 23, 8),
    ("popUp", nil, 0, 4), ("textured", nil, 0, 8), ("plainButton", nil, 0, 4),
    ("segmented", nil, 0, 8), ("slider", nil, 0, 13), ("stepper", nil, 0, 9),
    ("comboBox", nil, 0, 8),
  ]
}
