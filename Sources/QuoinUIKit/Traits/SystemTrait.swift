// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A trait of UIKit, whose value has a property of its own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
  static func read(_ values: TraitValues) -> Any? { values[keyPath: path] }

  /// Specifies the trait. A value that means that nothing is specified counts as none.
  static func write(_ value: Any?, into values: inout TraitValues) {
    let value = value as? Value
    values[keyPath: path] = value == defaultValue ? nil : value
  }

  static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: path] != right[keyPath: path]
  }
}
