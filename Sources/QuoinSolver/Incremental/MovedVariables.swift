// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The determined variables whose numbers depend on new constants of required equalities.
///
/// They are the variables that these equalities determine, and each one that is determined by an
/// equality which mentions one of them. No other alias or definition depends on them: when one is
/// made, the variables of its equality are replaced by means of other equalities. If one of these
/// variables is then part of it, one of the equalities mentions it, and from equality to equality,
/// its own variable is one of these too.
struct MovedVariables: ~Copyable {
  /// The variables.
  private(set) var variables = Buffer<Int32>()
  /// The other constraints that mention one of the variables.
  private(set) var others = Buffer<Int32>()
  /// By slot of a constraint: whether it was found.
  private var isFound = Buffer<Bool>()

  init() {}

  /// Finds the variables.
  /// - Parameter constraints: slots of constraints with new constants.
  mutating func find(
    _ constraints: [Int32], _ mentions: borrowing MentionIndex, _ system: LinearSystem
  ) {
    variables.removeAll()
    others.removeAll()
    isFound.refill(false, count: system.constraints.slotCount)
    for slot in constraints where system.constraints.isLive(Int(slot)) {
      take(Int(slot), mentions)
    }
    var next = 0
    while next < variables.count {
      let variable = Int(variables[next])
      next += 1
      for index in mentions.range(variable) { take(mentions[index], mentions) }
    }
  }

  /// Lists a constraint, or the variable that it determines.
  private mutating func take(_ constraint: Int, _ mentions: borrowing MentionIndex) {
    guard !isFound[constraint] else { return }
    isFound[constraint] = true
    let variable = mentions.variable(determinedBy: constraint)
    guard variable >= 0 else { return others.append(Int32(constraint)) }
    variables.append(variable)
  }

  mutating func sort(by order: (Int32) -> Int32) {
    variables.sort { order($0) < order($1) }
  }
}
