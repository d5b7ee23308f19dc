// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What can make a quantity move, the cheapest first.
///
/// A price has one number for each level, compared from the top. Prices are short lists of the
/// levels at which they are not 0: most bounds contribute to one level, and a stack has as many
/// levels as it likes.
struct PriceQueue: ~Copyable, Sendable {
  struct Offer: Sendable {
    /// A column that gives way, or -1 for the quantity itself, which crosses a breakpoint.
    var column: Int32
    /// How far the quantity moves when the column moves by one.
    var size: Double
    /// Where the price starts in the list of numbers, and how many it has.
    fileprivate var start: Int32
    fileprivate var count: Int32
  }

  private var offers = BinaryHeap<Offer>()
  private var numbers = Buffer<LevelNumber>()

  mutating func removeAll() {
    offers.removeAll()
    numbers.removeAll()
  }

  /// Adds an offer.
  /// - Parameter cost: what it costs to move the column by one.
  mutating func insert(column: Int, size: Double, cost: inout LevelVector) {
    let start = numbers.count
    cost.append(to: &numbers, dividedBy: size)
    insert(
      Offer(
        column: Int32(column), size: size, start: Int32(start),
        count: Int32(numbers.count - start)))
  }

  /// Renews an offer that was taken, after its column has become dearer at a level.
  mutating func insert(_ offer: Offer, dearerBy number: Double, at level: Int32) {
    let start = numbers.count
    let more = LevelNumber(level: level, number: number / offer.size)
    var isAdded = false
    for index in Int(offer.start)..<Int(offer.start + offer.count) {
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
    var renewed = offer
    renewed.start = Int32(start)
    renewed.count = Int32(numbers.count - start)
    insert(renewed)
  }

  private mutating func insert(_ offer: Offer) {
    let numbers = numbers.unchecked
    offers.insert(offer) { Self.precedes($0, $1, numbers) }
  }

  /// Takes the cheapest offer. Of several, the quantity's own comes first, then the largest size.
  mutating func popFirst() -> Offer? {
    let numbers = numbers.unchecked
    return offers.popFirst { Self.precedes($0, $1, numbers) }
  }

  private static func precedes(
    _ left: Offer, _ right: Offer, _ numbers: UnsafeBufferPointer<LevelNumber>
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
