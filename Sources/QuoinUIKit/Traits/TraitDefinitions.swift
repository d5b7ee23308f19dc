// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The amount of horizontal space.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(of traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.horizontalSizeClass
  }
}

/// The amount of vertical space.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(of traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.verticalSizeClass
  }
}

/// The light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static func value(of traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.userInterfaceStyle
  }
}

/// The family of devices.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
  static func value(of traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.userInterfaceIdiom
  }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  public static let defaultValue: CGFloat = 0
  static func value(of traits: UITraitCollection) -> CGFloat { traits.displayScale }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.displayScale
  }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(of traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.layoutDirection
  }
}

/// The text size that the reader prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(of traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> {
    \.preferredContentSizeCategory
  }
}
