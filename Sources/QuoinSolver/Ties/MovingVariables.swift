// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Every variable as far as it moves on an optimal face: `multiple · root + form`.
///
/// A position in a long stack is the sum of all sizes before it, and most of these are settled when
/// ties are broken. So what does not move is a number, and a variable whose definition has one term
/// that moves is a multiple of it, which skips all steps of the sum between two that move.
struct MovingVariables: ~Copyable, Sendable {
  /// What a variable is.
  struct Entry {
    /// The variable that this one moves with (itself where its definition has several terms that
    /// move), or -1 for what does not move.
    var root: Int32 = -1
    var multiple = 0.0
    var form = AffineForm()
  }

  /// By slot of a variable.
  private var entries = Buffer<Entry>()

  /// The number of variables that can move.
  private(set) var count = 0

  @inline(__always)
  subscript(slot: Int) -> Entry { entries[slot] }

  /// Whether a variable depends on a column that can move.
  func moves(_ slot: Int) -> Bool { entries[slot].root >= 0 }

  /// Finds what depends on the columns of a face.
  /// - Parameter columnForm: by column of the reduced system, a point of the face.
  mutating func find(
    _ face: borrowing OptimalFace, _ reduced: inout ReducedSystem,
    _ columnForm: borrowing Buffer<AffineForm>
  ) {
    entries.refill(Entry(), count: reduced.elimination.state.count)
    for slot in entries.indices where reduced.elimination.state[slot] == .known {
      entries[slot].form = reduced.elimination.offset(slot)
    }
    for column in reduced.openVariables.indices {
      entries[Int(reduced.openVariables[column])].form = columnForm[column]
    }
    for place in face.columns.indices {
      let slot = reduced.openVariables[Int(face.columns[place])]
      entries[Int(slot)] = Entry(root: slot, multiple: 1)
    }
    // A definition refers to lower ranks only, so rising ranks find everything that they need.
    for index in reduced.elimination.variableOfRank.indices {
      let variable = reduced.elimination.variableOfRank[index]
      if variable >= 0 { entries[Int(variable)] = entry(defined: variable, reduced) }
    }
    count = 0
    for slot in entries.indices {
      if reduced.elimination.state[slot] == .alias {
        // Rows mention the root in place of an alias, so it matters only whether it moves.
        entries[slot].root = entries[Int(reduced.elimination.resolve(Int32(slot)).root)].root
      }
      if moves(slot) { count += 1 }
    }
  }

  private func entry(defined variable: Int32, _ reduced: borrowing ReducedSystem) -> Entry {
    var sum = Entry(form: reduced.elimination.offset(Int(variable)))
    for term in reduced.elimination.definition(Int(variable)) {
      let other = entries[Int(term.variable)]
      if other.root >= 0 {
        guard sum.root < 0 else { return Entry(root: variable, multiple: 1) }
        sum.root = other.root
        sum.multiple = term.coefficient * other.multiple
      }
      sum.form += term.coefficient * other.form
    }
    return sum
  }
}
