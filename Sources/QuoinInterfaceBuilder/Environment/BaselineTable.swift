// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The distances of the text lines of controls from their edges.
enum BaselineTable {
  /// The position of the text of a control, for any height of the control.
  enum Line: Sendable {
    /// So many points below the upper edge of the frame.
    case top(Double)
    /// So many points above the lower edge of the frame.
    case bottom(Double)
    /// The first line below the upper edge, the last one above the lower edge: fields keep both
    /// distances when they are stretched.
    case each(top: Double, bottom: Double)
    /// The position by the font, with lines that are taller than the font's by a number of points.
    case font(higherBy: Double)
  }

  /// The text line of one look of a control.
  struct Row: Sendable {
    /// A name of ``ControlVariant`` on macOS, of an element on iOS.
    var control: String
    var eras: EraRange
    var size: String?
    var line: Line
    var evidence: StoredEvidence

    init(
      _ control: String, _ eras: EraRange, size: String? = nil, _ line: Line,
      _ evidence: StoredEvidence
    ) {
      self.control = control
      self.eras = eras
      self.size = size
      self.line = line
      self.evidence = evidence
    }

    func measure(on platform: InterfacePlatform) -> CanvasMeasure {
      let family = platform == .macOS ? "macOS" : "iOS"
      return CanvasMeasure(kind: .baselines, row: "\(family) \(name)", evidence: evidence)
    }

