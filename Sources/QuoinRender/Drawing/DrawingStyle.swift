// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The default colours of the controls of a platform.
struct DrawingStyle {
  /// The background of a scene.
  var canvas: RenderedColor
  /// The background of plain lists and of texts.
  var page = RenderedColor(hex: 0xFFFFFF)
  /// The background of fields and of rows in groups.
  var surface = RenderedColor(hex: 0xFFFFFF)
  var text = RenderedColor(hex: 0x1C1C1E)
  var secondaryText = RenderedColor(hex: 0x8A8A8E)
  var placeholder = RenderedColor(hex: 0xB4B4B9)
  var tint = RenderedColor(hex: 0x007AFF)
  var switchTint = RenderedColor(hex: 0x34C759)
  /// The fill color of controls: Apple's value of the tertiary fill, which is seen on any
  /// background.
  var fill = RenderedColor(hex: 0x767680, alpha: 0.12)
  /// The track of a switch that is off; nil for the fill colour.
  var switchOff: RenderedColor?
  /// The selected segment.
  var selectedSegment = RenderedColor(hex: 0xFFFFFF)
  var border = RenderedColor(hex: 0xCFCFD4)
  var knob = RenderedColor(hex: 0xFFFFFF)
  /// The faint edge of what is raised.
  var shade = RenderedColor(hex: 0x000000, alpha: 0.12)
  /// The faint lines around containers.
  var outline = RenderedColor(hex: 0x8A8A8E, alpha: 0.35)
  var bar = RenderedColor(hex: 0xF7F7F8)
  var isMacOS = false

  static let iOS = DrawingStyle(canvas: RenderedColor(hex: 0xFFFFFF))

  static let macOS: DrawingStyle = {
    var style = DrawingStyle(canvas: RenderedColor(hex: 0xECECEC))
    style.text = RenderedColor(hex: 0x262626)
    style.switchTint = style.tint
    style.fill = RenderedColor(hex: 0xDCDCDE)
    style.border = RenderedColor(hex: 0xC0C0C3)
    style.isMacOS = true
    return style
  }()

  static let tvOS = DrawingStyle(canvas: RenderedColor(hex: 0xE9E9EC))

  /// The dark appearance, with Apple's values of system colours.
  static let darkIOS: DrawingStyle = {
    var style = DrawingStyle(canvas: RenderedColor(hex: 0x000000))
    style.surface = RenderedColor(hex: 0x1C1C1E)
    style.text = RenderedColor(hex: 0xFFFFFF)
    style.secondaryText = RenderedColor(hex: 0x8D8D93)
    style.placeholder = RenderedColor(hex: 0x5A5A5F)
    style.tint = RenderedColor(hex: 0x0A84FF)
    style.switchTint = RenderedColor(hex: 0x30D158)
    style.page = style.canvas
    style.fill = RenderedColor(hex: 0x767680, alpha: 0.24)
    style.switchOff = RenderedColor(hex: 0x39393D)
    style.selectedSegment = RenderedColor(hex: 0x636366)
    style.border = RenderedColor(hex: 0x48484A)
    style.bar = RenderedColor(hex: 0x161617)
    return style
  }()

  /// The style of the views of a scene that are dark or light.
  static func style(for scene: RenderedScene, isDark: Bool) -> DrawingStyle {
    var style: DrawingStyle =
      switch scene.platform {
      case .iOS: isDark ? darkIOS : iOS
      case .macOS: macOS
      case .tvOS: tvOS
      }
    if scene.hasHighContrast { style = style.inHighContrast(isDark: isDark) }
    if let accent = scene.accent { style.tint = accent }
    return style
  }

  /// The style with Apple's values of system colours for a high contrast.
  private func inHighContrast(isDark: Bool) -> DrawingStyle {
    var style = self
    style.text = RenderedColor(hex: isDark ? 0xFFFFFF : 0x000000)
    style.secondaryText = RenderedColor(hex: isDark ? 0xAEAEB2 : 0x6C6C70)
    style.placeholder = style.secondaryText
    style.tint = RenderedColor(hex: isDark ? 0x409CFF : 0x0040DD)
    style.switchTint = isMacOS ? style.tint : RenderedColor(hex: isDark ? 0x30DB5B : 0x248A3D)
    style.border = RenderedColor(hex: isDark ? 0x7C7C80 : 0x8E8E93)
    return style
  }

  // MARK: Problems and constraints
  //
  // Labels have a contrast of 4.5 to 1, even where their backgrounds are over black views. Lines
  // and marks have one of 3 to 1 on the canvases above, and on the dark gray of `systemGray6`.

  static let constraint = RenderedColor(hex: 0x1C64CA)
  static let conflict = RenderedColor(hex: 0xC7251C)
  static func color(isConflicting: Bool) -> RenderedColor {
    isConflicting ? conflict : constraint
  }
  static let ambiguity = RenderedColor(hex: 0xBF6B00)
  /// The colour of captions and of lines around scenes, with a contrast of 4.5 to 1 both on white
  /// and on black pages.
  static let caption = RenderedColor(hex: 0x757579)
  /// The names of classes in views that are empty or drawn at run time, on any light canvas.
  static let className = RenderedColor(hex: 0x67676C)
}
