// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// By quantity: how the required bounds of the basic quantities are missed more when a nonbasic
  /// one grows; nil for basic ones. At the optimum, the nonbasic one's own bounds hold against it.
  func prices() -> [Double?] {
    var prices: [Double?] = Array(repeating: nil, count: program.quantityCount)
    for column in nonbasic.indices { prices[Int(nonbasic[column])] = 0 }
    for row in basic.indices {
      let quantity = Int(basic[row])
      let slope = requiredSlope(quantity)
      guard slope != 0 else { continue }
      for column in nonbasic.indices {
        prices[Int(nonbasic[column])]? += slope * tableau[row * nonbasic.count + column]
      }
    }
    return prices
  }

  /// How the required bounds of a basic quantity are missed more when it grows.
  private func requiredSlope(_ quantity: Int) -> Double {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(below[quantity])
    var slope = 0.0
    for index in range where program.priorities[Int(program.breaks[index].level)] >= 1000 {
      let breakpoint = program.breaks[index]
      slope += index < boundary ? breakpoint.slopeAbove : breakpoint.slopeBelow
    }
    return slope
  }
}
