// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Traits that can be set.
@preconcurrency @MainActor public protocol UIMutableTraits {
  /// The family of devices.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The reading direction that the traits name. Views have that of their window and their
  /// semantics.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point in the traits. Frames end on pixels of the window.
  var displayScale: CGFloat { get set }
  /// The amount of horizontal space.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The amount of vertical space.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size that the reader prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Traits that hold in a view or a controller, and below, in place of those around it.
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait replaces that of the surroundings.
  func contains(_ trait: UITrait) -> Bool
  /// Removes a trait, so that that of the surroundings holds again.
  mutating func remove(_ trait: UITrait)
}

/// Traits of which some are specified.
struct SpecifiedTraits: UITraitOverrides {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  init() {}

  init(_ traits: any UIMutableTraits) {
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    preferredContentSizeCategory = traits.preferredContentSizeCategory
  }

  func contains(_ trait: UITrait) -> Bool {
    (trait as? any KnownTrait.Type)?.isSpecified(in: self) ?? false
  }

  mutating func remove(_ trait: UITrait) {
    (trait as? any KnownTrait.Type)?.remove(from: &self)
  }

  /// The traits as a collection, in which the others are unspecified.
  var collection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(layoutDirection: layoutDirection),
      UITraitCollection(displayScale: displayScale),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass),
      UITraitCollection(verticalSizeClass: verticalSizeClass),
      UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
    ])
  }
}

extension UITraitCollection {
  /// A closure that changes traits.
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// Creates the traits that a closure sets.
  @preconcurrency @MainActor public convenience init(mutations: TraitMutations) {
    self.init(traitsFrom: [SpecifiedTraits().changed(by: mutations)])
  }

  /// Returns the same traits, but for those that a closure sets.
  @preconcurrency @MainActor
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, SpecifiedTraits().changed(by: mutations)])
  }
}

extension SpecifiedTraits {
  /// Returns the traits that a closure sets.
  @MainActor func changed(by mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return SpecifiedTraits(traits).collection
  }
}
