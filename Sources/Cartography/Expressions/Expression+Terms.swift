// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Property {
  /// The property itself, times one.
  public var expression: Expression<Self> {
    Expression(value: self, coefficients: [Coefficients()])
  }
}

extension Expression: AdditiveTerm where T: Addition {}
extension Expression: MultiplicativeTerm where T: MultiplicativeTerm {}
extension Expression {
  /// The expression itself.
  public var expression: Expression<T> { self }
}
