// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Returns, by quantity, the rate at which the violation of the basic quantities' required bounds
  /// grows with a nonbasic quantity; nil for basic ones. At the optimum, the bounds of the nonbasic
  /// quantity itself balance this rate.
  func prices() -> [Double?] {
    var prices: [Double?] = Array(repeating: nil, count: program.quantityCount)
    for column in nonbasic.indices { prices[Int(nonbasic[column])] = 0 }
    for row in basic.indices {
      let quantity = Int(basic[row])
      let slope = requiredSlope(quantity)
      guard slope != 0 else { continue }
      for (column, entry) in tableau.entries(ofRow: row) {
        prices[Int(nonbasic[column])]? += slope * entry
      }
    }
    return prices
  }

  /// The rate at which the violation of a basic quantity's required bounds grows with it.
  private func requiredSlope(_ quantity: Int) -> Double {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(below[quantity])
    var slope = 0.0
    for index in range where program.priorities[program.breaks[index].level] >= 1000 {
      let breakpoint = program.breaks[index]
      slope += index < boundary ? breakpoint.slopeAbove : breakpoint.slopeBelow
    }
    return slope
  }
}
