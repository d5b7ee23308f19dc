// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An ``Interval`` whose ends depend on the inputs. An end without limit has an infinite constant.
struct FormRange: Sendable {
  var lower: AffineForm
  var upper: AffineForm

  static let everything = FormRange(
    lower: AffineForm(constant: -.infinity), upper: AffineForm(constant: .infinity))

  init(lower: AffineForm, upper: AffineForm) {
    self.lower = lower
    self.upper = upper
  }

  init(only form: AffineForm) {
    self.init(lower: form, upper: form)
  }

  var hasLower: Bool { lower[0] > -.infinity }
  var hasUpper: Bool { upper[0] < .infinity }

  func interval(at parameters: AffineForm) -> Interval {
    Interval(lower: lower.value(at: parameters), upper: upper.value(at: parameters))
  }

  /// The range of `x` where `factor · x` is in this one.
  func divided(by factor: Double) -> FormRange {
    factor > 0
      ? FormRange(lower: lower / factor, upper: upper / factor)
      : FormRange(lower: upper / factor, upper: lower / factor)
  }

  func shifted(by distance: AffineForm) -> FormRange {
    FormRange(lower: lower + distance, upper: upper + distance)
  }
}
