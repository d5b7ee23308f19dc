// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Stage 6: the optimum of a component as an affine function of the inputs.
extension BoundedSimplex {
  /// Computes every quantity at the optimum as an affine function of the inputs: nonbasic ones are
  /// at the limits of their breakpoints, basic ones follow from them.
  func fillAffineValues(_ bounds: borrowing Buffer<Bound>) {
    affineValue.refill(AffineForm(), count: program.quantityCount)
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      let count = program.breakpointCount(quantity)
      guard count > 0 else { continue }
      // A quantity that moved without limit can be beyond the last breakpoint.
      let breakpoint = program.breakStart[quantity] + min(below[quantity], count - 1)
      affineValue[quantity] = bounds[program.breaks[breakpoint].bound].limit
    }
    fillBasicValues()
  }

  /// Adds the conditions under which this basis remains optimal: every breakpoint stays on its side
  /// of its quantity.
  ///
  /// Prices depend only on the slopes where the quantities are, and slopes change only at
  /// breakpoints. A required bound that is just reached must not become violated: there may be a
  /// conflict then.
  /// - Parameter isCorner: whether a column could move at no cost if breakpoints that are equal
  ///   here were not. They have to stay equal, because otherwise there are other optimal points.
  func addConditions(
    to conditions: inout ValidityConditions, component: Int,
    _ bounds: borrowing Buffer<Bound>, isCorner: Bool
  ) {
    for quantity in affineValue.indices {
      let range = program.breakpoints(quantity)
      let next = range.lowerBound + Int(below[quantity])
      let isNonbasic = above[quantity] != below[quantity]
      for index in range where !(isNonbasic && index == next) {
        let breakpoint = program.breaks[index]
        let isBelow = index < next
        let distance = bounds[breakpoint.bound].limit - affineValue[quantity]
        conditions.require(isBelow ? -distance : distance, component, at: parameters)
        let slope = isBelow ? breakpoint.slopeAbove : breakpoint.slopeBelow
        let isRequired = slope != 0 && program.priorities[breakpoint.level] >= 1000
        if isRequired || isCorner && isReached(breakpoint.value, quantity) {
          conditions.require(isBelow ? distance : -distance, component, at: parameters)
        }
      }
    }
  }

  private func isReached(_ breakpoint: Double, _ quantity: Int) -> Bool {
    abs(breakpoint - value[quantity]) <= Tolerance.breakpoint(of: value[quantity])
  }

  /// Computes the range of each quantity on the optimal face. The face is the set of points in
  /// these ranges that the rows allow; by complementary slackness it is the same for every optimal
  /// basis. A quantity that does not depend on a movable one has a single value.
  func fill(faceRanges ranges: inout Buffer<Interval>) {
    ranges.removeAll()
    for quantity in value.indices { ranges.append(Interval(only: value[quantity])) }
    var moves = Buffer(repeating: false, count: program.quantityCount)
    var flatColumns = BitMatrix()
    flatColumns.clear(lineCount: 1, columnCount: program.columnCount)
    for column in 0..<program.columnCount {
      let quantity = Int(nonbasic[column])
      let isFlat = isFlat(column)
      if isFlat.up {
        ranges[quantity].upper = segmentRange(quantity, above[quantity]).upper
      }
      if isFlat.down {
        ranges[quantity].lower = segmentRange(quantity, below[quantity]).lower
      }
      guard isFlat.up || isFlat.down else { continue }
      moves[quantity] = true
      flatColumns.insert(column)
    }
    for row in basic.indices {
      let quantity = Int(basic[row])
      guard tableau.hasEntries(inRow: row, flatColumns) else {
        // Its value follows from those of nonbasic quantities. As a wall, it could only contradict
        // them by rounding.
        if quantity >= program.columnCount { ranges[quantity] = .everything }
        continue
      }
      moves[quantity] = true
      // A required bound that is violated within the tolerance must not be violated more.
      ranges[quantity] =
        violatesRequirement(quantity)
        ? Interval(only: value[quantity]) : segmentRange(quantity, below[quantity])
    }
  }

  /// Whether a basic quantity is beyond one of its required bounds.
  private func violatesRequirement(_ quantity: Int) -> Bool {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(below[quantity])
    return range.contains { index in
      let breakpoint = program.breaks[index]
      return breakpoint.slope(isAbove: index < boundary) != 0
        && program.priorities[breakpoint.level] >= 1000
    }
  }

  /// The values in a segment.
  func segmentRange(_ quantity: Int, _ segment: Int32) -> Interval {
    let first = Int(program.breakStart[quantity] + segment)
    var range = Interval.everything
    if segment > 0 { range.lower = program.breaks[first - 1].value }
    if segment < program.breakpointCount(quantity) { range.upper = program.breaks[first].value }
    return range
  }
}
