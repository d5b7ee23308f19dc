// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The block-triangular order of independent rows (Dulmage and Mendelsohn): blocks of rows that
/// determine their unknowns together, each after the blocks that it depends on.
struct DependencyOrder {
  /// Rows that determine unknowns together.
  struct Block {
    var rows: [Int]
    /// The unknowns that the rows determine, the unknown of each row in the order of the rows. In
    /// a block with more unknowns than rows, only some sums of them are determined.
    var columns: [Int]
  }

  private(set) var blocks: [Block] = []
  /// The block of each unknown.
  private(set) var blockOfColumn: [Int: Int] = [:]

  private let rows: [[Int]]
  private var rowsOfColumn: [Int: [Int]] = [:]
  private var columnOfRow: [Int?]
  private var rowOfColumn: [Int: Int] = [:]

  /// - Parameter rows: the unknowns of each row.
  init(_ rows: [[Int]]) {
    self.rows = rows
    columnOfRow = Array(repeating: nil, count: rows.count)
    for (row, columns) in rows.enumerated() {
      for column in columns { rowsOfColumn[column, default: []].append(row) }
    }
    matchSingleUnknowns()
    for row in rows.indices where columnOfRow[row] == nil { augment(from: row) }
    let open = rowsOfOpenUnknowns()
    appendStrongComponents(except: open)
    if !open.isEmpty {
      append(open.sorted())
      for row in open {
        for column in rows[row] where blockOfColumn[column] == nil {
          blockOfColumn[column] = blocks.count - 1
        }
      }
    }
  }

  private mutating func append(_ rows: [Int]) {
    let columns = rows.compactMap { columnOfRow[$0] }
    for column in columns { blockOfColumn[column] = blocks.count }
    blocks.append(Block(rows: rows, columns: columns))
  }

  private mutating func match(_ row: Int, _ column: Int) {
    columnOfRow[row] = column
    rowOfColumn[column] = row
  }

  /// Matches rows whose other unknowns are matched already.
  private mutating func matchSingleUnknowns() {
    var counts = rows.map(\.count)
    var ready = rows.indices.filter { counts[$0] == 1 }
    while let row = ready.popLast() {
      guard columnOfRow[row] == nil,
        let column = rows[row].first(where: { rowOfColumn[$0] == nil })
      else { continue }
      match(row, column)
      for other in rowsOfColumn[column] ?? [] {
        counts[other] -= 1
        if counts[other] == 1 { ready.append(other) }
      }
    }
  }

  /// Matches a row along the shortest alternating path to an unknown without a row.
  private mutating func augment(from start: Int) {
    var reachedFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      for column in rows[row] where reachedFrom[column] == nil {
        reachedFrom[column] = row
        if let owner = rowOfColumn[column] {
          queue.append(owner)
          continue
        }
        var free: Int? = column
        while let column = free, let row = reachedFrom[column] {
          free = columnOfRow[row]
          match(row, column)
        }
        return
      }
    }
  }

  /// The rows that an alternating path connects to an unknown without a row.
  private func rowsOfOpenUnknowns() -> Set<Int> {
    var found: Set<Int> = []
    var columns = rowsOfColumn.keys.filter { rowOfColumn[$0] == nil }
    while let column = columns.popLast() {
      for row in rowsOfColumn[column] ?? [] where found.insert(row).inserted {
        if let own = columnOfRow[row] { columns.append(own) }
      }
    }
    return found
  }

  /// Appends the strongly connected components of the other rows (Tarjan, without recursion, as
  /// chains of views may be long).
  private mutating func appendStrongComponents(except open: Set<Int>) {
    var numbers: [Int?] = Array(repeating: nil, count: rows.count)
    var lows = Array(repeating: 0, count: rows.count)
    var isOnStack = Array(repeating: false, count: rows.count)
    var stack: [Int] = []
    var count = 0
    for root in rows.indices where numbers[root] == nil && !open.contains(root) {
      var path = [(row: root, next: 0)]
      while let (row, next) = path.last {
        if next == 0, numbers[row] == nil {
          numbers[row] = count
          lows[row] = count
          count += 1
          stack.append(row)
          isOnStack[row] = true
        }
        if next < rows[row].count {
          path[path.count - 1].next += 1
          guard let other = rowOfColumn[rows[row][next]], other != row else { continue }
          if let number = numbers[other] {
            if isOnStack[other] { lows[row] = min(lows[row], number) }
          } else {
            path.append((other, 0))
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.row { lows[parent] = min(lows[parent], lows[row]) }
        guard lows[row] == numbers[row] else { continue }
        var members: [Int] = []
        while let member = stack.popLast() {
          isOnStack[member] = false
          members.append(member)
          if member == row { break }
        }
        append(members.sorted())
      }
    }
  }
}
