// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// The traits of UIKit, as keys of `UITraitCollection`, `UITraitOverrides` and `UIMutableTraits`.

/// How much space there is from left to right, as a trait.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontal
  }
}

/// How much space there is from top to bottom, as a trait.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.vertical }
}

/// The family of devices, as a trait.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}

/// Pixels a point, 0 when not specified, as a trait.
public struct UITraitDisplayScale: SystemTrait {
  /// Not specified.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat?> { \.scale }
}

/// The reading direction, as a trait.
public struct UITraitLayoutDirection: SystemTrait {
  /// Not specified.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.direction
  }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}

/// How large the reader wants text to be, as a trait.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.textSize }
}

/// Whether the screen measures pressure, as a trait.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability?> {
    \.rare.forceTouch
  }
}

/// The range of colors of the screen, as a trait.
public struct UITraitDisplayGamut: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.rare.gamut }
}

/// The contrast that the reader wants, as a trait.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast?> {
    \.rare.contrast
  }
}

/// Whether the content lies above other content, as a trait.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.rare.level }
}

/// Whether the reader wants bold text, as a trait.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Not specified.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight?> {
    \.rare.legibility
  }
}

/// Whether the window looks active, as a trait.
public struct UITraitActiveAppearance: SystemTrait {
  /// Not specified.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> {
    \.rare.activity
  }
}

/// The language of texts that do not specify one, as a trait.
public struct UITraitTypesettingLanguage: SystemTrait {
  /// Not specified.
  public static let defaultValue: String = ""
  static var path: WritableKeyPath<TraitValues, String?> { \.rare.language }
}
