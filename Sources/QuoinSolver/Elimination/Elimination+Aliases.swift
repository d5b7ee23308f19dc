// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Stage 1: an equality with one unknown gives its value, one with two makes the unknowns aliases
  /// of each other.
  ///
  /// Either may leave other rows with fewer unknowns, which are looked at again, until nothing
  /// follows any more. Of two classes of aliases the smaller one joins the larger, so that every
  /// variable changes its class at most log(n) times.
  ///
  /// - Complexity: O(*t* log *n*), where *t* is the number of terms of the rows.
  mutating func propagate(_ equalities: [Int32], _ system: LinearSystem) {
    let occurrences = occurrences(of: equalities, system)
    var classes = AliasClasses(slotCount: state.count)
    var queue = (0..<Int32(equalities.count)).map { $0 }
    var isQueued = Array(repeating: true, count: equalities.count)
    var head = 0

    while head < queue.count {
      let row = Int(queue[head])
      head += 1
      isQueued[row] = false
      gather(Int(equalities[row]), system)

      var changed: Int32
      switch scratch.count {
      case 0:
        guard expectConsistent(.equal, scratch.constant) else {
          contradiction = .constraint(Int(equalities[row]))
          return
        }
        continue
      case 1:
        changed = scratch.variables[0]
        state[Int(changed)] = .known
        offset[Int(changed)] = scratch.constant / scratch.coefficients[0]
      case 2:
        changed = alias(&classes)
      default:
        continue
      }

      // The rows of every variable of the class have fewer unknowns now.
      var member = changed
      while member >= 0 {
        for row in occurrences.rows(Int(member)) where !isQueued[Int(row)] {
          isQueued[Int(row)] = true
          queue.append(row)
        }
        member = classes.next[Int(member)]
      }
      if state[Int(changed)] == .alias {
        classes.join(changed, into: parent[Int(changed)])
      }
    }
  }

  private func occurrences(of equalities: [Int32], _ system: LinearSystem) -> RowOccurrences {
    var variables: [Int32] = []
    var rowOfTerm: [Int32] = []
    for (row, slot) in equalities.enumerated() {
      for index in system.constraints.terms(Int(slot)) {
        variables.append(system.constraints.termVariable[index])
        rowOfTerm.append(Int32(row))
      }
    }
    return RowOccurrences(variables, rowOfTerm: rowOfTerm, slotCount: state.count)
  }

  /// Makes the two unknowns of the scratch row one class.
  /// - Returns: the one that is an alias from now on; its class is not joined yet.
  private mutating func alias(_ classes: inout AliasClasses) -> Int32 {
    var (kept, dropped) = (0, 1)
    if classes.size[Int(scratch.variables[0])] < classes.size[Int(scratch.variables[1])] {
      (kept, dropped) = (1, 0)
    }
    let root = scratch.variables[kept]
    let variable = scratch.variables[dropped]
    let divisor = scratch.coefficients[dropped]
    state[Int(variable)] = .alias
    parent[Int(variable)] = root
    factor[Int(variable)] = -scratch.coefficients[kept] / divisor
    offset[Int(variable)] = scratch.constant / divisor
    isSize[Int(root)] = isSize[Int(root)] || isSize[Int(variable)]
    isWished[Int(root)] = isWished[Int(root)] || isWished[Int(variable)]
    return variable
  }
}

/// The members of every class of aliases, as linked lists that start at the variable that stands
/// for the class.
private struct AliasClasses {
  private(set) var next: [Int32]
  private(set) var size: [Int32]
  private var tail: [Int32]

  init(slotCount: Int) {
    next = Array(repeating: -1, count: slotCount)
    size = Array(repeating: 1, count: slotCount)
    tail = (0..<Int32(slotCount)).map { $0 }
  }

  mutating func join(_ variable: Int32, into root: Int32) {
    next[Int(tail[Int(root)])] = variable
    tail[Int(root)] = tail[Int(variable)]
    size[Int(root)] += size[Int(variable)]
  }
}
