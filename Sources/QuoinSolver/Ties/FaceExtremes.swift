// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How far sums of columns can move on an optimal face.
struct FaceExtremes {
  private let system: QuantitySystem
  private let bounds: CountingOrder
  private let parameters: AffineForm
  private let split: ComponentSplit
  /// By component, once it was needed: at the extreme that was asked for last.
  private var simplexes: [BoundedSimplex?]
  /// The terms of a sum by component; only those in `touched` are not empty.
  private var parts: [SparseRow]
  private var touched: [Int] = []

  init(_ face: OptimalFace, at parameters: AffineForm) {
    self.parameters = parameters
    system = face.walls()
    bounds = CountingOrder(system.boundQuantity, groupCount: system.quantityCount)
    split = ComponentSplit(system)
    parts = Array(repeating: SparseRow(), count: split.count)
    simplexes = Array(repeating: nil, count: split.count)
  }

  /// The range of a sum.
  /// - Parameter row: places on the face, each once.
  mutating func range(_ row: SparseRow) -> Interval {
    for index in 0..<row.count {
      let component = Int(split.componentOf[Int(row.columns[index])])
      if parts[component].isEmpty { touched.append(component) }
      parts[component].append(row.coefficients[index], row.columns[index])
    }
    var total = Interval(only: 0)
    for component in touched {
      total.lower += least(component)
      parts[component].negate()
      total.upper -= least(component)
      parts[component].removeAll()
    }
    touched.removeAll()
    return total
  }

  /// The least value of the part of the sum that is in a component.
  private mutating func least(_ component: Int) -> Double {
    var simplex = simplexes[component] ?? start(component)
    simplexes[component] = nil
    simplex.setObjective(parts[component])
    let outcome = simplex.optimise()
    let value = simplex.value[simplex.program.quantityCount - 1]
    simplexes[component] = simplex
    switch outcome {
    case .unbounded: return -.infinity
    case .optimal: return value
    }
  }

  private func start(_ component: Int) -> BoundedSimplex {
    var simplex = BoundedSimplex()
    simplex.load(
      system, columns: split.columns(component), rows: split.rows(component), bounds: bounds,
      parameters: parameters, hasObjective: true)
    return simplex
  }
}
