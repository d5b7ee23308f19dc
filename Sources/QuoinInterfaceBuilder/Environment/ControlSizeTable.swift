// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// Sizes of controls on the canvas, for views whose frame the file does not store.
enum ControlSizeTable {
  /// A length in points, or one that follows from the font.
  enum Length: Sendable {
    case points(Double)
    /// The height of a text line in the control's font, rounded up to half points, with padding.
    /// Without a font in the file, the font is the system font of the standard size.
    case line(standard: Double, padding: Double = 0)
    /// The height of a text line with padding, rounded up to whole points.
    case wholeLine(standard: Double, padding: Double = 0)
  }

  /// The size of one look of a control.
  struct Row: Sendable {
    /// A name of ``ControlVariant`` on macOS, of ``elementName(of:)`` elsewhere.
    var control: String
    var eras = EraRange.all
    /// The width; nil when content does not determine it.
    var width: Double?
    var height: Length?
    var evidence: StoredEvidence

    func measure(on platform: InterfacePlatform) -> CanvasMeasure {
      let family = platform == .macOS ? "macOS" : "iOS"
      return CanvasMeasure(kind: .controlSize, row: "\(family) \(name)", evidence: evidence)
    }

    var name: String { eras == .all ? control : "\(control), \(eras.name)" }
  }

  /// The row for a view, nil when the table has none.
  static func row(
    for view: ViewDescription, platform: InterfacePlatform, era: InterfaceBuilderEra
  ) -> Row? {
    let isMacOS = platform == .macOS
    let name = isMacOS ? ControlVariant(of: view).name : elementName(of: view)
    return (isMacOS ? macOSRows : iOSRows).first {
      $0.control == name && $0.eras.contains(era)
    }
  }

  /// The size of the frame; nil on an axis that content does not determine.
  static func size(
    of view: ViewDescription, platform: InterfacePlatform, era: InterfaceBuilderEra
  ) -> AxisPair<Double?> {
    let row = row(for: view, platform: platform, era: era)
    return AxisPair(row?.width, row?.height.map { length($0, of: view) })
  }

  private static func length(_ length: Length, of view: ViewDescription) -> Double {
    switch length {
    case .points(let points): return points
    case .line(let standard, let padding):
      let font = TextStyleMetrics(pointSize: view.appearance.pointSize ?? standard)
      return (font.lineHeight * 2).rounded(.up) / 2 + padding
    case .wholeLine(let standard, let padding):
      let font = TextStyleMetrics(pointSize: view.appearance.pointSize ?? standard)
      return font.lineHeight.rounded(.up) + padding
    }
  }

  /// The element, with its look where sizes depend on it.
  private static func elementName(of view: ViewDescription) -> String {
    let styles = view.appearance.styles
    switch view.element {
    case "textField": return styles["borderStyle"] == nil ? "textField" : "borderedField"
    case "activityIndicatorView":
      return ["whiteLarge", "large"].contains(styles["style"]) ? "largeActivity" : view.element
    default: return view.element
    }
  }

