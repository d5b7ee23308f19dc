// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The conditions under which results remain valid, for each component: affine functions of the
/// inputs (slacks) that must not be negative.
///
/// Most conditions depend on one input, and together they are an interval of that input. With one
/// that depends on several inputs, a result is valid for the present inputs only.
struct ValidityConditions: ~Copyable, Sendable {
  /// Indexed by the component: the interval of each input in which its result is valid. Lane 0 has
  /// no meaning.
  private(set) var lower = Buffer<AffineForm>()
  private(set) var upper = Buffer<AffineForm>()

  /// The intersection for all components.
  private var leastUpper = AffineForm(repeating: .infinity)
  private var greatestLower = AffineForm(repeating: -.infinity)

  private static let everywhere = (
    lower: AffineForm(repeating: -.infinity), upper: AffineForm(repeating: .infinity)
  )

  mutating func reset(componentCount: Int) {
    lower.refill(Self.everywhere.lower, count: componentCount)
    upper.refill(Self.everywhere.upper, count: componentCount)
    greatestLower = Self.everywhere.lower
    leastUpper = Self.everywhere.upper
  }

  mutating func copy(_ other: borrowing ValidityConditions) {
    lower.refill(from: other.lower)
    upper.refill(from: other.upper)
    (leastUpper, greatestLower) = (other.leastUpper, other.greatestLower)
  }

  /// Removes the conditions of a component.
  mutating func clear(_ component: Int) {
    lower[component] = Self.everywhere.lower
    upper[component] = Self.everywhere.upper
  }

  /// Adds the condition that a slack is not negative.
  mutating func require(_ slack: AffineForm, _ component: Int, at parameters: AffineForm) {
    var lane = 0
    for index in 1...AffineForm.inputLanes where abs(slack[index]) > Tolerance.dependence {
      guard lane == 0 else {
        lower[component] = lanewiseMaximum(lower[component], parameters)
        upper[component] = lanewiseMinimum(upper[component], parameters)
        return
      }
      lane = index
    }
    guard lane > 0 else { return }
    let limit = -slack[0] / slack[lane]
    let margin = Tolerance.breakpoint(of: limit)
    if slack[lane] > 0 {
      lower[component][lane] = max(lower[component][lane], limit - margin)
    } else {
      upper[component][lane] = min(upper[component][lane], limit + margin)
    }
  }

  /// Computes the intersection of the intervals of all components.
  mutating func intersectAll() {
    greatestLower = Self.everywhere.lower
    leastUpper = Self.everywhere.upper
    for component in lower.indices {
      greatestLower = lanewiseMaximum(greatestLower, lower[component])
      leastUpper = lanewiseMinimum(leastUpper, upper[component])
    }
  }

  /// Restricts the intersection to the intervals of one more component.
  mutating func intersect(_ component: Int) {
    greatestLower = lanewiseMaximum(greatestLower, lower[component])
    leastUpper = lanewiseMinimum(leastUpper, upper[component])
  }

  /// Whether all results are valid for given inputs.
  func holdEverywhere(at parameters: AffineForm) -> Bool {
    greatestLower.isAtMost(parameters) && parameters.isAtMost(leastUpper)
  }

  /// The components whose results are not valid for given inputs.
  func failing(at parameters: AffineForm) -> Buffer<Int32> {
    var failing = Buffer<Int32>()
    for component in lower.indices
    where !(lower[component].isAtMost(parameters) && parameters.isAtMost(upper[component])) {
      failing.append(Int32(component))
    }
    return failing
  }
}
