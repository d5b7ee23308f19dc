// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinAssets
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

extension RenderedAppearance {
  /// Converts the appearance of an element of a file.
  ///
  /// - Parameter environment: The appearance, for which colours of the system have a shade.
  init(
    _ file: ViewAppearance?, kind: ViewKind, platform: InterfacePlatform,
    in environment: AssetEnvironment
  ) {
    self.init()
    guard let file else { return }
    let isMacOS = platform == .macOS
    text = file.text
    placeholder = file.placeholder
    font = RenderedFont(file, kind: kind, isMacOS: isMacOS)
    alignment = file.textAlignment.flatMap { RenderedAlignment(named: $0) } ?? .natural
    lineLimit = isMacOS && kind == .label ? 0 : file.numberOfLines
    contentMode =
      file.styles["contentMode"].flatMap { RenderedContentMode(rawValue: $0) }
      ?? (isMacOS ? .scaleAspectFit : .scaleToFill)
    isClipped = file.styles["clipsSubviews"] == "YES"
    imageName = file.imageName.map { Self.symbols[$0] ?? $0 }
    isSymbol = file.isSymbol
    textColor = file.textColor.flatMap { RenderedColor($0, in: environment) }
    tintColor = file.tintColor.flatMap { RenderedColor($0, in: environment) }
    backgroundColor = file.backgroundColor.flatMap { RenderedColor($0, in: environment) }
    opacity = file.alpha
    cornerRadius = file.cornerRadius
    isEnabled = file.isEnabled
    isOn = file.isOn
    fraction = file.fraction ?? 0.5
    segments = file.titles
    if kind == .tabBar || kind == .toolbar {
      items = file.titles.map { RenderedBarItem(title: $0) }
    }
    selectedSegment = file.selectedSegment
    readStyles(file.styles, kind: kind, isMacOS: isMacOS)
    if let blur = file.styles["blur"], backgroundColor == nil {
      backgroundColor = .material(blur, isDark: environment.isDark)
      isBlurred = true
    }
  }

  private mutating func readStyles(
    _ styles: [String: String], kind: ViewKind, isMacOS: Bool
  ) {
    isVertical = styles["vertical"] == "YES"
    isSecure = styles["secureTextEntry"] == "YES"
    accessory = styles["accessoryType"].flatMap { Self.accessory(named: $0) }
    isProminent = styles["configuration"] == "filled"
    switch kind {
    case .textField where isMacOS: hasBorder = styles["borderStyle"] != nil
    case .textField: hasBorder = styles["borderStyle"] != nil && styles["borderStyle"] != "none"
    case .button where isMacOS: hasBorder = styles["borderStyle"]?.contains("order") == true
    case .box:
      hasBorder = styles["borderType"] != "none"
      if styles["titlePosition"] == "noTitle" { text = nil }
    default: break
    }
    // Interface Builder stores the background of the page for fields, which draw their own face.
    if isMacOS, kind != .plain, kind != .box { backgroundColor = nil }
  }

  /// The symbols of the template images of AppKit.
  private static let symbols = [
    "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSStopProgressTemplate": "xmark",
    "NSGoRightTemplate": "chevron.right", "NSGoLeftTemplate": "chevron.left",
    "NSRightFacingTriangleTemplate": "chevron.right", "NSActionTemplate": "ellipsis.circle",
    "NSLeftFacingTriangleTemplate": "chevron.left", "NSLockLockedTemplate": "lock",
    "NSUserTemplate": "person", "NSBookmarksTemplate": "star",
  ]
}

extension RenderedFont {
  fileprivate init(_ file: ViewAppearance, kind: ViewKind, isMacOS: Bool) {
    let usual = isMacOS ? Self.macOSSize(file.controlSize) : Self.iOSSize(kind)
    let weight = file.fontWeight.flatMap { Self.weights[$0] } ?? (file.isBold ? 700 : 400)
    self.init(size: file.pointSize ?? usual, weight: weight, isItalic: file.isItalic)
  }

