// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// The common appearance of a class is an instance of it that no tree contains. When a view is added
// to a window, it copies the properties of such an instance that it has not set itself: the
// background and tint colours, and the font and the colour of labels. Other properties are stored
// in the instance.

extension UIView {
  /// Returns the common appearance of all instances of the class. Background and tint colours, and
  /// the font and the colour of labels, are copied when a view is added to a window, if the view
  /// has none of its own.
  ///
  /// The object is made by `init(coder:)`, which therefore must not stop the program.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the common appearance of the instances that are inside instances of some classes, the
  /// innermost class first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(coder: NSCoder()) }
  }

  /// Returns the common appearance where the traits of a view are those of a collection, as far as
  /// it has some.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the common appearance inside instances of some classes, where the traits are those of
  /// a collection.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes, with: trait) {
      self.init(coder: NSCoder())
    }
  }

  /// Applies the common appearance of the classes of the view, the most special one first.
  final func takeCommonLook() {
    for proxy in AppearanceProxies.proxies(for: self).reversed() where proxy !== self {
      copyLook(of: proxy)
    }
  }

  private func copyLook(of proxy: UIView) {
    if backgroundColor == nil, let color = proxy.backgroundColor { backgroundColor = color }
    if ownTintColor == nil, let color = proxy.ownTintColor { tintColor = color }
    guard let label = self as? UILabel, let proxy = proxy as? UILabel else { return }
    if label.font == UILabel.standardFont { label.font = proxy.font }
    if label.textColor == UILabel.standardColor { label.textColor = proxy.textColor }
  }
}

extension UILabel {
  /// The font of a label that no program gave one.
  fileprivate static var standardFont: UIFont { .systemFont(ofSize: 17) }
  /// The colour of a label that no program gave one.
  fileprivate static var standardColor: UIColor { .label }
}

extension UIBarItem {
  /// Returns the common appearance of all items of the class. Stored: bars do not show the
  /// appearance of their items.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the common appearance of items inside instances of some classes. Stored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(coder: NSCoder()) }
  }

  /// Returns the common appearance where the traits of an item are those of a collection, as far as
  /// it has some.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the common appearance inside instances of some classes, where the traits are those of
  /// a collection.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes, with: trait) {
      self.init(coder: NSCoder())
    }
  }
}
