// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The ranges of sums of columns on an optimal face.
struct FaceExtremes: ~Copyable {
  private let system = QuantitySystem(columnCount: 0)
  private let parameters: AffineForm
  private var split = ComponentSplit()
  private var parts: [Part]
  /// The components with terms of the sum.
  private var touched: [Int] = []

  init(_ face: borrowing OptimalFace, at parameters: AffineForm) {
    self.parameters = parameters
    face.build(system)
    split.split(system)
    parts = (0..<split.count).map { _ in Part() }
  }

  /// The range of a sum.
  /// - Parameter row: the sum, in indices of the face's columns.
  mutating func range(_ row: borrowing SparseRow) -> Interval {
    for term in row.terms.unchecked {
      let component = Int(split.componentOf[term.column])
      if parts[component].sum.isEmpty { touched.append(component) }
      parts[component].sum.append(term.coefficient, term.column)
    }
    var total = Interval(only: 0)
    for component in touched {
      let interval = interval(component)
      total.lower += interval.lower
      total.upper += interval.upper
      parts[component].sum.removeAll()
    }
    touched.removeAll()
    return total
  }

  /// The range of the part of the sum that is in a component.
  ///
  /// Many variables are multiples of each other up to a constant, above all in components with one
  /// column, so ranges are cached.
  private func interval(_ component: Int) -> Interval {
    let part = parts[component]
    part.sum.sort()
    let lead = part.sum.normalise()
    let key = Array(part.sum.terms.unchecked)
    if let known = part.known[key] { return known.divided(by: 1 / lead) }
    let lower = least(component)
    part.sum.negate()
    let interval = Interval(lower: lower, upper: -least(component))
    part.known[key] = interval
    return interval.divided(by: 1 / lead)
  }

  /// The minimum value of the part of the sum that is in a component.
  private func least(_ component: Int) -> Double {
    let part = parts[component]
    if !part.isLoaded {
      part.isLoaded = true
      part.simplex.load(
        component, of: split, system, parameters: parameters, hasObjective: true)
      part.simplex.start()
    }
    part.simplex.setObjective(part.sum, split)
    switch part.simplex.optimise(system.bounds, at: parameters) {
    case .unbounded: return -.infinity
    // The sum is at most the value that the search has reached.
    case .optimal, .unsettled: return part.simplex.value[part.simplex.program.quantityCount - 1]
    }
  }

  /// A component. It is a class because an array cannot hold noncopyable values.
  private final class Part {
    /// The sum.
    var sum = SparseRow()
    /// The simplex at the extreme that was computed last.
    let simplex = BoundedSimplex()
    var isLoaded = false
    /// The known ranges of normalised sums.
    var known: [[SparseMatrix.Term]: Interval] = [:]
  }
}
