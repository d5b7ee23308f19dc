// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The order in which numbers follow from equations: blocks of equations with as many unknown
/// numbers, each of which needs only the numbers of blocks before it.
///
/// This is the block triangular form by Dulmage and Mendelsohn: a matching of equations with
/// unknowns, and the strongly connected components of what follows from what (Tarjan).
struct DerivationBlocks {
  /// Some equations and the unknowns that they determine together; no unknowns where the equations
  /// determine only a sum of them.
  struct Block {
    var rows: [Int]
    var unknowns: [Int]
  }

  private let terms: [[Int]]
  private var rowOfUnknown: [Int: Int] = [:]
  private var unknownOfRow: [Int?]

  /// - Parameter terms: the unknowns of each equation.
  init(_ terms: [[Int]]) {
    self.terms = terms
    unknownOfRow = Array(repeating: nil, count: terms.count)
    for row in terms.indices { match(row) }
  }

  /// The blocks, each after those that it needs.
  func blocks() -> [Block] {
    let unknowns = Set(terms.joined())
    // With more unknowns than equations some are only determined in a sum.
    guard unknowns.count == terms.count, !unknownOfRow.contains(nil) else {
      return [Block(rows: Array(terms.indices), unknowns: [])]
    }
    return components().map { rows in
      Block(rows: rows.sorted(), unknowns: rows.sorted().compactMap { unknownOfRow[$0] })
    }
  }

  /// Finds an unknown for an equation, by an augmenting path.
  private mutating func match(_ start: Int) {
    var seen: Set<Int> = []
    // Each level is an equation, and the index of the next of its unknowns to try.
    var path: [(row: Int, next: Int)] = [(start, 0)]
    while let (row, next) = path.last {
      guard next < terms[row].count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let unknown = terms[row][next]
      guard seen.insert(unknown).inserted else { continue }
      if let other = rowOfUnknown[unknown] {
        path.append((other, 0))
      } else {
        for level in path {
          let unknown = terms[level.row][level.next - 1]
          rowOfUnknown[unknown] = level.row
          unknownOfRow[level.row] = unknown
        }
        return
      }
    }
  }

  /// The strongly connected components of equations, each after those that it needs.
  private func components() -> [[Int]] {
    var number = Array(repeating: -1, count: terms.count)
    var low = number
    var isOpen = Array(repeating: false, count: terms.count)
    var open: [Int] = []
    var found: [[Int]] = []
    var count = 0
    for start in terms.indices where number[start] < 0 {
      var path: [(row: Int, next: Int)] = []
      func enter(_ row: Int) {
        (number[row], low[row]) = (count, count)
        count += 1
        open.append(row)
        isOpen[row] = true
        path.append((row, 0))
      }
      enter(start)
      while let (row, next) = path.last {
        guard next < terms[row].count else {
          path.removeLast()
          if let above = path.last { low[above.row] = min(low[above.row], low[row]) }
          guard low[row] == number[row] else { continue }
          var component: [Int] = []
          while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == row { break }
          }
          found.append(component)
          continue
        }
        path[path.count - 1].next += 1
        guard let other = rowOfUnknown[terms[row][next]], other != row else { continue }
        if number[other] < 0 {
          enter(other)
        } else if isOpen[other] {
          low[row] = min(low[row], number[other])
        }
      }
    }
    return found
  }
}
