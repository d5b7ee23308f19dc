// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Equalities with three or more unknowns, in flat arrays.
struct PendingRows: ~Copyable {
  private(set) var constraint = Buffer<Int32>()
  private(set) var constant = Buffer<AffineForm>()
  /// The terms. Columns are slots of variables.
  private(set) var matrix = SparseMatrix()
  /// The largest coefficient, by row.
  private var largest = Buffer<Double>()

  var count: Int { constraint.count }

  /// The indices of a row's terms, for ``term(_:)``.
  func terms(_ row: Int) -> Range<Int> { matrix.terms(row) }

  func term(_ index: Int) -> SparseMatrix.Term { matrix.terms[index] }

  /// Whether a row can be solved for the variable of one of its terms.
  func isPivot(_ index: Int, in row: Int) -> Bool {
    abs(term(index).coefficient) >= Tolerance.leastPivotShare * largest[row]
  }

  /// Whether a row can be solved for one of its variables.
  func isPivot(variable slot: Int32, in row: Int) -> Bool {
    terms(row).contains { term($0).column == slot && isPivot($0, in: row) }
  }

  mutating func append(_ scratch: borrowing TermScratch, constraint slot: Int32) {
    for index in scratch.variables.indices {
      matrix.append(scratch.coefficients[index], scratch.variables[index])
    }
    matrix.endRow()
    largest.append(scratch.coefficients.largestMagnitude)
    constraint.append(slot)
    constant.append(scratch.constant)
  }
}

/// The order in which pending rows define positions: see `Elimination.orient`.
struct OrientationQueue: ~Copyable {
  /// The use of one row.
  enum Step {
    /// The row defines a variable that no other pending row uses.
    case peel(Int32, row: Int)
    /// The row defines its last open position.
    case forward(Int32, row: Int)
    /// The row has no position left that it could define.
    case close(row: Int)
  }

  let rows: PendingRows
  private let occurrences: RowOccurrences
  /// Whether a row is finished, by row.
  private var isFinished: Buffer<Bool>
  /// Indexed by the row: the number of positions that are neither defined nor free.
  private var openPositions: Buffer<Int32>
  /// Indexed by the slot: sizes, and positions that are defined or free.
  private var isSettled: Buffer<Bool>
  /// Indexed by the slot: the number of unfinished rows that use the position.
  private var openRows: Buffer<Int32>
  /// Positions that one row used when they were added, and rows with at most one open position.
  private var single = Buffer<Int32>()
  private var singleHead = 0
  private var ready = Buffer<Int32>()
  private var readyHead = 0
  /// Positions by the number of rows that use them, most first. They are sorted when the first one
  /// is needed, which is never the case in most layouts.
  private var candidates: [Int32] = []
  private var candidateHead = -1

  init(_ pending: consuming PendingRows, isSize: borrowing Buffer<Bool>) {
    let count = pending.count
    occurrences = RowOccurrences(pending.matrix, slotCount: isSize.count)
    rows = pending
    isFinished = Buffer(repeating: false, count: count)
    openPositions = Buffer(repeating: 0, count: count)
    isSettled = isSize.copy()
    openRows = Buffer(repeating: 0, count: isSize.count)
    for slot in isSize.indices where !isSize[slot] {
      openRows[slot] = Int32(occurrences.range(slot).count)
      if openRows[slot] == 1 { single.append(Int32(slot)) }
    }
    for row in 0..<count {
      for index in rows.terms(row) where !isSize[rows.term(index).column] {
        openPositions[row] += 1
      }
      if openPositions[row] <= 1 { ready.append(Int32(row)) }
    }
  }

  mutating func next() -> Step? {
    while true {
      if let step = nextPeel() ?? nextReady() { return step }
      guard freeOnePosition() else { return nil }
    }
  }

  private mutating func nextPeel() -> Step? {
    while singleHead < single.count {
      let variable = single[singleHead]
      singleHead += 1
      guard !isSettled[variable], openRows[variable] == 1,
        let found = occurrences.range(Int(variable)).first(where: { !isFinished[occurrences[$0]] })
      else { continue }
      let row = occurrences[found]
      // Otherwise the row defines another variable, and this one stays open.
      guard rows.isPivot(variable: variable, in: row) else { continue }
      isSettled[variable] = true
      finish(row)
      return .peel(variable, row: row)
    }
    return nil
  }

  private mutating func nextReady() -> Step? {
    while readyHead < ready.count {
      let row = Int(ready[readyHead])
      readyHead += 1
      guard !isFinished[row] else { continue }
      finish(row)
      for term in rows.terms(row) {
        let variable = rows.term(term).column
        guard !isSettled[variable] else { continue }
        guard rows.isPivot(term, in: row) else { break }
        settle(variable)
        return .forward(variable, row: row)
      }
      return .close(row: row)
    }
    return nil
  }

  /// Leaves the position free that most rows use.
  /// - Returns: whether there was one.
  private mutating func freeOnePosition() -> Bool {
    if candidateHead < 0 { findCandidates() }
    while candidateHead < candidates.count {
      let variable = candidates[candidateHead]
      candidateHead += 1
      guard !isSettled[variable], openRows[variable] > 0 else { continue }
      settle(variable)
      return true
    }
    return false
  }

  private mutating func findCandidates() {
    candidateHead = 0
    var found: [(slot: Int32, uses: Int)] = []
    for slot in openRows.indices where openRows[slot] > 0 && !isSettled[slot] {
      found.append((Int32(slot), occurrences.range(slot).count))
    }
    found.sort { $0.uses == $1.uses ? $0.slot < $1.slot : $0.uses > $1.uses }
    candidates = found.map { $0.slot }
  }

  /// Marks a row as finished.
  private mutating func finish(_ row: Int) {
    isFinished[row] = true
    for term in rows.terms(row) {
      let variable = rows.term(term).column
      // The counts of sizes start at 0 and become negative, so they are never 1.
      openRows[variable] -= 1
      if openRows[variable] == 1, !isSettled[variable] { single.append(variable) }
    }
  }

  /// Marks a position as defined or free in all rows that use it.
  private mutating func settle(_ variable: Int32) {
    isSettled[variable] = true
    for index in occurrences.range(Int(variable)) {
      let row = occurrences[index]
      openPositions[row] -= 1
      if openPositions[row] <= 1, !isFinished[row] { ready.append(Int32(row)) }
    }
  }
}
