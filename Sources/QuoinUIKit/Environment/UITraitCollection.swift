// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What holds around a view: size classes, scale, direction. Never changes.
///
/// May be handed to other threads, as Apple's: what is stored is set before an initializer ends,
/// and nothing else can set it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private(set) final var values = TraitValues()

  /// A collection in which nothing is specified.
  public override init() {
    super.init()
  }

  /// A collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    if horizontalSizeClass != .unspecified { values.horizontal = horizontalSizeClass }
  }

  /// A collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    if verticalSizeClass != .unspecified { values.vertical = verticalSizeClass }
  }

  /// A collection of one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    if idiom != .unspecified { values.idiom = idiom }
  }

  /// A collection of one trait.
  public convenience init(displayScale scale: CGFloat) {
    self.init()
    if scale != 0 { values.scale = scale }
  }

  /// A collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    if layoutDirection != .unspecified { values.direction = layoutDirection }
  }

  /// A collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    if userInterfaceStyle != .unspecified { values.style = userInterfaceStyle }
  }

  /// A collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    if preferredContentSizeCategory != .unspecified {
      values.textSize = preferredContentSizeCategory
    }
  }

  /// All traits of some collections; of two that specify the same one, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for other in traitCollections { values = other.values.completed(with: values) }
  }

  final func change(by mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    if let traits = traits as? MutableTraits { values = traits.values }
  }

  convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// A light phone in portrait: what holds outside of any window.
  static let standard = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(displayScale: 3),
    UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(preferredContentSizeCategory: .large),
  ])

  private static let key = "QuoinUIKit.UITraitCollection"

  /// The traits that this thread works with: those of a light phone in portrait unless set.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? standard }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs something on this thread with the collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  /// Whether the collection has each trait that another one specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { $0.values.completed(with: values) == values } ?? true
  }

  /// Whether colours may look different in the two collections.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let traitCollection else { return true }
    return UITraitCollection.systemTraitsAffectingColorAppearance.contains {
      values.differs(from: traitCollection.values, in: $0)
    }
  }

  /// How much space there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// How much space there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The family of devices.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// Pixels a point, 0 when not specified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// How large the reader wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize ?? .unspecified }

  /// Whether both collections specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal for equal collections.
  open override var hash: Int { values.hashValue }
}
