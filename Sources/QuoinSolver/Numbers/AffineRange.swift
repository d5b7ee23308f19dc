// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An ``Interval`` whose ends are affine functions of the inputs. An unlimited end has an infinite
/// constant.
struct AffineRange: Sendable {
  var lower: AffineForm
  var upper: AffineForm

  static let everything = AffineRange(
    lower: AffineForm(constant: -.infinity), upper: AffineForm(constant: .infinity))

  init(lower: AffineForm, upper: AffineForm) {
    self.lower = lower
    self.upper = upper
  }

  init(only number: AffineForm) {
    self.init(lower: number, upper: number)
  }

  var hasLower: Bool { lower[0] > -.infinity }
  var hasUpper: Bool { upper[0] < .infinity }

  func interval(at parameters: AffineForm) -> Interval {
    Interval(lower: lower.value(at: parameters), upper: upper.value(at: parameters))
  }

  /// The range of `x` for which `factor · x` is in this range.
  func divided(by factor: Double) -> AffineRange {
    factor > 0
      ? AffineRange(lower: lower / factor, upper: upper / factor)
      : AffineRange(lower: upper / factor, upper: lower / factor)
  }

  func shifted(by distance: AffineForm) -> AffineRange {
    AffineRange(lower: lower + distance, upper: upper + distance)
  }
}
