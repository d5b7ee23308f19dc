// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The conversion of priorities to weights, for solvers that add up weights.
///
/// Powers of two keep their sums exact.
enum WeightRule {
  /// Powers of two, three apart.
  case doublings
  /// Powers of ten, nearly.
  case form
  /// The priority plus 1: correct where one level is traded for another one to one.
  case nextWhole

  var inputWeight: Double {
    switch self {
    case .doublings, .nextWhole: 1_048_576
    case .form: 1_000_000
    }
  }

  func weight(of priority: Double) -> Double {
    guard priority < 1000 else { return Self.required }
    switch self {
    case .doublings: return Self.doublingWeights[priority] ?? priority
    case .form: return Self.formWeights[priority] ?? priority
    case .nextWhole: return priority + 1
    }
  }

  /// More than any other.
  private static let required = 1_073_741_824.0
  private static let doublingWeights: [Double: Double] = [
    750: 131_072, 749: 16_384, 500: 2048, 251: 256, 250: 32, 50: 1,
  ]
  private static let formWeights: [Double: Double] = [
    750: 1_000_000, 700: 100_000, 520: 1250, 500: 1000, 250: 1,
  ]
}