  static let iOSRows: [Row] = [
    Row(control: "label", height: .line(standard: 17), evidence: .frames(602, against: 37)),
    Row(
      control: "button", width: 30, height: .line(standard: 15, padding: 12),
      evidence: .frames(70, against: 106)),
    Row(control: "textField", height: .line(standard: 17), evidence: .frames(16, against: 12)),
    Row(
      control: "borderedField", eras: .xcode7 ... .xcode10, height: .points(30),
      evidence: .frames(3, against: 1)),
    Row(
      control: "borderedField", eras: .xcode11 ... .xcode26, height: .points(34),
      evidence: .frames(28)),
    Row(
      control: "switch", eras: .beforeTahoe, width: 51, height: .points(31),
      evidence: .frames(93, against: 4)),
    Row(control: "switch", eras: .tahoe, width: 63, height: .points(28), evidence: .frames(39)),
    Row(
      control: "slider", eras: .beforeTahoe, height: .points(31), evidence: .frames(4, against: 2)),
    Row(control: "slider", eras: .tahoe, height: .points(34), evidence: .frames(11, against: 1)),
    Row(
      control: "segmentedControl", eras: .xcode7 ... .xcode10, height: .points(29),
      evidence: .frames(4)),
    Row(
      control: "segmentedControl", eras: .xcode11 ... .xcode26, height: .points(32),
      evidence: .frames(11, against: 1)),
    Row(
      control: "stepper", eras: .xcode7 ... .xcode10, width: 94, height: .points(29),
      evidence: .frames(1)),
    Row(
      control: "stepper", eras: .xcode11 ... .xcode26, width: 94, height: .points(32),
      evidence: .frames(3)),
    Row(
      control: "progressView", eras: .xcode7 ... .xcode11Late, height: .points(2),
      evidence: .frames(2)),
    Row(
      control: "progressView", eras: .xcode12 ... .xcode26, height: .points(4),
      evidence: .frames(4)),
    Row(control: "largeActivity", width: 37, height: .points(37), evidence: .frames(4)),
    Row(control: "activityIndicatorView", width: 20, height: .points(20), evidence: .frames(3)),
    Row(control: "pickerView", width: 320, height: .points(216), evidence: .frames(8)),
    Row(control: "datePicker", width: 320, height: .points(216), evidence: .frames(1)),
    Row(control: "searchBar", height: .points(56), evidence: .frames(2)),
    Row(control: "pageControl", height: .points(37), evidence: .frames(1)),
    Row(control: "navigationBar", height: .points(44), evidence: .frames(1)),
    Row(control: "toolbar", eras: .xcode7 ... .xcode11, height: .points(44), evidence: .frames(1)),
    Row(
      control: "toolbar", eras: .xcode11Late ... .xcode26, height: .points(49),
      evidence: .guess),
    Row(control: "tabBar", height: .points(49), evidence: .guess),
  ]

  static let macOSRows: [Row] = [
    Row(
      control: "label", eras: .xcode7 ... .xcode10, height: .wholeLine(standard: 13, padding: 1),
      evidence: .frames(11, against: 3)),
    Row(
      control: "label", eras: .xcode11 ... .xcode26, height: .wholeLine(standard: 13),
      evidence: .frames(128, against: 10)),
    Row(control: "field", eras: .xcode7 ... .xcode10, height: .points(22), evidence: .guess),
    Row(
      control: "field", eras: .xcode11 ... .xcode16Late, height: .points(21), evidence: .frames(12)),
    Row(control: "field", eras: .tahoe, height: .points(24), evidence: .frames(3, against: 1)),
    Row(control: "push", eras: .beforeTahoe, height: .points(32), evidence: .frames(32)),
    Row(control: "push", eras: .tahoe, height: .points(24), evidence: .frames(15, against: 2)),
    Row(control: "check", eras: .beforeTahoe, height: .points(18), evidence: .frames(21)),
    Row(control: "check", eras: .tahoe, height: .points(16), evidence: .frames(1)),
    Row(control: "radio", eras: .beforeTahoe, height: .points(18), evidence: .guess),
    Row(control: "radio", eras: .tahoe, height: .points(16), evidence: .guess),
    Row(control: "popUp", eras: .beforeTahoe, height: .points(25), evidence: .frames(14)),
    Row(control: "popUp", eras: .tahoe, height: .points(24), evidence: .guess(against: 4)),
    Row(control: "comboBox", eras: .beforeTahoe, height: .points(23), evidence: .frames(3)),
    Row(control: "comboBox", eras: .tahoe, height: .points(24), evidence: .guess(against: 1)),
    Row(control: "separatorLine", height: .points(5), evidence: .frames(5)),
    Row(control: "separatorColumn", width: 5, evidence: .guess),
  ]
}
