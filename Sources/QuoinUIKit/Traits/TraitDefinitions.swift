// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How much room there is in a line.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(of traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is in a column.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(of traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static func value(of traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The family of devices.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
  static func value(of traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// Pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  public static let defaultValue: CGFloat = 0
  static func value(of traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(of traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// How large the reader wants text to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(of traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
