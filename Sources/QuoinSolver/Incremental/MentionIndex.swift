// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints that mention a variable, and the variable that an equality determines.
///
/// The index is built when a constant changes for the first time after a change of the structure.
/// Then each change of a constant costs in proportion to the variables it moves, even if an
/// animation changes the constants of several views in turn.
struct MentionIndex: ~Copyable {
  private var occurrences = RowOccurrences()
  /// Indexed by the slot of a constraint: the variable that it determines, or -1.
  private var determined = Buffer<Int32>()
  private var isCurrent = false

  /// Called when constraints were added or removed, or when the elimination has other definitions.
  mutating func invalidate() { isCurrent = false }

  /// Copies the constraints of a system, and their part in its elimination.
  mutating func update(_ elimination: Elimination, _ system: LinearSystem) {
    guard !isCurrent else { return }
    isCurrent = true
    var variables = Buffer<Int32>()
    var rowOfTerm = Buffer<Int32>()
    for slot in 0..<system.constraints.slotCount where system.constraints.isLive(slot) {
      for term in system.constraints.terms(slot) {
        variables.append(term.variable)
        rowOfTerm.append(Int32(slot))
      }
    }
    occurrences = RowOccurrences(
      variables, rowOfTerm: rowOfTerm, slotCount: system.variables.slotCount)
    determined.refill(-1, count: system.constraints.slotCount)
    for slot in elimination.source.indices where elimination.source[slot] >= 0 {
      determined[Int(elimination.source[slot])] = Int32(slot)
    }
  }

  /// The variable that a constraint determines, or -1.
  func variable(determinedBy constraint: Int) -> Int32 { determined[constraint] }

  /// The indices of the constraints that mention a variable, for the subscript.
  func range(_ variable: Int) -> Range<Int> { occurrences.range(variable) }

  subscript(index: Int) -> Int { occurrences[index] }
}
