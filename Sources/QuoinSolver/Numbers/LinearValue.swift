// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number, or a form of the inputs: what a linear sum can be made of.
protocol LinearValue: BitwiseCopyable, Equatable {
  init()
  static func += (left: inout Self, right: Self)
  static func - (left: Self, right: Self) -> Self
  static func * (factor: Double, value: Self) -> Self
}

extension Double: LinearValue {}

extension SIMD4: LinearValue where Scalar == Double {}
