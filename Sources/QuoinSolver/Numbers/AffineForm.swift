// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An affine function of the inputs: lane 0 is a constant, lanes 1 to 3 are the coefficients of
/// three parameters.
///
/// The first inputs, such as the width and the height of a root, have the first lanes. The last
/// lane, the *spare lane*, belongs to the third input or, when there is none, to the constant of a
/// required equality that changes repeatedly. Other inputs are part of the constant.
typealias AffineForm = SIMD4<Double>

extension AffineForm {
  /// Creates a constant function.
  init(constant: Double) {
    self.init(constant, 0, 0, 0)
  }

  /// Creates the parameter of a lane.
  init(lane: Int) {
    self.init()
    self[lane] = 1
  }

  /// The number of parameters that have a lane of their own.
  static let inputLanes = 3

  /// The lane of the third input, or of the constant of a required equality.
  static let spareLane = 3

  /// Returns the value for given inputs.
  /// - Parameter parameters: the values of the parameters, in their lanes; lane 0 is 1.
  func value(at parameters: AffineForm) -> Double {
    (self * parameters).sum()
  }

  /// The function with the spare parameter replaced by its value.
  @inline(__always)
  func fixingSpareParameter(at value: Double) -> AffineForm {
    var fixed = self
    fixed[0] += fixed[Self.spareLane] * value
    fixed[Self.spareLane] = 0
    return fixed
  }

  /// The absolute values of all lanes.
  var magnitude: AffineForm { lanewiseMaximum(self, -self) }

  /// Whether the value is the same for all inputs.
  var isConstant: Bool {
    abs(self[1]) <= Tolerance.dependence && abs(self[2]) <= Tolerance.dependence
      && abs(self[3]) <= Tolerance.dependence
  }
}

/// The larger number of each lane. The function of the standard library is not inlined.
@inline(__always)
func lanewiseMaximum(_ first: AffineForm, _ second: AffineForm) -> AffineForm {
  first.replacing(with: second, where: second .> first)
}

/// The smaller number of each lane.
@inline(__always)
func lanewiseMinimum(_ first: AffineForm, _ second: AffineForm) -> AffineForm {
  first.replacing(with: second, where: second .< first)
}

extension Buffer<AffineForm> {
  /// Replaces the spare parameter by its value.
  mutating func fixSpareParameter(at value: Double) {
    let forms = uncheckedForWriting
    for index in forms.indices where forms[index][AffineForm.spareLane] != 0 {
      forms[index] = forms[index].fixingSpareParameter(at: value)
    }
  }
}
