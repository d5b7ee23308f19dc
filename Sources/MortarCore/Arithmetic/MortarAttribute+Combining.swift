// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

struct NumberTuple {
  let count: Int
  let numbers: SIMD4<Double>

  @MainActor init(_ numbers: MortarConstTwo) {
    self.init([numbers.0, numbers.1])
  }

  @MainActor init(_ numbers: MortarConstFour) {
    self.init([numbers.0, numbers.1, numbers.2, numbers.3])
  }

  private init(_ numbers: [any MortarCGFloatable]) {
    self.init(numbers.map { Double($0.m_cgfloatValue()) })
  }

  /// Creates operands from two or four numbers.
  init(_ numbers: [Double]) {
    count = numbers.count
    var all = SIMD4<Double>.zero
    for (index, number) in numbers.prefix(4).enumerated() { all[index] = number }
    self.numbers = all
  }
}

/// The effect of an operator on an attribute, with a number for each component.
typealias Combination = (inout MortarAttribute, SIMD4<Double>) -> Void

extension MortarAttribute {
  /// Combines each component with the same number.
  func combined(
    with number: any MortarCGFloatable, _ combine: Combination
  ) -> MortarAttribute {
    changed { combine(&$0, SIMD4(repeating: Double(number.m_cgfloatValue()))) }
  }

  /// Combines each component with the number at its index.
  func combined(with tuple: NumberTuple, _ combine: Combination) -> MortarAttribute {
    guard let form else { return refused(.tupleArithmeticOnItem(left: plainName)) }
    let count = form.components.count
    guard count == tuple.count else {
      return refused(.tupleArithmeticCount(left: plainName, count, tuple: tuple.count))
    }
    return changed { combine(&$0, tuple.numbers) }
  }

  /// Combines each component with a constant, and takes over the constant's priority.
  func combined(with constant: MortarAttribute, _ combine: Combination) -> MortarAttribute {
    guard constant.isConstant else {
      return refused(.variableOperand(left: plainName, right: constant.plainName))
    }
    return changed {
      combine(&$0, constant.constants)
      $0.priority = constant.priority
      $0.isVoid = $0.isVoid || constant.isVoid
    }
  }

  func changed(_ change: (inout MortarAttribute) -> Void) -> MortarAttribute {
    var attribute = self
    change(&attribute)
    return attribute
  }

  /// The attribute as it is, after telling ``LayoutMisuse``. The statement has no effect.
  func refused(_ misuse: MortarMisuse) -> MortarAttribute {
    LayoutMisuse.report(misuse.report)
    return changed { $0.isVoid = true }
  }
}
