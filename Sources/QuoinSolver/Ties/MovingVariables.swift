// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Every variable in terms of those that can move on an optimal face: `multiple · root + offset`.
///
/// Tie rules need sums of the variables that can still move. A position in a long stack is the sum
/// of all sizes before it, and most of these have a single optimal value. So a variable that cannot
/// move is replaced by its value, and a variable whose definition has one moving term by a multiple
/// of that term's root. Rows are expanded only as far as they move, not down to all open variables.
struct MovingVariables: ~Copyable, Sendable {
  /// A variable: `multiple · root + offset`.
  struct Entry {
    /// The variable that this one is a multiple of. It is itself when it is a moving column, or
    /// when its definition has several moving terms; -1 when it cannot move.
    var root: Int32 = -1
    var multiple = 0.0
    var offset = AffineForm()
  }

  /// The entries, by slot of a variable.
  private var entries = Buffer<Entry>()

  @inline(__always)
  subscript(slot: Int) -> Entry { entries[slot] }

  /// Whether a variable can move.
  func moves(_ slot: Int) -> Bool { entries[slot].root >= 0 }

  /// Finds the variables that depend on the columns of a face.
  /// - Parameter columnValues: by column of the reduced system, a point of the face.
  mutating func find(
    _ face: borrowing OptimalFace, _ reduced: ReducedSystem,
    _ columnValues: borrowing Buffer<AffineForm>
  ) {
    entries.refill(Entry(), count: reduced.elimination.state.count)
    for slot in entries.indices where reduced.elimination.state[slot] == .known {
      entries[slot].offset = reduced.elimination.offset(slot)
    }
    for column in reduced.openVariables.indices {
      entries[reduced.openVariables[column]].offset = columnValues[column]
    }
    for index in face.columns.indices {
      let slot = reduced.openVariables[face.columns[index]]
      entries[slot] = Entry(root: slot, multiple: 1)
    }
    // A definition uses lower ranks only, so in the order of ranks every term is known.
    for index in reduced.elimination.variableOfRank.indices {
      let variable = reduced.elimination.variableOfRank[index]
      if variable >= 0 { entries[variable] = entry(defined: variable, reduced) }
    }
    // In rows, aliases are replaced by their roots before, so only whether they move is used.
    for slot in entries.indices where reduced.elimination.state[slot] == .alias {
      entries[slot].root = entries[reduced.elimination.resolve(Int32(slot)).root].root
    }
  }

  /// The entry of a defined variable. It changes nothing in the reduced system, which would be
  /// copied if it was no `inout` parameter.
  private func entry(defined variable: Int32, _ reduced: ReducedSystem) -> Entry {
    var sum = Entry(offset: reduced.elimination.offset(Int(variable)))
    for term in reduced.elimination.definition(Int(variable)) {
      let other = entries[term.variable]
      if other.root >= 0 {
        guard sum.root < 0 else { return Entry(root: variable, multiple: 1) }
        sum.root = other.root
        sum.multiple = term.coefficient * other.multiple
      }
      sum.offset += term.coefficient * other.offset
    }
    return sum
  }
}
