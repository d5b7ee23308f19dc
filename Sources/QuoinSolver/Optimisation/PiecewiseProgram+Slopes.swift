// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PiecewiseProgram {
  func isObjective(_ quantity: Int) -> Bool { hasObjective && quantity == quantityCount - 1 }

  /// Visits the slope of a quantity in a segment at each level where it is not 0, and the numbers
  /// of several bounds at one level one by one.
  @inline(__always)
  func forEachSlope(
    _ quantity: Int, _ segment: Int32, _ visit: (_ number: Double, _ level: Int32) -> Void
  ) {
    let range = breakpoints(quantity)
    let boundary = range.lowerBound + Int(segment)
    let breaks = breaks.unchecked
    for index in range {
      let breakpoint = breaks[index]
      let number = breakpoint.slope(isAbove: index < boundary)
      if number != 0 { visit(number, breakpoint.level) }
    }
    if isObjective(quantity) { visit(1, Int32(objectiveLevel)) }
  }

  /// Adds a multiple of a quantity's slope in a segment.
  @inline(__always)
  func addSlope(
    _ quantity: Int, _ segment: Int32, _ multiple: Double, to slope: inout LevelVector
  ) {
    forEachSlope(quantity, segment) { slope.add(multiple * $0, at: Int($1)) }
  }
}
