// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// A collection of the traits that a closure specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init()
    change(by: mutations)
  }

  /// A collection of one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init { $0[trait] = value }
  }

  /// The value of a trait; its default value where it is not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values.value(of: trait) ?? T.defaultValue
  }

  /// These traits with changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    let collection = UITraitCollection(values: values)
    collection.change(by: mutations)
    return collection
  }

  /// These traits with another value of one.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits of UIKit on which colors may depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }

  /// The traits of UIKit on which the choice of an image may depend.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self,
    ]
  }
}
