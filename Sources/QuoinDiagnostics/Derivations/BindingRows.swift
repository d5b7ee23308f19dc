// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

/// The rows of the last solution that hold as equalities, and the independent ones among them.
///
/// Rows are visited as far as they are connected to one of the derived numbers.
struct BindingRows {
  /// The independent rows: those that bind before inequalities that happen to hold as equalities,
  /// then stronger ones first, equalities, and constraints of the program in the order of
  /// activation. Numbers that they leave open follow, as the rules for ties chose them.
  private(set) var independent: [BindingRow] = []
  private var elimination = RowElimination()
  private let rows: [BindingRow]
  private var rowsOfColumn: [Int: [Int]] = [:]
  /// The number of rows with several unknowns in which an unknown is used. Rows with one cause no
  /// fill-in.
  private var occurrences: [Int: Int] = [:]
  private var visitedColumns: Set<Int> = []
  private let system: LoweredSystem
  private let model: LayoutModel
  /// The unknowns of requirements that the solution does not meet.
  private var violatedColumns: Set<Int> = []
  /// The requirements that the solution does not meet, without the broken ones.
  let violated: [ViolatedRow]

  /// A row that does not hold.
  struct ViolatedRow {
    var requirement: LayoutRequirement
    var row: LoweredRow
    /// The left side minus the constant, in points.
    var excess: Double
  }

  /// - Parameter excluded: requirements that are left out.
  /// - Complexity: the number of terms of all rows.
  init(_ engine: LayoutEngine, without excluded: Set<LayoutRequirement> = []) {
    var system = engine.lowered
    let model = engine.model
    let leftOut = Set(engine.conflicts.map(\.broken)).union(excluded)
    let sources = engine.constraintRequirements + engine.itemRequirements
    var rows: [BindingRow] = []
    var violated: [ViolatedRow] = []
    var row = LoweredRow()
    for requirement in sources where !leftOut.contains(requirement) {
      system.lower(requirement, model, into: &row)
      let excess = system.solvedExcess(of: row)
      if LayoutTolerance.isZero(excess) {
        rows.append(system.bindingRow(row, requirement, model))
      } else if row.relation.isViolated(by: excess) {
        violated.append(ViolatedRow(requirement: requirement, row: row, excess: excess))
      }
    }
    for (index, row) in rows.enumerated() {
      for term in row.terms {
        rowsOfColumn[term.column, default: []].append(index)
        if row.terms.count > 1 { occurrences[term.column, default: 0] += 1 }
      }
    }
    for row in violated {
      violatedColumns.formUnion(row.row.terms.map { Int($0.variable.index) })
    }
    self.rows = rows
    self.violated = violated
    self.system = system
    self.model = model
  }

  /// The determining set of a sum of unknowns: the smallest set of independent rows whose multiples
  /// add up to it.
  mutating func determiningSet(of terms: [BindingRow.Term]) -> [RowElimination.Factor] {
    eliminate(connectedTo: terms.map(\.column))
    guard let multiples = elimination.multiples(of: terms) else {
      preconditionFailure("the rows and the rules for ties determine every connected unknown")
    }
    return multiples
  }

  /// Eliminates the rows that are connected to some columns.
  private mutating func eliminate(connectedTo starts: [Int]) {
    var queue = starts.filter { !visitedColumns.contains($0) }
    var columns: [Int] = []
    var found: Set<Int> = []
    while let column = queue.popLast() {
      guard visitedColumns.insert(column).inserted else { continue }
      columns.append(column)
      for index in rowsOfColumn[column] ?? [] where found.insert(index).inserted {
        queue.append(contentsOf: rows[index].terms.map(\.column))
      }
    }
    columns.sort()
    var candidates = found.sorted().map { rows[$0] }
    for column in columns {
      if let row = zeroSize(column) { candidates.append(row) }
    }
    let order = candidates.indices.sorted {
      rank(candidates[$0], $0) < rank(candidates[$1], $1)
    }
    let end = elimination.count + columns.count
    for index in order where elimination.count < end { add(candidates[index]) }
    // The rules for ties choose sizes before positions.
    let sizesFirst = columns.filter { isSize($0) } + columns.filter { !isSize($0) }
    for column in sizesFirst where elimination.count < end {
      add(
        BindingRow(
          relation: .equal, priority: 0, terms: [.init(column: column, coefficient: 1)]))
    }
  }

