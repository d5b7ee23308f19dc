// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A transform of a PDF document: six numbers (ISO 32000-1, 8.3.3).
struct PDFMatrix: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  init() {}

  /// Creates a transform from an array; nil for one without six numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    (a, b, c) = (numbers[0], numbers[1], numbers[2])
    (d, e, f) = (numbers[3], numbers[4], numbers[5])
  }

  /// Returns the transform followed by another one.
  func concatenating(_ other: PDFMatrix) -> PDFMatrix {
    var result = PDFMatrix()
    result.a = a * other.a + b * other.c
    result.b = a * other.b + b * other.d
    result.c = c * other.a + d * other.c
    result.d = c * other.b + d * other.d
    result.e = e * other.a + f * other.c + other.e
    result.f = e * other.b + f * other.d + other.f
    return result
  }

  /// The transform that undoes this one; nil for one that makes all flat.
  var inverse: PDFMatrix? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    var result = PDFMatrix()
    (result.a, result.b) = (d / determinant, -b / determinant)
    (result.c, result.d) = (-c / determinant, a / determinant)
    result.e = (c * f - d * e) / determinant
    result.f = (b * e - a * f) / determinant
    return result
  }

  /// The value of the attribute `transform` of SVG; nil for no transform.
  var svg: String? {
    self == PDFMatrix()
      ? nil : "matrix(\([a, b, c, d, e, f].map { $0.shortText }.joined(separator: " ")))"
  }
}

extension Double {
  /// The nearest number of a range; the lowest one for what is not a number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The number with at most five decimals.
  var shortText: String {
    guard isFinite else { return "0" }
    let rounded = (Swift.min(Swift.max(self, -1e7), 1e7) * 1e5).rounded() / 1e5
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
