// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The columns that can move a quantity, the cheapest first: the candidates of a dual step.
///
/// A price has one number for each level, compared lexicographically. Prices are stored as lists of
/// the levels at which they are not 0: most bounds contribute to one level only.
struct PriceQueue: ~Copyable, Sendable {
  /// A column with its price.
  struct Candidate: Sendable {
    /// A column that can move, or -1 for the quantity itself, which crosses a breakpoint.
    var column: Int32
    /// The movement of the quantity when the column moves by 1.
    var size: Double
    /// The index of the first number of the price, and their count.
    fileprivate var start: Int32
    fileprivate var count: Int32
  }

  private var candidates = BinaryHeap<Candidate>()
  private var numbers = Buffer<LevelNumber>()

  mutating func removeAll() {
    candidates.removeAll()
    numbers.removeAll()
  }

  /// Adds a candidate.
  /// - Parameter cost: the cost of moving the column by 1.
  mutating func insert(column: Int, size: Double, cost: inout LevelVector) {
    let start = numbers.count
    cost.append(to: &numbers, dividedBy: size)
    insert(
      Candidate(
        column: Int32(column), size: size, start: Int32(start),
        count: Int32(numbers.count - start)))
  }

  /// Adds a removed candidate again, with a price that is higher at one level.
  mutating func insert(_ candidate: Candidate, raisedBy number: Double, at level: Int32) {
    let start = numbers.count
    let more = LevelNumber(level: level, number: number / candidate.size)
    var isAdded = false
    for index in Int(candidate.start)..<Int(candidate.start + candidate.count) {
      var entry = numbers[index]
      if !isAdded, entry.level >= level {
        isAdded = true
        if entry.level == level {
          entry.number += more.number
        } else {
          numbers.append(more)
        }
      }
      numbers.append(entry)
    }
    if !isAdded { numbers.append(more) }
    var renewed = candidate
    renewed.start = Int32(start)
    renewed.count = Int32(numbers.count - start)
    insert(renewed)
  }

  private mutating func insert(_ candidate: Candidate) {
    let numbers = numbers.unchecked
    candidates.insert(candidate) { Self.precedes($0, $1, numbers) }
  }

  /// Removes the cheapest candidate. Of several, the quantity itself is first, then the largest
  /// size.
  mutating func popFirst() -> Candidate? {
    let numbers = numbers.unchecked
    return candidates.popFirst { Self.precedes($0, $1, numbers) }
  }

  private static func precedes(
    _ left: Candidate, _ right: Candidate, _ numbers: UnsafeBufferPointer<LevelNumber>
  ) -> Bool {
    var (first, second) = (Int(left.start), Int(right.start))
    let (firstEnd, secondEnd) = (first + Int(left.count), second + Int(right.count))
    while first < firstEnd || second < secondEnd {
      let firstLevel = first < firstEnd ? numbers[first].level : .max
      let secondLevel = second < secondEnd ? numbers[second].level : .max
      let firstNumber = firstLevel <= secondLevel ? numbers[first].number : 0
      let secondNumber = secondLevel <= firstLevel ? numbers[second].number : 0
      if firstNumber != secondNumber { return firstNumber < secondNumber }
      if firstLevel <= secondLevel { first += 1 }
      if secondLevel <= firstLevel { second += 1 }
    }
    if (left.column < 0) != (right.column < 0) { return left.column < 0 }
    return left.size == right.size ? left.column < right.column : left.size > right.size
  }
}
