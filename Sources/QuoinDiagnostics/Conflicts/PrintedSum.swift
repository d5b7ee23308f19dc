// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Numbers with so many decimals that they add up as they are printed.
struct PrintedSum {
  /// The terms that are not 0, in order.
  var terms: [String]
  var total: String
  /// The number with which the total is compared.
  var other: String
  /// The magnitude of the difference between the total and the other number.
  var difference: String
  /// ``terms`` as numbers.
  var numbers: [Double]
  /// ``other`` as a number.
  var otherNumber: Double

  /// The decimals that a reader sees in general, and those after which rounding errors show.
  private static let (fewestDecimals, mostDecimals) = (2, 9)
  /// The difference from which no reader needs more decimals.
  private static let clearDifference = 0.1

  init(_ terms: [Double], comparedWith other: Double) {
    var scale = 1.0
    for _ in 0..<Self.fewestDecimals { scale *= 10 }
    var decimals = Self.fewestDecimals
    let total = terms.reduce(0, +)
    while decimals < Self.mostDecimals {
      let sum = terms.reduce(0) { $0 + ($1 * scale).rounded() }
      let isExact =
        sum == (total * scale).rounded()
        && sum - (other * scale).rounded() == ((total - other) * scale).rounded()
      if isExact { break }
      scale *= 10
      decimals += 1
    }
    // Thirds of a point have no last decimal.
    let isEndless = decimals == Self.mostDecimals && abs(total - other) >= Self.clearDifference
    if isEndless { (decimals, scale) = (Self.fewestDecimals, 100) }
    var rounded = terms.map { ($0 * scale).rounded() }
    if isEndless { Self.apportion(&rounded, of: terms.map { $0 * scale }) }
    // After the last decimal, the printed total is the sum of the printed terms.
    let sum = rounded.reduce(0, +)
    let compared = (other * scale).rounded()
    let shown = rounded.filter { $0 != 0 }
    self.terms = shown.map { Self.text($0, decimals) }
    // The quotient of whole numbers is the nearest number to the printed decimals.
    numbers = shown.map { $0 / scale }
    otherNumber = compared / scale
    self.total = Self.text(sum, decimals)
    self.other = Self.text(compared, decimals)
    difference = Self.text(abs(sum - compared), decimals)
  }

  /// Rounds the terms that are closest to halfway between two units the other way, until they add
  /// up to the rounded total.
  private static func apportion(_ rounded: inout [Double], of terms: [Double]) {
    let missing = terms.reduce(0, +).rounded() - rounded.reduce(0, +)
    guard missing != 0, abs(missing) < Double(terms.count) else { return }
    let step: Double = missing < 0 ? -1 : 1
    let order = terms.indices.sorted {
      step * (terms[$0] - rounded[$0]) > step * (terms[$1] - rounded[$1])
    }
    for index in order.prefix(Int(abs(missing))) { rounded[index] += step }
  }

  /// The terms with their signs between them, such as `16 + 400 - 8`.
  var sum: String {
    guard let first = terms.first else { return "0" }
    return terms.dropFirst().reduce(first) { text, term in
      term.hasPrefix("-") ? "\(text) - \(term.dropFirst())" : "\(text) + \(term)"
    }
  }

  /// A number with at most two decimals.
  static func number(_ value: Double) -> String {
    LayoutText.number(value, decimals: fewestDecimals)
  }

  /// A whole number of units of the last decimal.
  private static func text(_ units: Double, _ decimals: Int) -> String {
    if let text = LayoutText.number(units: units, decimals: decimals) { return text }
    // Larger numbers have no decimals that a double could hold.
    var scaled = units
    for _ in 0..<decimals { scaled /= 10 }
    return LayoutText.exact(scaled)
  }
}
