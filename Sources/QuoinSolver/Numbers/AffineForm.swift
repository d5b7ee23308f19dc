// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An affine function of the inputs: lane 0 is a constant, lanes 1 to 3 are the coefficients of
/// three parameters.
///
/// The first inputs, such as the width and the height of a root, have the lanes from 1 on. Other
/// inputs are part of the constant.
///
/// It wraps the vector and its operators, because the compiler copies those of the standard library
/// into each place also without optimisation: a difference of two products would be 500
/// instructions at each place that has one.
struct AffineForm: Equatable, Sendable, BitwiseCopyable, CustomStringConvertible {
  fileprivate var lanes: SIMD4<Double>

  /// Creates the function that is 0 everywhere.
  init() { lanes = SIMD4() }

  @inline(__always)
  fileprivate init(lanes: SIMD4<Double>) { self.lanes = lanes }

  /// Creates a form with the same number in all lanes.
  init(repeating number: Double) { lanes = SIMD4(repeating: number) }

  subscript(lane: Int) -> Double {
    @inline(__always) get { lanes[lane] }
    @inline(__always) set { lanes[lane] = newValue }
  }

  /// Creates a constant function.
  init(constant: Double) {
    lanes = SIMD4(constant, 0, 0, 0)
  }

  /// Creates the parameter of a lane.
  init(lane: Int) {
    self.init()
    self[lane] = 1
  }

  /// The number of parameters that have a lane of their own.
  static let inputLanes = 3

  /// Returns the value for given inputs.
  /// - Parameter parameters: the values of the parameters, in their lanes; lane 0 is 1.
  @inline(__always)
  func value(at parameters: AffineForm) -> Double {
    let products = lanes * parameters.lanes
    return (products[0] + products[1]) + (products[2] + products[3])
  }

  /// The absolute values of all lanes.
  var magnitude: AffineForm { lanewiseMaximum(self, -self) }

  /// Whether no lane is larger than that of the other form.
  @inline(__always)
  func isAtMost(_ other: AffineForm) -> Bool { all(lanes .<= other.lanes) }

  /// Whether the value is the same for all inputs.
  var isConstant: Bool {
    abs(self[1]) <= Tolerance.dependence && abs(self[2]) <= Tolerance.dependence
      && abs(self[3]) <= Tolerance.dependence
  }

  var description: String { "\(lanes)" }
}

// MARK: Arithmetic

extension AffineForm {
  @inline(__always)
  static func + (first: AffineForm, second: AffineForm) -> AffineForm {
    AffineForm(lanes: first.lanes + second.lanes)
  }

  @inline(__always)
  static func - (first: AffineForm, second: AffineForm) -> AffineForm {
    AffineForm(lanes: first.lanes - second.lanes)
  }

  @inline(__always)
  static prefix func - (form: AffineForm) -> AffineForm { AffineForm(lanes: -form.lanes) }

  @inline(__always)
  static func * (factor: Double, form: AffineForm) -> AffineForm {
    AffineForm(lanes: factor * form.lanes)
  }

  @inline(__always)
  static func / (form: AffineForm, divisor: Double) -> AffineForm {
    AffineForm(lanes: form.lanes / divisor)
  }

  @inline(__always)
  static func += (sum: inout AffineForm, form: AffineForm) { sum.lanes += form.lanes }

  @inline(__always)
  static func -= (difference: inout AffineForm, form: AffineForm) { difference.lanes -= form.lanes }
}

/// The larger number of each lane. The function of the standard library is not inlined.
@inline(__always)
func lanewiseMaximum(_ first: AffineForm, _ second: AffineForm) -> AffineForm {
  AffineForm(lanes: first.lanes.replacing(with: second.lanes, where: second.lanes .> first.lanes))
}

/// The smaller number of each lane.
@inline(__always)
func lanewiseMinimum(_ first: AffineForm, _ second: AffineForm) -> AffineForm {
  AffineForm(lanes: first.lanes.replacing(with: second.lanes, where: second.lanes .< first.lanes))
}
