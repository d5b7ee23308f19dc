// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The traits that a view, a controller or a scene specifies for itself and for all inside.
///
/// Reading a trait that is not overridden returns its default value; ``contains(_:)`` tells the two
/// apart. Setting a trait to a value that means *unspecified* removes the override.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// The value that overrides a trait; its default value where none does.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) ?? T.defaultValue }
    set { values.set(trait, to: newValue) }
  }

  /// Whether a trait is overridden.
  public func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    values.value(of: trait) != nil
  }

  /// Ends the override of a trait.
  public mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    values.set(trait, to: nil)
  }
}
