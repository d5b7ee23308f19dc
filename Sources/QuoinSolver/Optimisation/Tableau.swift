// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The tableau of the simplex method: basic quantities, by row, in terms of nonbasic ones, by
/// column.
///
/// Few entries are not 0. All are stored, row by row, and one bit each by row and by column marks
/// those that are not 0, so that only these are visited. In a layout of up to 64 rows and columns
/// the bits of a row or of a column are one word.
///
/// Invariant: each number that is not 0 is an entry that has its bit in both sets, and both sets
/// are the same. An entry that cancels loses its bit.
struct Tableau: ~Copyable, Sendable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private var numbers = Buffer<Double>()
  /// The entries with 32 digits, if the program is precise.
  private var preciseNumbers = Buffer<PreciseNumber>()
  /// Indexed by the row: the columns in which it has entries.
  private var columnsOfRow = BitMatrix()
  /// Indexed by the column: the rows in which it has entries.
  private var rowsOfColumn = BitMatrix()
  /// The entries of the pivot row; scratch.
  private var pivotTerms = Buffer<SparseMatrix.Term>()

  init() {}

  private var isPrecise: Bool { !preciseNumbers.isEmpty }

  subscript(row: Int, column: Int) -> Double { numbers[row * columnCount + column] }

  /// Replaces all entries by the rows of a matrix.
  mutating func load(_ matrix: borrowing SparseMatrix, columnCount: Int, isPrecise: Bool = false) {
    removeAll()
    rowCount = matrix.rowCount
    self.columnCount = columnCount
    if numbers.count < rowCount * columnCount { numbers.refill(0, count: rowCount * columnCount) }
    columnsOfRow.clear(lineCount: rowCount, columnCount: columnCount)
    rowsOfColumn.clear(lineCount: columnCount, columnCount: rowCount)
    pivotTerms.refill(SparseMatrix.Term(coefficient: 0, column: 0), count: columnCount)
    for row in 0..<rowCount {
      for index in matrix.terms(row) {
        let term = matrix.terms[index]
        insert(term.coefficient, row, Int(term.column))
      }
    }
    preciseNumbers.removeAll()
    if isPrecise {
      for index in 0..<rowCount * columnCount {
        preciseNumbers.append(PreciseNumber(numbers[index]))
      }
    }
  }

  /// Makes all numbers 0, so that they can be those of a tableau of another size. Few of them are
  /// not.
  private mutating func removeAll() {
    let numbers = numbers.uncheckedForWriting
    for row in 0..<rowCount {
      for column in columnsOfRow.members(row) { numbers[row &* columnCount &+ column] = 0 }
    }
  }

  @inline(__always)
  private mutating func insert(_ number: Double, _ row: Int, _ column: Int) {
    numbers[row * columnCount + column] = number
    columnsOfRow.insert(column, in: row)
    rowsOfColumn.insert(row, in: column)
  }

  // MARK: Entries

  /// The entries of a row, by column. It is invalid after `load`.
  @inline(__always)
  func entries(ofRow row: Int) -> Entries {
    Entries(columnsOfRow.members(row), numbers.unchecked, first: row &* columnCount, stride: 1)
  }

  /// The entries of a column, by row. It is invalid after `load`.
  @inline(__always)
  func entries(ofColumn column: Int) -> Entries {
    Entries(rowsOfColumn.members(column), numbers.unchecked, first: column, stride: columnCount)
  }

  /// The entries of a column in some rows.
  @inline(__always)
  func entries(ofColumn column: Int, inRows rows: borrowing BitMatrix) -> Entries {
    Entries(
      rowsOfColumn.members(column, in: rows), numbers.unchecked, first: column,
      stride: columnCount)
  }

  /// The sum of the entries of a row times numbers, with 32 digits: the entries of nearly parallel
  /// rows are large, and small differences of large numbers remain.
  func preciseSum(ofRow row: Int, _ number: (_ column: Int) -> Double) -> Double {
    var sum = PreciseNumber()
    for column in columnsOfRow.members(row) {
      sum = sum + preciseNumbers[row * columnCount + column] * PreciseNumber(number(column))
    }
    return sum.rounded
  }

  /// The number of entries of a row.
  func entryCount(ofRow row: Int) -> Int { columnsOfRow.count(row) }

  /// Whether a row has an entry in some columns.
  func hasEntries(inRow row: Int, _ columns: borrowing BitMatrix) -> Bool {
    var members = columnsOfRow.members(row, in: columns)
    return members.next() != nil
  }

  /// The number of entries of a column.
  func entryCount(ofColumn column: Int) -> Int { rowsOfColumn.count(column) }

  /// Entries that are not 0, with their positions in the row or column.
  struct Entries: Sequence, IteratorProtocol {
    private var positions: BitMatrix.Members
    private let numbers: UnsafeBufferPointer<Double>
    private let first: Int
    private let stride: Int

    @inline(__always)
    fileprivate init(
      _ positions: BitMatrix.Members, _ numbers: UnsafeBufferPointer<Double>, first: Int,
      stride: Int
    ) {
      self.positions = positions
      self.numbers = numbers
      self.first = first
      self.stride = stride
    }

    @inline(__always)
    mutating func next() -> (position: Int, number: Double)? {
      guard let position = positions.next() else { return nil }
      return (position, numbers[first &+ position &* stride])
    }
  }

  // MARK: Rows

  /// Makes all entries of a row 0.
  mutating func clear(_ row: Int) {
    for column in columnsOfRow.members(row) {
      numbers[row * columnCount + column] = 0
      rowsOfColumn.remove(row, from: column)
    }
    columnsOfRow.removeAll(in: row)
  }

  /// Adds a number to an entry.
  mutating func add(_ number: Double, _ row: Int, _ column: Int) {
    let former = self[row, column]
    insert(former + number, row, column)
    if Self.isCancelled(former + number, former) { remove(row, column) }
  }

  /// Adds a multiple of a row to another one.
  mutating func add(_ multiple: Double, ofRow row: Int, to other: Int) {
    for (column, number) in entries(ofRow: row) { add(multiple * number, other, column) }
  }

  @inline(__always)
  private mutating func remove(_ row: Int, _ column: Int) {
    numbers[row * columnCount + column] = 0
    columnsOfRow.remove(column, from: row)
    rowsOfColumn.remove(row, from: column)
  }

  // MARK: Exchanges

  /// Exchanges the quantities of a row and of a column.
  /// - Returns: whether the pivot was so small compared to its row that digits were lost.
  @discardableResult
  mutating func exchange(_ row: Int, _ column: Int) -> Bool {
    guard !isPrecise else {
      exchangePrecisely(row, column)
      return false
    }
    let (columns, numbers) = (columnCount, numbers.uncheckedForWriting)
    let terms = pivotTerms.uncheckedForWriting
    let start = row * columns
    let divisor = numbers[start + column]
    var largest = 0.0
    var count = 0
    for other in columnsOfRow.members(row) {
      let number = numbers[start + other]
      largest = max(largest, abs(number))
      let entry = other == column ? 1 / divisor : -number / divisor
      numbers[start + other] = entry
      terms[count] = SparseMatrix.Term(coefficient: entry, column: Int32(other))
      count += 1
      // Every row with an entry in the column gets entries in the columns of the pivot row.
      rowsOfColumn.formUnion(other, with: column)
    }
    for other in rowsOfColumn.members(column) where other != row {
      columnsOfRow.formUnion(other, with: row)
      let first = other * columns
      let multiple = numbers[first + column]
      numbers[first + column] = 0
      for position in 0..<count {
        let term = terms[position]
        let index = first &+ Int(term.column)
        let former = numbers[index]
        let sum = former + multiple * term.coefficient
        numbers[index] = sum
        if Self.isCancelled(sum, former) { remove(other, Int(term.column)) }
      }
    }
    return abs(divisor) < Tolerance.weakPivot * largest
  }

  /// Whether the sum of an entry and a change is a rounding error, or too small to count.
  @inline(__always)
  private static func isCancelled(_ sum: Double, _ entry: Double) -> Bool {
    abs(sum) <= Tolerance.entry || abs(sum) <= Tolerance.cancellation * abs(entry)
  }

  /// Exchanges the quantities of a row and of a column with 32 digits.
  private mutating func exchangePrecisely(_ row: Int, _ column: Int) {
    let start = row * columnCount
    let divisor = preciseNumbers[start + column]
    for other in columnsOfRow.members(row) {
      let number = preciseNumbers[start + other]
      set(other == column ? divisor.inverse : -number / divisor, row, other)
    }
    for other in rowsOfColumn.members(column) where other != row {
      let first = other * columnCount
      let multiple = preciseNumbers[first + column]
      set(PreciseNumber(), other, column)
      for pivotColumn in columnsOfRow.members(row) {
        let number = preciseNumbers[first + pivotColumn]
        let sum = number + multiple * preciseNumbers[start + pivotColumn]
        let isCancelled = abs(sum.high) <= Tolerance.preciseCancellation * abs(number.high)
        set(isCancelled ? PreciseNumber() : sum, other, pivotColumn)
      }
    }
  }

  private mutating func set(_ number: PreciseNumber, _ row: Int, _ column: Int) {
    preciseNumbers[row * columnCount + column] = number
    insert(number.rounded, row, column)
    if number.rounded == 0 { remove(row, column) }
  }

  #if QUOIN_INVARIANTS
  /// Stops the program when the bits are not those of the entries.
  func checkBits() {
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        let isListed = columnsOfRow.contains(column, in: row)
        precondition(
          isListed == (self[row, column] != 0)
            && isListed == rowsOfColumn.contains(row, in: column),
          "the bits of row \(row) and column \(column) are not those of the entry")
      }
    }
  }
  #endif
}