    var name: String {
      [control, size, eras.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The distances of a view of that height that looks as in an era, with their row; nil for views
  /// without text.
  static func baselines(
    of view: ViewDescription, platform: InterfacePlatform, era: InterfaceBuilderEra, height: Double
  ) -> (distances: SceneEnvironment.Baselines, row: Row)? {
    guard platform == .macOS else {
      return iOSRows.first { $0.control == view.rule.kind.rawValue }
        .map { (iOSBaselines(of: view, height: height), $0) }
    }
    let variant = ControlVariant(of: view)
    let row = macOSRows.first { row in
      row.control == variant.name && (row.size == nil || row.size == variant.size)
        && row.eras.contains(era)
    }
    return row.map { (baselines(of: view, row: $0, height: height), $0) }
  }

  private static func baselines(
    of view: ViewDescription, row: Row, height: Double
  ) -> SceneEnvironment.Baselines {
    switch row.line {
    case .top(let distance): .init(first: distance, last: height - distance)
    case .bottom(let distance): .init(first: height - distance, last: distance)
    case .each(let top, let bottom): .init(first: top, last: bottom)
    case .font(let space): labelBaselines(of: view, higherBy: space)
    }
  }

  /// The first line of a macOS label is at its top and the last one at its bottom, even where the
  /// label is taller or shorter than its text. Observed: `SasquatchMac.storyboard` of the App
  /// Center SDK, labels of 12 and of 19 points in the font of 13, whose line is 16 high.
  private static func labelBaselines(
    of view: ViewDescription, higherBy space: Double
  ) -> SceneEnvironment.Baselines {
    let pointSize = view.appearance.pointSize ?? 13
    let below = distanceBelowLine(pointSize: pointSize)
    let natural = TextStyleMetrics(pointSize: pointSize).lineHeight.rounded(.up) + space
    return .init(first: natural - below, last: below)
  }

  /// Returns the distance from the baseline to the end of a line of the system font of macOS, in
  /// points. Observed: 4 for the sizes up to 16, 6 for 20, 5 for 22; others follow from the font.
  private static func distanceBelowLine(pointSize: Double) -> Double {
    if pointSize <= 16 { return 4 }
    return pointSize == 20 ? 6 : TextStyleMetrics(pointSize: pointSize).descender.rounded()
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

  /// The rows of iOS, where the distances follow from the font.
  static let iOSRows: [Row] = [
    Row("label", .all, .font(higherBy: 0), .frames(72, against: 13)),
    Row("button", .all, .font(higherBy: 0), .frames(3)),
    Row("textField", .all, .font(higherBy: 0), .frames(11, against: 2)),
  ]

  /// The rows of macOS, where every control has its own distance. The first row that matches is
  /// used.
  static let macOSRows: [Row] = [
    Row("label", .xcode7 ... .xcode10, .font(higherBy: 1), .frames(1)),
    Row("label", .xcode11 ... .xcode26, .font(higherBy: 0), .frames(55)),
    Row("plainField", .all, .font(higherBy: 0), .frames(1)),
    Row("field", .all, size: "mini", .each(top: 11, bottom: 5), .guess),
    Row("field", .all, size: "small", .each(top: 13, bottom: 6), .frames(2)),
    Row("field", .bigSur, size: "large", .each(top: 16, bottom: 6), .frames(0, elsewhere: 11)),
    Row("field", .beforeTahoe, .each(top: 14, bottom: 7), .frames(11)),
    Row("field", .tahoe, .each(top: 16, bottom: 8), .frames(6)),
    Row("push", .beforeTahoe, size: "small", .bottom(13), .guess),
    Row("push", .tahoe, size: "small", .bottom(6), .guess),
    Row("push", .tahoe, size: "large", .bottom(10), .frames(2)),
    Row("push", .bigSur, size: "large", .bottom(17), .frames(0, elsewhere: 3)),
    Row("push", .beforeTahoe, .bottom(14), .frames(5)),
    Row("push", .tahoe, .bottom(8), .frames(5)),
    Row("check", .bigSur, size: "large", .bottom(6.5), .frames(0, elsewhere: 4)),
    Row("check", .beforeTahoe, .bottom(5), .frames(1)),
    Row("check", .tahoe, .bottom(4), .frames(4)),
    Row("untitledCheck", .beforeTahoe, .bottom(3), .frames(5)),
    Row("untitledCheck", .tahoe, .bottom(4), .guess),
    Row("radio", .bigSur, size: "large", .bottom(6.5), .frames(0, elsewhere: 3)),
    Row("radio", .beforeTahoe, .bottom(5), .guess),
    Row("radio", .tahoe, .bottom(4), .frames(2)),
    Row("untitledRadio", .beforeTahoe, .bottom(5), .guess),
    Row("untitledRadio", .tahoe, .bottom(4), .guess),
    Row("help", .all, size: "small", .bottom(7), .guess),
    Row("help", .beforeTahoe, .bottom(11), .frames(1)),
    Row("help", .tahoe, .bottom(8), .frames(5)),
    Row("popUp", .all, size: "small", .bottom(9), .frames(0, elsewhere: 27)),
    Row("popUp", .all, size: "mini", .bottom(8), .guess),
    Row("popUp", .bigSur, size: "large", .bottom(17), .frames(0, elsewhere: 24)),
    Row("popUp", .yosemite, .bottom(10), .frames(2)),
    Row("popUp", .bigSur, .bottom(11), .frames(4)),
    Row("popUp", .tahoe, .top(16), .frames(6)),
    Row("textured", .all, .bottom(8), .frames(4)),
    Row("roundRect", .all, .bottom(6), .guess),
    Row("recessed", .all, .bottom(6), .guess),
    Row("inline", .all, .bottom(4), .frames(1)),
    Row("bevel", .all, .bottom(4), .guess),
    Row("plainButton", .all, .bottom(4), .guess),
    Row("plainPopUp", .all, .bottom(4), .guess),
    Row("segmented", .all, .bottom(8), .frames(3)),
    // The last baseline: five stack views of `Preferences.storyboard` of WWDC.
    Row("switch", .all, .each(top: 16, bottom: 12), .guess),
    Row("slider", .all, size: "small", .bottom(7), .guess),
    Row("slider", .all, .bottom(13), .frames(1)),
    Row("tickedSlider", .all, .bottom(13), .guess),
    Row("stepper", .all, .bottom(9), .frames(1)),
    Row("comboBox", .beforeTahoe, .top(15), .frames(1)),
    Row("comboBox", .tahoe, .bottom(8), .guess),
    Row("dateField", .bigSur, size: "large", .bottom(8), .frames(0, elsewhere: 4)),
    Row("dateField", .all, .bottom(7), .guess),
  ]
}
