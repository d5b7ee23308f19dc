// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The environment of a view: size classes, scale, direction. It never changes.
///
/// It may be passed to other threads, as Apple's: its properties are set before an initializer
/// ends, and never changed.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private var traits = Traits()

  private struct Traits: Hashable, Sendable {
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var idiom: UIUserInterfaceIdiom?
    var scale: CGFloat?
    var direction: UITraitEnvironmentLayoutDirection?
    var style: UIUserInterfaceStyle?
    var textSize: UIContentSizeCategory?
    var contrast: UIAccessibilityContrast?
    var level: UIUserInterfaceLevel?
    var legibility: UILegibilityWeight?
    var gamut: UIDisplayGamut?

    /// Returns these traits, completed with those of another collection.
    func completed(with other: Traits) -> Traits {
      Traits(
        horizontal: horizontal ?? other.horizontal, vertical: vertical ?? other.vertical,
        idiom: idiom ?? other.idiom, scale: scale ?? other.scale,
        direction: direction ?? other.direction, style: style ?? other.style,
        textSize: textSize ?? other.textSize, contrast: contrast ?? other.contrast,
        level: level ?? other.level, legibility: legibility ?? other.legibility,
        gamut: gamut ?? other.gamut)
    }
  }

  /// Creates a collection in which nothing is specified.
  public override init() {
    super.init()
  }

  /// Creates a collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    if horizontalSizeClass != .unspecified { traits.horizontal = horizontalSizeClass }
  }

  /// Creates a collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    if verticalSizeClass != .unspecified { traits.vertical = verticalSizeClass }
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    if idiom != .unspecified { traits.idiom = idiom }
  }

  /// Creates a collection of one trait.
  public convenience init(displayScale scale: CGFloat) {
    self.init()
    if scale != 0 { traits.scale = scale }
  }

  /// Creates a collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    if layoutDirection != .unspecified { traits.direction = layoutDirection }
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    if userInterfaceStyle != .unspecified { traits.style = userInterfaceStyle }
  }

  /// Creates a collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    if preferredContentSizeCategory != .unspecified {
      traits.textSize = preferredContentSizeCategory
    }
  }

  /// Creates a collection of one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    if accessibilityContrast != .unspecified { traits.contrast = accessibilityContrast }
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    if userInterfaceLevel != .unspecified { traits.level = userInterfaceLevel }
  }

  /// Creates a collection of one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init()
    if legibilityWeight != .unspecified { traits.legibility = legibilityWeight }
  }

  /// Creates a collection of one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init()
    if displayGamut != .unspecified { traits.gamut = displayGamut }
  }

  /// Creates a collection with all traits of some collections; a later one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for other in traitCollections { traits = other.traits.completed(with: traits) }
  }

  /// The traits outside of any window: a light phone in portrait.
  static let standard = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(displayScale: 3),
    UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(preferredContentSizeCategory: .large),
  ])

  private static let key = "QuoinUIKit.UITraitCollection"

  /// The traits of this thread: those of a light phone in portrait unless set.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? standard }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs a closure on this thread with the collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  /// Returns whether the collection has each trait that another one specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { $0.traits.completed(with: traits) == traits } ?? true
  }

  /// Returns whether colours may look different in the two collections.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// The amount of horizontal space.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  /// The amount of vertical space.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
  /// The family of devices.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  /// The number of pixels per point, 0 when not specified.
  open var displayScale: CGFloat { traits.scale ?? 0 }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  /// The text size that the reader prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.textSize ?? .unspecified }

  /// Whether the reader prefers more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
  /// Whether the content is in front of the rest.
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }
  /// Whether the reader prefers bold text.
  open var legibilityWeight: UILegibilityWeight { traits.legibility ?? .unspecified }
  /// The range of colours of the screen.
  open var displayGamut: UIDisplayGamut { traits.gamut ?? .unspecified }
  /// Whether the screen feels how hard it is touched: it does not.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Whether the window is in use: always.
  open var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  /// Returns whether both collections specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// The hash value, which equal collections share.
  open override var hash: Int { traits.hashValue }
  /// Whether the content is captured on another screen: unspecified.
  open var sceneCaptureState: UISceneCaptureState { .unspecified }
  /// The size of the buttons in a toolbar of a Mac: unspecified.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { .unspecified }
  /// The language for typesetting; nil for the language of the text.
  open var typesettingLanguage: String? { nil }
}
