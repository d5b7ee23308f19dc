// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Systems in which equalities follow from others. They are written after a plan: each variable has
// a value in mind, and equalities say what is so at these values.
extension ScriptGenerator {
  /// The kinds of regular systems.
  enum RegularShape: CaseIterable, Sendable {
    /// Variables at equal distances that are also pinned.
    case line
    /// Views of four variables each, side by side with equal widths.
    case slots
    /// Cells in rows and columns, aligned with all of their neighbours.
    case grid
    /// Two halves of equal size inside of each half.
    case symmetricTree
    /// A chain of distances with links that skip some.
    case chain
    /// Rows with any coefficients that all hold at the same point.
    case bundle
  }

  mutating func writeRegular() {
    writeRegularShape()
    for _ in 0..<random.pick([0, 0, 1, 2, 3]) { addCopy() }
    for _ in 0..<random.pick([0, 0, 1, 2]) { addDisturbance() }
    add(.solve)
    for _ in 0..<random.pick([1, 1, 2, 3, 4]) {
      for _ in 0..<random.pick([1, 1, 2, 3, 5]) { addRegularEdit() }
      add(.solve)
    }
  }

  mutating func writeRegularShape() {
    switch random.pick(RegularShape.allCases) {
    case .line: writeLine()
    case .slots: writeSlots()
    case .grid: writeGrid()
    case .symmetricTree: writeSymmetricTree()
    case .chain: writeChain()
    case .bundle: writeBundle()
    }
  }

  /// Adds an equality that holds at the plan.
  mutating func tie(_ terms: [ReferenceTerm]) {
    constrain(terms, .equal, planned(terms), priority: random.chance(1, in: 12) ? nil : 1000)
  }

  /// The sum of the terms at the plan.
  func planned(_ terms: [ReferenceTerm]) -> Fraction {
    terms.reduce(0) { $0 + $1.coefficient * (plan[$1.variable] ?? 0) }
  }

  /// Adds a variable with a value in mind.
  mutating func variable(_ role: VariableRole, planned value: Fraction) -> Int {
    let number = variable(role)
    plan[number] = value
    return number
  }

  private mutating func writeLine() {
    let (start, step) = (someConstant(), someLength())
    let padding = random.pick([0, 0, 1, 3])
    var line: [Int] = []
    for place in 0..<random.integer(in: 3...6) {
      line.append(variable(.position, planned: start + Fraction(place) * step))
      for _ in 0..<padding { _ = variable(.size, planned: 0) }
    }
    for number in line where random.chance(3, in: 4) { tie([.init(1, number)]) }
    for _ in 0..<random.integer(in: 1...3) {
      let distance = random.integer(in: 1...((line.count - 1) / 2))
      let first = random.integer(in: 0...(line.count - 1 - 2 * distance))
      tie([
        .init(1, line[first]), .init(-2, line[first + distance]),
        .init(1, line[first + 2 * distance]),
      ])
    }
    addOptionalConstraints(among: line)
  }

  private mutating func writeSlots() {
    let (gap, length) = (someConstant(), someLength())
    let count = random.integer(in: 2...4)
    let total = Fraction(count) * length + Fraction(count - 1) * gap
    let container = random.chance(1, in: 2) ? input(total) : variable(.size, planned: total)
    var views: [(start: Int, length: Int)] = []
    for place in 0..<count {
      let start = variable(.position, planned: Fraction(place) * (length + gap))
      views.append((start, variable(.size, planned: length)))
      // The other axis of the view.
      _ = variable(.position, planned: 0)
      _ = variable(.size, planned: 0)
    }
    tie([.init(1, views[0].start)])
    for (last, view) in zip(views, views.dropFirst()) {
      tie([.init(1, view.start), .init(-1, last.start), .init(-1, last.length)])
      tie([.init(1, view.length), .init(-1, random.pick(views).length)])
    }
    tie([.init(1, views[count - 1].start), .init(1, views[count - 1].length), .init(-1, container)])
    if random.chance(1, in: 2) {
      tie(views.map { .init(1, $0.length) } + [.init(-1, container)])
    }
    addOptionalConstraints(among: views.map(\.length))
  }