  /// The order in which rows are preferred.
  ///
  /// Returns the rank of a row. An inequality without a violation on its other side is an equality
  /// by chance, or because of an equality. So equalities come before it, even weaker ones.
  private func rank(_ row: BindingRow, _ index: Int) -> (Int, Double, Int, Int, Int) {
    let isPushed = row.terms.contains { violatedColumns.contains($0.column) }
    let isFact = row.requirement?.isFact ?? false
    return (
      row.relation == .equal || isPushed ? 0 : 1, -row.priority, row.relation == .equal ? 0 : 1,
      isFact ? 1 : 0, index
    )
  }

  private mutating func add(_ row: BindingRow) {
    let occurrences = occurrences
    if elimination.add(row.terms, occurrences: { occurrences[$0] ?? 0 }) {
      independent.append(row)
    }
  }

  // MARK: Unknowns

  func coordinate(_ column: Int) -> ItemCoordinate {
    guard let coordinate = system.variables.coordinate(at: column) else {
      preconditionFailure("every column is the variable of an item")
    }
    return coordinate
  }

  /// Returns the unknowns among some coordinates. A given size is not an unknown.
  func columns(_ coordinates: [ItemCoordinate], _ model: LayoutModel) -> [Int] {
    var row = LoweredRow()
    row.start(.equal, 0, breaking: .ordinary)
    for coordinate in coordinates {
      row.add(1, system.variable(coordinate.slot, coordinate.coordinate))
    }
    return system.bindingRow(row, nil, model).terms.map(\.column)
  }

  private func isSize(_ column: Int) -> Bool {
    let coordinate = coordinate(column).coordinate
    return coordinate != .x && coordinate != .y
  }

  func value(_ column: Int) -> Double {
    system.value(coordinate(column).slot, coordinate(column).coordinate)
  }

  private func zeroSize(_ column: Int) -> BindingRow? {
    guard isSize(column), LayoutTolerance.isZero(value(column)) else { return nil }
    return BindingRow(
      requirement: system.signRequirement(of: coordinate(column), model),
      relation: .greaterThanOrEqual, priority: 1000,
      terms: [.init(column: column, coefficient: 1)])
  }
}

extension LoweredSystem {
  /// A row with its given sizes apart from its unknowns.
  func bindingRow(
    _ row: LoweredRow, _ requirement: LayoutRequirement?, _ model: LayoutModel
  ) -> BindingRow {
    var result = BindingRow(
      requirement: requirement, relation: row.relation, priority: row.priority,
      readsInsets: row.readsInsets, terms: [])
    var sums: [Int: Double] = [:]
    for term in row.terms { sums[Int(term.variable.index), default: 0] += term.coefficient }
    for (column, coefficient) in sums.sorted(by: { $0.key < $1.key }) where coefficient != 0 {
      guard let coordinate = variables.coordinate(at: column) else { continue }
      if isGiven(coordinate, model) {
        result.givens.append(
          .givenSize(model.tree.id(coordinate.slot), coordinate.coordinate.axis))
      } else {
        result.terms.append(BindingRow.Term(column: column, coefficient: coefficient))
      }
    }
    return result
  }
}

extension LayoutRelation {
  /// Whether a left side that exceeds the right side by a number of points violates the relation.
  func isViolated(by excess: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: excess > LayoutTolerance.length
    case .equal: !LayoutTolerance.isZero(excess)
    case .greaterThanOrEqual: excess < -LayoutTolerance.length
    }
  }
}
