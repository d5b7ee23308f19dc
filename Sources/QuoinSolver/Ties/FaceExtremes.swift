// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How far sums of columns can move on an optimal face.
struct FaceExtremes {
  private let system: QuantitySystem
  private let bounds: BoundIndex
  private let split: ComponentSplit
  /// By place on the face: its component.
  private var componentOf: [Int32]
  private var localColumn: [Int32]

  init(_ face: OptimalFace) {
    system = face.walls()
    bounds = BoundIndex(system)
    split = ComponentSplit(system)
    componentOf = Array(repeating: 0, count: system.columnCount)
    localColumn = Array(repeating: 0, count: system.columnCount)
    for (component, columns) in split.columns.enumerated() {
      for column in columns { componentOf[Int(column)] = Int32(component) }
    }
  }

  /// The range of a sum.
  /// - Parameter terms: places on the face with their coefficients, each place once.
  mutating func range(_ terms: [(place: Int32, coefficient: Double)]) -> Interval {
    let components = componentOf
    let sorted = terms.sorted { left, right in
      let (first, second) = (components[Int(left.place)], components[Int(right.place)])
      return first == second ? left.place < right.place : first < second
    }
    var total = Interval(only: 0)
    var start = 0
    while start < sorted.count {
      let component = componentOf[Int(sorted[start].place)]
      var end = start
      while end < sorted.count, componentOf[Int(sorted[end].place)] == component { end += 1 }
      let part = sorted[start..<end]
      total.lower += least(part, Int(component), sign: 1)
      total.upper -= least(part, Int(component), sign: -1)
      start = end
    }
    return total
  }

  /// The least value of `sign · sum` over one component.
  private mutating func least(
    _ terms: ArraySlice<(place: Int32, coefficient: Double)>, _ component: Int, sign: Double
  ) -> Double {
    let columns = split.columns[component]
    var coefficients = Array(repeating: 0.0, count: columns.count)
    for (local, column) in columns.enumerated() { localColumn[Int(column)] = Int32(local) }
    for term in terms {
      coefficients[Int(localColumn[Int(term.place)])] = sign * term.coefficient
    }
    let program = PiecewiseProgram(
      system, columns: columns, rows: split.rows[component], bounds: bounds,
      localColumn: &localColumn, objective: .init(coefficients: coefficients))
    var simplex = BoundedSimplex(program)
    switch simplex.optimise() {
    case .unbounded: return -.infinity
    case .optimal: return simplex.value[program.quantityCount - 1]
    }
  }
}
