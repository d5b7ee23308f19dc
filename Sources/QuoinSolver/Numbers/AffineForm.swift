// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number as it depends on the inputs: lane 0 is a constant, lanes 1 to 3 are the coefficients of
/// three parameters.
///
/// Root width and height take the first lanes. The last lane is the third input or, when there is
/// none, the constant that is being animated. What has no lane of its own is folded into the
/// constant.
typealias AffineForm = SIMD4<Double>

extension AffineForm {
  /// A number that depends on no input.
  init(constant: Double) {
    self.init(constant, 0, 0, 0)
  }

  /// A parameter itself.
  init(lane: Int) {
    self.init()
    self[lane] = 1
  }

  /// The number of parameters that have a lane of their own.
  static let inputLanes = 3

  /// The lane of an animated constant.
  static let spareLane = 3

  /// The number for given inputs; lane 0 of `parameters` is 1.
  func value(at parameters: AffineForm) -> Double {
    (self * parameters).sum()
  }

  /// The absolute values of all lanes.
  var magnitude: AffineForm { lanewiseMaximum(self, -self) }

  /// Whether the number is the same for all inputs.
  var isConstant: Bool {
    abs(self[1]) <= Tolerance.dependence && abs(self[2]) <= Tolerance.dependence
      && abs(self[3]) <= Tolerance.dependence
  }
}

/// The larger number of each lane. The standard library's function is a call, with a copy of both.
@inline(__always)
func lanewiseMaximum(_ first: AffineForm, _ second: AffineForm) -> AffineForm {
  first.replacing(with: second, where: second .> first)
}

/// The smaller number of each lane.
@inline(__always)
func lanewiseMinimum(_ first: AffineForm, _ second: AffineForm) -> AffineForm {
  first.replacing(with: second, where: second .< first)
}
