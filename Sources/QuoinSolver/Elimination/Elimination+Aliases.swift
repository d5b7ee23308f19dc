// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Stage 1: an equality with one unknown gives its value, one with two makes the unknowns aliases
  /// of each other.
  ///
  /// Either can leave other rows with fewer unknowns. Those are visited again, until no row
  /// changes. The smaller of two alias classes joins the larger one, so that every variable changes
  /// its class at most log(*n*) times.
  ///
  /// - Complexity: O(*t* log *n*), where *t* is the number of terms of the rows.
  /// - Returns: the equalities with three or more unknowns.
  func propagate(
    _ equalities: borrowing Buffer<Int32>, _ system: LinearSystem
  ) -> Buffer<Int32> {
    let occurrences = RowOccurrences(of: equalities.unchecked, system)
    var classes = AliasClasses(slotCount: state.count)
    var queue = Buffer<Int32>()
    queue.reserve(equalities.count)
    // A value that a row gives directly is more exact than one that is derived from several rows.
    for isLone in [true, false] {
      for row in equalities.indices
      where (system.constraints[Int(equalities[row])].termCount == 1) == isLone {
        queue.append(Int32(row))
      }
    }
    var isQueued = Buffer(repeating: true, count: equalities.count)
    var isSettled = Buffer(repeating: false, count: equalities.count)
    var head = 0
    var number: Int32 = 0

    while head < queue.count {
      let row = Int(queue[head])
      head += 1
      isQueued[row] = false
      guard !isSettled[row],
        let pair = pair(Int(equalities[row]), system)
      else { continue }
      isSettled[row] = true
      guard pair.first >= 0 else {
        if !expectConsistent(.equal, pair.constant, of: pair.constantMagnitude) {
          contradictedConstraints.append(equalities[row])
        }
        continue
      }
      let changed: Int32
      if pair.second < 0 {
        changed = pair.first
        setKnown(changed, pair.constant / pair.firstCoefficient)
      } else {
        changed = alias(pair, classes)
      }
      source[changed] = equalities[row]
      entries[changed].firstTerm = number
      number += 1

      // The rows of every variable of the class have fewer unknowns now.
      var member = changed
      while member >= 0 {
        for index in occurrences.range(Int(member)) {
          let row = occurrences[index]
          guard !isQueued[row], !isSettled[row] else { continue }
          isQueued[row] = true
          queue.append(Int32(row))
        }
        member = classes.next[member]
      }
      if state[changed] == .alias {
        classes.join(changed, into: entries[changed].link)
      }
    }
    var rest = Buffer<Int32>()
    for row in equalities.indices where !isSettled[row] { rest.append(equalities[row]) }
    return rest
  }

  /// A row with at most two unknowns: `first + second = constant`, with their coefficients. A
  /// missing unknown is -1.
  private struct Pair {
    var first: Int32 = -1
    var second: Int32 = -1
    var firstCoefficient = 0.0
    var secondCoefficient = 0.0
    var constant: AffineForm
    /// The largest magnitudes among the numbers whose sum the constant is.
    var constantMagnitude: AffineForm
  }

  /// The unknowns of a row, nil when there are three or more.
  private func pair(_ slot: Int, _ system: LinearSystem) -> Pair? {
    gather(slot, system)
    guard scratch.count <= 2 else { return nil }
    var pair = Pair(
      constant: scratch.constant, constantMagnitude: scratch.constantMagnitude)
    if scratch.count > 0 {
      (pair.first, pair.firstCoefficient) = (scratch.variables[0], scratch.coefficients[0])
    }
    if scratch.count > 1 {
      (pair.second, pair.secondCoefficient) = (scratch.variables[1], scratch.coefficients[1])
    }
    return pair
  }

  /// Makes one of two unknowns an alias of the other. The row is divided by the larger of two
  /// coefficients that differ much.
  /// - Returns: the new alias. Its class is not joined yet.
  private func alias(_ pair: Pair, _ classes: borrowing AliasClasses) -> Int32 {
    var pair = pair
    let (first, second) = (abs(pair.firstCoefficient), abs(pair.secondCoefficient))
    var isFirstDefined = classes.size[pair.first] < classes.size[pair.second]
    if first < Tolerance.leastPivotShare * second { isFirstDefined = false }
    if second < Tolerance.leastPivotShare * first { isFirstDefined = true }
    if isFirstDefined {
      swap(&pair.first, &pair.second)
      swap(&pair.firstCoefficient, &pair.secondCoefficient)
    }
    let (root, variable) = (Int(pair.first), Int(pair.second))
    alias(
      variable, -pair.firstCoefficient / pair.secondCoefficient, pair.first,
      pair.constant / pair.secondCoefficient)
    isSize[root] = isSize[root] || isSize[variable]
    isBounded[root] = isBounded[root] || isBounded[variable]
    return pair.second
  }
}

/// The members of alias classes, as linked lists that start at the root of each class.
struct AliasClasses: ~Copyable {
  /// Indexed by the variable: the next member of its class, or -1.
  private(set) var next: Buffer<Int32>
  /// The number of members, by root.
  private(set) var size: Buffer<Int32>
  /// The last member, by root.
  private var tail = Buffer<Int32>()

  init(slotCount: Int) {
    next = Buffer(repeating: -1, count: slotCount)
    size = Buffer(repeating: 1, count: slotCount)
    tail.reserve(slotCount)
    for slot in 0..<Int32(slotCount) { tail.append(slot) }
  }

  /// Appends the class of a variable to that of a root.
  mutating func join(_ variable: Int32, into root: Int32) {
    next[tail[root]] = variable
    tail[root] = tail[variable]
    size[root] += size[variable]
  }
}
