// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The traits that a closure changes.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) ?? T.defaultValue }
    set { values.set(trait, to: newValue) }
  }
}
