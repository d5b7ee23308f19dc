// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A trait: the type of its value, and the value where nothing specifies one.
///
/// A type that conforms is itself the key of the trait:
///
/// ```swift
/// struct Density: UITraitDefinition {
///   static let defaultValue = 1
/// }
/// view.traitOverrides[Density.self] = 2
/// view.traitCollection[Density.self]  // 2, in the views inside too
/// ```
///
/// Values that are `Equatable` are compared; other values differ unless they are the same object.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing specifies one.
  static var defaultValue: Value { get }
  /// The name in descriptions.
  static var name: String { get }
  /// A name that is stored in archives.
  static var identifier: String { get }
  /// Whether colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The name of the type with that of its module.
  public static var identifier: String { String(reflecting: self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as a key.
public typealias UITrait = any UITraitDefinition.Type
