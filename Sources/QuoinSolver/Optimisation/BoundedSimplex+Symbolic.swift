// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Stage 6: what the optimum of a component is as a function of the inputs.
extension BoundedSimplex {
  /// Writes down what every quantity equals at the optimum, in terms of the inputs.
  ///
  /// Nonbasic quantities rest on a breakpoint and have its form, basic ones follow.
  mutating func fillForms(_ bounds: borrowing BoundList) {
    form.refill(AffineForm(), count: program.quantityCount)
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      let count = program.breakpointCount(quantity)
      guard count > 0 else { continue }
      // A quantity that moves without end can be beyond the last one.
      let breakpoint = program.breakStart[quantity] + min(below[quantity], count - 1)
      form[quantity] = form(of: Int(breakpoint), bounds)
    }
    var forms = Buffer<AffineForm>()
    swap(&forms, &form)
    complete(&forms)
    swap(&forms, &form)
  }

  /// A breakpoint as it depends on the inputs.
  @inline(__always)
  private func form(
    of breakpoint: Int, _ bounds: borrowing BoundList
  ) -> AffineForm {
    bounds.form(Int(program.breaks[breakpoint].bound))
  }

  /// Notes how long the forms stay optimal: as long as every breakpoint stays on its side of its
  /// quantity.
  ///
  /// The prices depend on the slopes at the place of each quantity alone, so nothing else can
  /// change. A required bound that is just reached must not be missed either, on whatever side of
  /// it the quantity is: for other inputs there may be a conflict.
  func addConditions(
    to conditions: inout ValidityConditions, component: Int,
    _ bounds: borrowing BoundList
  ) {
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      let range = program.breakpoints(quantity)
      guard range.count > 1 else { continue }
      let place = range.lowerBound + Int(below[quantity])
      for index in range where index != place {
        addCondition(index, isBelow: index < place, quantity, to: &conditions, component, bounds)
      }
    }
    for row in basic.indices {
      let quantity = Int(basic[row])
      let range = program.breakpoints(quantity)
      let next = range.lowerBound + Int(below[quantity])
      for index in range {
        addCondition(index, isBelow: index < next, quantity, to: &conditions, component, bounds)
      }
    }
  }

  private func addCondition(
    _ index: Int, isBelow: Bool, _ quantity: Int, to conditions: inout ValidityConditions,
    _ component: Int, _ bounds: borrowing BoundList
  ) {
    let breakpoint = program.breaks[index]
    let distance = bounds.form(Int(breakpoint.bound)) - form[quantity]
    conditions.require(isBelow ? -distance : distance, component)
    let slope = isBelow ? breakpoint.slopeAbove : breakpoint.slopeBelow
    if slope != 0, program.priorities[Int(breakpoint.level)] >= 1000 {
      conditions.require(isBelow ? distance : -distance, component)
    }
  }

  /// Notes that breakpoints keep their order: the ranges of an optimal face end at neighbouring
  /// ones.
  func addOrder(
    to conditions: inout ValidityConditions, component: Int,
    _ bounds: borrowing BoundList
  ) {
    for quantity in 0..<program.quantityCount {
      for index in program.breakpoints(quantity).dropFirst() {
        conditions.require(form(of: index, bounds) - form(of: index - 1, bounds), component)
      }
    }
  }

  /// At the optimum: where each quantity is on the optimal face. The face is the part of these
  /// ranges that the rows allow: by complementary slackness it is the same for every optimal basis.
  mutating func fill(
    faceRanges ranges: inout Buffer<FormRange>, _ bounds: borrowing BoundList
  ) {
    ranges.removeAll()
    for quantity in form.indices { ranges.append(FormRange(only: form[quantity])) }
    findRowSlopes()
    for column in 0..<program.columnCount {
      let quantity = Int(nonbasic[column])
      let isFlat = isFlat(column)
      if isFlat.up {
        ranges[quantity].upper = segmentRange(quantity, above[quantity], bounds).upper
      }
      if isFlat.down {
        ranges[quantity].lower = segmentRange(quantity, below[quantity], bounds).lower
      }
    }
    for row in basic.indices {
      let quantity = Int(basic[row])
      // Where a required bound is missed by a hair's breadth, it must not be missed by more.
      ranges[quantity] =
        missesRequirement(quantity)
        ? FormRange(only: form[quantity]) : segmentRange(quantity, below[quantity], bounds)
    }
  }

  /// Whether a basic quantity is beyond one of its required bounds.
  private func missesRequirement(_ quantity: Int) -> Bool {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(below[quantity])
    return range.contains { index in
      let breakpoint = program.breaks[index]
      return breakpoint.slope(isAbove: index < boundary) != 0
        && program.priorities[Int(breakpoint.level)] >= 1000
    }
  }

  private func segmentRange(
    _ quantity: Int, _ segment: Int32, _ bounds: borrowing BoundList
  ) -> FormRange {
    let first = Int(program.breakStart[quantity] + segment)
    var range = FormRange.everything
    if segment > 0 { range.lower = form(of: first - 1, bounds) }
    if segment < program.breakpointCount(quantity) { range.upper = form(of: first, bounds) }
    return range
  }
}
