// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The determined variables whose numbers depend on new constants of required equalities.
///
/// They are the variables that these equalities determine, and each one that is determined by an
/// equality which mentions one of them. No other alias or definition depends on them: when one is
/// made, the variables of its equality are replaced by means of other equalities. If one of these
/// variables is then part of it, one of the equalities mentions it, and from equality to equality,
/// its own variable is one of these too.
///
/// The constraints that mention a variable are found when a constant changes for the first time
/// after a change of the structure. Then each change of a constant costs in proportion to the
/// variables it moves, even if an animation changes the constants of several views in turn.
struct MovedVariables: ~Copyable {
  /// The variables.
  private(set) var variables = Buffer<Int32>()
  /// The other constraints that mention one of the variables.
  private(set) var others = Buffer<Int32>()
  /// By slot of a constraint: whether it was found.
  private var isFound = Buffer<Bool>()
  /// The constraints that mention each variable.
  private var mentions = RowOccurrences()
  /// Indexed by the slot of a constraint: the variable that it determines, or -1.
  private var determined = Buffer<Int32>()
  private var knowsMentions = false

  init() {}

  /// Called when constraints were added or removed, or when the elimination has other definitions.
  mutating func invalidateMentions() { knowsMentions = false }

  /// Finds the variables.
  /// - Parameter constraints: slots of constraints with new constants.
  mutating func find(_ constraints: [Int32], _ elimination: Elimination, _ system: LinearSystem) {
    if !knowsMentions { findMentions(elimination, system) }
    variables.removeAll()
    others.removeAll()
    isFound.refill(false, count: system.constraints.slots.count)
    for slot in constraints where system.constraints.isLive(Int(slot)) { take(Int(slot)) }
    var next = 0
    while next < variables.count {
      let variable = Int(variables[next])
      next += 1
      for index in mentions.range(variable) { take(mentions[index]) }
    }
  }

  private mutating func findMentions(_ elimination: Elimination, _ system: LinearSystem) {
    knowsMentions = true
    mentions = RowOccurrences(of: 0..<Int32(system.constraints.slots.count), system)
    determined.refill(-1, count: system.constraints.slots.count)
    for slot in elimination.source.indices where elimination.source[slot] >= 0 {
      determined[Int(elimination.source[slot])] = Int32(slot)
    }
  }

  /// Lists a constraint, or the variable that it determines.
  private mutating func take(_ constraint: Int) {
    guard !isFound[constraint] else { return }
    isFound[constraint] = true
    let variable = determined[constraint]
    guard variable >= 0 else { return others.append(Int32(constraint)) }
    variables.append(variable)
  }

  mutating func sort(by order: (Int32) -> Int32) {
    variables.sort { order($0) < order($1) }
  }
}
