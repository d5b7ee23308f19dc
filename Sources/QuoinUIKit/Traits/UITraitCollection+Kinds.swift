// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// A collection of one trait.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// A collection of one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection of one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection of one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection of one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection of one trait.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// A collection of one trait.
  public convenience init(typesettingLanguage language: String) {
    self.init { $0.typesettingLanguage = language }
  }

  /// Whether the screen measures pressure.
  public var forceTouchCapability: UIForceTouchCapability {
    values.rare.forceTouch ?? .unknown
  }
  /// The range of colors of the screen.
  public var displayGamut: UIDisplayGamut { values.rare.gamut ?? .unspecified }
  /// The contrast that the reader wants.
  public var accessibilityContrast: UIAccessibilityContrast { values.rare.contrast ?? .unspecified }
  /// Whether the content lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.rare.level ?? .unspecified }
  /// Whether the reader wants bold text.
  public var legibilityWeight: UILegibilityWeight { values.rare.legibility ?? .unspecified }
  /// Whether the window looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values.rare.activity ?? .unspecified
  }
  /// The language of texts that do not specify one; empty when not specified.
  public var typesettingLanguage: String { values.rare.language ?? "" }
}
