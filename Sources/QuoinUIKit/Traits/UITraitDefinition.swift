// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A trait by its type: `UITraitHorizontalSizeClass.self`.
///
/// Changes of the traits of `UITraitCollection` are reported. A program may declare further ones,
/// which are accepted and never change here.
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value where nothing is specified.
  static var defaultValue: Value { get }
  /// A name for people.
  static var name: String { get }
  /// A name for archives.
  static var identifier: String { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Whether the trait affects colours: false.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static func value(of traits: UITraitCollection) -> Value
  /// The trait among those that a program sets.
  @MainActor static var specified: WritableKeyPath<SpecifiedTraits, Value> { get }
}

extension KnownTrait {
  static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    value(of: old) != value(of: new)
  }

  @MainActor static func isSpecified(in traits: SpecifiedTraits) -> Bool {
    traits[keyPath: specified] != defaultValue
  }

  @MainActor static func remove(from traits: inout SpecifiedTraits) {
    traits[keyPath: specified] = defaultValue
  }
}