  private mutating func writeGrid() {
    let (gap, length) = (someConstant(), someLength())
    let (rows, columns) = (random.integer(in: 1...3), random.integer(in: 2...3))
    let cells = (0..<rows).map { _ in
      (0..<columns).map { column in
        variable(.position, planned: Fraction(column) * (gap + length))
      }
    }
    let width = random.chance(1, in: 2) ? input(length) : variable(.size, planned: length)
    if random.chance(2, in: 3) { tie([.init(1, cells[0][0])]) }
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row][column]
        if column > 0 {
          tie([.init(1, cell), .init(-1, cells[row][column - 1]), .init(-1, width)])
        }
        if row > 0 { tie([.init(1, cell), .init(-1, cells[row - 1][column])]) }
      }
    }
    addOptionalConstraints(among: cells[0] + [width])
  }

  private mutating func writeSymmetricTree() {
    let total = someLength()
    let root = (
      start: variable(.position, planned: 0),
      length: random.chance(1, in: 2) ? input(total) : variable(.size, planned: total)
    )
    tie([.init(1, root.start)])
    var open = [root]
    for _ in 0..<random.integer(in: 1...3) {
      let parent = open.removeFirst()
      let half = (plan[parent.length] ?? 0) * 0.5
      let start = plan[parent.start] ?? 0
      let halves = [start, start + half].map { place in
        (
          start: variable(.position, planned: place),
          length: variable(.size, planned: half)
        )
      }
      tie([.init(1, halves[0].length), .init(-1, halves[1].length)])
      tie([.init(1, halves[0].start), .init(-1, parent.start)])
      tie([.init(1, halves[1].start), .init(-1, halves[0].start), .init(-1, halves[0].length)])
      tie([
        .init(1, halves[1].start), .init(1, halves[1].length), .init(-1, parent.start),
        .init(-1, parent.length),
      ])
      if random.chance(1, in: 2) {
        tie([.init(1, random.pick(halves).length), .init(-0.5, parent.length)])
      }
      open += halves
    }
    addOptionalConstraints(among: open.map(\.length))
  }

  private mutating func writeChain() {
    let count = random.integer(in: 3...7)
    let links = (0..<count).map { _ in variable(.position, planned: someConstant()) }
    if random.chance(2, in: 3) { tie([.init(1, links[0])]) }
    for (last, next) in zip(links, links.dropFirst()) { tie([.init(1, next), .init(-1, last)]) }
    for _ in 0..<random.integer(in: 1...3) {
      let first = random.integer(in: 0...(count - 2))
      let second = random.integer(in: (first + 1)...(count - 1))
      tie([.init(1, links[second]), .init(-1, links[first])])
    }
    addOptionalConstraints(among: links)
  }

  private mutating func writeBundle() {
    let count = random.integer(in: 2...4)
    let numbers = (0..<count).map { place in
      place == 0 && random.chance(1, in: 3)
        ? input(someLength())
        : variable(random.pick([.position, .size]), planned: someLength())
    }
    for _ in 0..<random.integer(in: count...(count + 2)) { tie(someTerms()) }
    for _ in 0..<random.integer(in: 0...3) {
      let terms = someTerms()
      let slack = random.chance(1, in: 2) ? 0 : someConstant().magnitude
      if random.chance(1, in: 2) {
        constrain(terms, .lessThanOrEqual, planned(terms) + slack, priority: 1000)
      } else {
        constrain(terms, .greaterThanOrEqual, planned(terms) - slack, priority: 1000)
      }
    }
    addOptionalConstraints(among: numbers)
  }

  /// Optional constraints and limits on some variables, some at the plan and some beside it.
  private mutating func addOptionalConstraints(among numbers: [Int]) {
    for _ in 0..<random.integer(in: 0...3) {
      let number = random.pick(numbers)
      let value = random.chance(1, in: 3) ? plan[number] ?? 0 : someLength()
      constrain([.init(1, number)], someRelation(), value, priority: somePriority())
    }
    if random.chance(1, in: 3) {
      let number = random.pick(numbers)
      let isUpper = random.chance(1, in: 2)
      let distance = random.chance(1, in: 2) ? 0 : someLength()
      constrain(
        [.init(1, number)], isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
        (plan[number] ?? 0) + (isUpper ? distance : -distance), priority: 1000)
    }
  }
}
