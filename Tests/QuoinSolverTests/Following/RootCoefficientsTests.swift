// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinSolver

/// However the coefficients are stored, each value is `constant + first · width + second · height`,
/// to the last bit.
@Suite("Values as functions of width and height")
struct RootCoefficientsTests {
  /// Which of four variables of a view depend on the height, and how many variables depend on what
  /// their place does not tell.
  struct Sample: CustomTestStringConvertible {
    var name: String
    var count: Int
    var dependsOnHeight: [Bool]
    /// Every so many variables depend on both parameters. 0 for none.
    var distanceOfExceptions: Int

    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "x, width, y, height", count: 1000,
      dependsOnHeight: [false, false, true, true], distanceOfExceptions: 0),
    Sample(
      name: "x, y, width, height", count: 1003,
      dependsOnHeight: [false, true, false, true], distanceOfExceptions: 0),
    Sample(
      name: "a few views with an aspect ratio", count: 1001,
      dependsOnHeight: [false, false, true, true], distanceOfExceptions: 37),
    Sample(
      name: "many views with an aspect ratio", count: 1002,
      dependsOnHeight: [false, false, true, true], distanceOfExceptions: 3),
    Sample(
      name: "a small layout", count: 40,
      dependsOnHeight: [false, false, true, true], distanceOfExceptions: 0),
  ]

  @Test("Each value is the same as computed alone", arguments: samples)
  func values(_ sample: Sample) {
    var forms = Buffer<AffineForm>()
    var constants = Buffer<Double>()
    for slot in 0..<sample.count {
      // Numbers that rounding shows in.
      let (constant, coefficient) = (Double(slot) / 7, 1 / Double(3 + slot))
      let isException =
        sample.distanceOfExceptions > 0 && slot % sample.distanceOfExceptions == 0
      let dependsOnHeight = sample.dependsOnHeight[slot % 4]
      forms.append(
        AffineForm(
          constant, isException || !dependsOnHeight ? coefficient : 0,
          isException || dependsOnHeight ? coefficient * 3 : 0, 0))
      constants.append(constant)
    }
    var roots = RootCoefficients()
    roots.fill(forms, used: AffineForm(0, 1, 1, 0) .!= 0)
    for (width, height) in [(320.3, 480.7), (1024.1, 768.9)] {
      let parameters = AffineForm(1, width, height, 0)
      var values = Array(repeating: 0.0, count: sample.count)
      values.withUnsafeMutableBufferPointer {
        roots.evaluate(constants, at: parameters, into: $0)
      }
      for slot in 0..<sample.count {
        let form = forms[slot]
        let expected = form[0] + form[1] * width + form[2] * height
        #expect(values[slot] == expected)
        #expect(roots.value(slot, constants[slot], at: parameters) == expected)
      }
    }
  }
}
