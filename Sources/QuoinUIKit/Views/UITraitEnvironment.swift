// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object with traits: a view, a controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A class whose instances may get a common appearance.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the common appearance of all instances of the class.
  static func appearance() -> Self
  /// Returns the common appearance of the instances that are inside instances of some classes, the
  /// innermost class first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the common appearance where there are some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the common appearance inside instances of some classes, where there are some traits.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose instances contain others that may get a common appearance.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
