// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Whether there is much or little space on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The reading direction among the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What holds around a view: size classes, scale, direction. Never changes.
open class UITraitCollection: NSObject {
  private var traits = Traits()

  private struct Traits: Hashable, Sendable {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var textSize = UIContentSizeCategory.unspecified
  }

  /// A collection in which nothing is specified.
  public override init() {
    super.init()
  }

  /// A collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.horizontal = horizontalSizeClass
  }

  /// A collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.vertical = verticalSizeClass
  }

  /// A collection of one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    traits.idiom = idiom
  }

  /// A collection of one trait.
  public convenience init(displayScale scale: CGFloat) {
    self.init()
    traits.scale = scale
  }

  /// A collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    traits.direction = layoutDirection
  }

  /// A collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    traits.style = userInterfaceStyle
  }

  /// A collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    traits.textSize = preferredContentSizeCategory
  }

  /// All traits of some collections; of two that specify the same one, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for other in traitCollections.map(\.traits) {
      if other.horizontal != .unspecified { traits.horizontal = other.horizontal }
      if other.vertical != .unspecified { traits.vertical = other.vertical }
      if other.idiom != .unspecified { traits.idiom = other.idiom }
      if other.scale != 0 { traits.scale = other.scale }
      if other.direction != .unspecified { traits.direction = other.direction }
      if other.style != .unspecified { traits.style = other.style }
      if other.textSize != .unspecified { traits.textSize = other.textSize }
    }
  }

  /// What holds outside of any window: a light phone in portrait.
  public class var current: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
  }

  /// How much space there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// How much space there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The family of devices.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// Pixels a point, 0 when not specified.
  open var displayScale: CGFloat { traits.scale }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// How large text is to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.textSize }

  /// Whether both collections specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// Equal for equal collections.
  open override var hash: Int { traits.hashValue }
}
