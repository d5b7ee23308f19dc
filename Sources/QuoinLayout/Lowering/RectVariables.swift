// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The variables of an alignment rectangle. A root has no variables for its position, and a guide
/// that follows its owner has none at all.
struct RectVariables: Sendable {
  /// The identifier that represents no variable. It takes a third less memory than an optional
  /// identifier.
  static let none = VariableID(index: -1, generation: 0)

  var x = none
  var y = none
  var width = none
  var height = none

  /// A variable, nil for ``none``.
  static func known(_ variable: VariableID) -> VariableID? {
    variable == none ? nil : variable
  }

  /// The rectangle by the values of the solver; 0 where that has no value.
  func rect(_ values: UnsafeBufferPointer<Double>) -> LayoutRect {
    func value(of variable: VariableID) -> Double {
      values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : 0
    }
    return LayoutRect(
      x: value(of: x), y: value(of: y), width: value(of: width), height: value(of: height))
  }
}