  private static func iOSSize(_ kind: ViewKind) -> Double {
    switch kind {
    case .button: 15
    case .textView: 14
    default: 17
    }
  }

  private static func macOSSize(_ controlSize: String?) -> Double {
    switch controlSize {
    case "small": 11
    case "mini": 9
    default: 13
    }
  }

  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}

extension RenderedAlignment {
  fileprivate init?(named name: String) {
    switch name {
    case "natural", "justified": self = .natural
    default: self.init(rawValue: name)
    }
  }
}

extension AssetEnvironment {
  /// Whether the appearance is the one that files state: light, of the usual contrast.
  fileprivate var isUsual: Bool { !isDark && !hasHighContrast }
}

extension RenderedColor {
  /// Converts the colour of a file; nil for an unknown name.
  init?(_ color: FileColor, in environment: AssetEnvironment) {
    // A file has the parts of its colours in the light appearance of the usual contrast.
    if !environment.isUsual, let name = color.name, UIColor.namesInFiles[name] != nil {
      self.init(systemNamed: name, in: environment)
      return
    }
    if let parts = color.components {
      self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      return
    }
    guard let name = color.name else { return nil }
    self.init(systemNamed: name, in: environment)
  }

  /// Creates a colour of the system; nil for an unknown name, or one that is the default of
  /// pictures.
  init?(systemNamed name: String, in environment: AssetEnvironment) {
    if !environment.isUsual, let color = Self.ofIOS(name, in: environment) {
      self = color
      return
    }
    if let known = Self.systemColors[name] {
      self = known
      return
    }
    // The usual colour of texts is that of pictures.
    guard environment.idiom != .mac, name != "labelColor",
      let color = Self.ofIOS(name, in: environment)
    else { return nil }
    self = color
  }

  /// Returns a colour of iOS by its name in files and catalogs; nil for an unknown name.
  static func ofIOS(_ name: String, in environment: AssetEnvironment) -> RenderedColor? {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: environment.isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: environment.hasHighContrast ? .high : .unspecified),
    ])
    return UIColor.namesInFiles[name].map { RenderedColor($0.resolvedColor(with: traits)) }
  }

  /// System colours in the light appearance that differ from the defaults of pictures.
  private static let systemColors: [String: RenderedColor] = [
    "secondaryLabelColor": RenderedColor(red: 0.5, green: 0.5, blue: 0.5),
    "tertiaryLabelColor": RenderedColor(red: 0.7, green: 0.7, blue: 0.7),
    "disabledControlTextColor": RenderedColor(red: 0.7, green: 0.7, blue: 0.7),
    "groupTableViewBackgroundColor": RenderedColor(red: 0.95, green: 0.95, blue: 0.97),
    "darkTextColor": RenderedColor(red: 0, green: 0, blue: 0),
    "lightTextColor": RenderedColor(red: 1, green: 1, blue: 1, alpha: 0.6),
    "linkColor": RenderedColor(red: 0, green: 0.41, blue: 0.85),
    "systemRedColor": RenderedColor(red: 1, green: 0.23, blue: 0.19),
    "systemOrangeColor": RenderedColor(red: 1, green: 0.58, blue: 0),
    "systemYellowColor": RenderedColor(red: 1, green: 0.8, blue: 0),
    "systemGreenColor": RenderedColor(red: 0.2, green: 0.78, blue: 0.35),
    "systemBlueColor": RenderedColor(red: 0, green: 0.48, blue: 1),
    "systemGrayColor": RenderedColor(red: 0.56, green: 0.56, blue: 0.58),
    "windowBackgroundColor": RenderedColor(red: 0.93, green: 0.93, blue: 0.93),
    "controlBackgroundColor": RenderedColor(red: 1, green: 1, blue: 1),
    "textBackgroundColor": RenderedColor(red: 1, green: 1, blue: 1),
  ]
}
