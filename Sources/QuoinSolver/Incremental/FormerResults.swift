// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The results of an optimisation before its system was edited.
struct FormerResults: ~Copyable, Sendable {
  var split = ComponentSplit()
  var columnValues = Buffer<AffineForm>()
  var conditions = ValidityConditions()
  /// Indexed by the former component: the present component with the same columns and bounds, or
  /// -1.
  var componentNow = Buffer<Int32>()
  /// Indexed by the component: whether it has to be optimised again.
  var isTouched = Buffer<Bool>()

  init() {}
}
