// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds the variables that the constant of a required equality moves, and how far, so that the
/// constant can become the spare parameter of existing results.
///
/// The variables are the one that the equality determines, and each one that is determined by an
/// equality which mentions one of them. No other equality that determines a variable mentions them.
/// So if they move such that their equalities hold, with all other variables where they are, all
/// equalities hold: the movement of the whole system is that of these variables.
///
/// Aliases and definitions of other variables do not use them either. When an alias or a definition
/// is made, the variables of its equality are replaced by means of other equalities. If one of
/// these variables is then part of it, one of the equalities mentions it, and from equality to
/// equality, its own variable is one of these too. Because an elimination may have been edited
/// since, this is also checked.
struct ConstantPromotion: ~Copyable {
  /// The equality whose constant becomes a parameter.
  let constraint: Int
  /// The variables that may move.
  private(set) var variables = Buffer<Int32>()
  /// The equalities that determine the variables, in the same order.
  private(set) var equalities = Buffer<Int32>()
  /// The derivatives of the variables with respect to the constant, in the same order, while all
  /// open variables and inputs keep their values.
  var derivatives = Buffer<Double>()
  /// The other constraints that mention one of the variables, and whose left side moves.
  private(set) var others = Buffer<Int32>()
  /// Indexed by the slot of a variable: its index in `variables`, or -1.
  private var indexOf = Buffer<Int32>()

  init(constraint: Int) { self.constraint = constraint }

  /// - Returns: whether the constant can become a parameter. If it moves many variables, a solve
  ///   from scratch is as fast.
  mutating func run(
    _ mentions: borrowing MentionIndex, _ elimination: Elimination, _ system: LinearSystem
  ) -> Bool {
    guard system.constraints[constraint].isEquality else { return false }
    return findVariables(mentions, elimination) && findDerivatives(system)
      && isComplete(elimination) && findOthers(mentions, system)
  }

  /// The derivative of any variable.
  func derivative(of variable: Int) -> Double {
    let index = indexOf[variable]
    return index < 0 ? 0 : derivatives[index]
  }

  /// The index of a variable in `variables`, or -1.
  func index(of variable: Int32) -> Int { Int(indexOf[variable]) }

  // MARK: Variables

  /// The number of variables up to which a promotion is faster than a solve from scratch: each of
  /// them takes a few times as long as a variable takes there.
  private static func mostVariables(of count: Int) -> Int { 16 + count / 16 }

  /// Follows the equalities from the variable that the first one determines.
  /// - Returns: whether few variables are found.
  mutating func findVariables(
    _ mentions: borrowing MentionIndex, _ elimination: Elimination
  ) -> Bool {
    let first = mentions.variable(determinedBy: constraint)
    guard first >= 0 else { return false }
    indexOf.refill(-1, count: elimination.source.count)
    let limit = Self.mostVariables(of: elimination.source.count)
    add(first, Int32(constraint))
    var next = 0
    while next < variables.count {
      let variable = Int(variables[next])
      next += 1
      for index in mentions.range(variable) {
        let equality = mentions[index]
        let determined = mentions.variable(determinedBy: equality)
        guard determined >= 0, indexOf[determined] < 0 else { continue }
        guard variables.count < limit else { return false }
        add(determined, Int32(equality))
      }
    }
    return true
  }

  private mutating func add(_ variable: Int32, _ equality: Int32) {
    indexOf[variable] = Int32(variables.count)
    variables.append(variable)
    equalities.append(equality)
  }

  /// Whether the elimination uses no moving variable for one that was not found.
  private func isComplete(_ elimination: Elimination) -> Bool {
    let states = elimination.state.unchecked
    let entries = elimination.entries.unchecked
    let indices = indexOf.unchecked
    for slot in states.indices where indices[slot] < 0 {
      switch states[slot] {
      case .open, .known: break
      case .alias:
        if derivative(of: Int(entries[slot].link)) != 0 { return false }
      case .defined:
        for term in elimination.definition(slot) where derivative(of: Int(term.variable)) != 0 {
          return false
        }
      }
    }
    return true
  }

  // MARK: Other constraints

  /// Finds the other constraints that mention the variables.
  /// - Returns: whether the equalities among them, which follow from others, still hold.
  private mutating func findOthers(
    _ mentions: borrowing MentionIndex, _ system: LinearSystem
  ) -> Bool {
    for number in variables.indices {
      for index in mentions.range(Int(variables[number])) {
        let slot = mentions[index]
        // One that mentions several is found with the first of them.
        let first = system.constraints.terms(slot).first { indexOf[$0.variable] >= 0 }
        guard first?.variable == variables[number], excess(ofConstraint: slot, system) != 0 else {
          continue
        }
        if system.constraints[slot].isEquality { return false }
        others.append(Int32(slot))
      }
    }
    return true
  }

  /// Returns the derivative of the left side of a constraint less that of its constant: 0 for an
  /// equality that remains satisfied.
  func excess(ofConstraint slot: Int, _ system: LinearSystem) -> Double {
    let right: Double = slot == constraint ? 1 : 0
    var sum = -right
    var magnitude = right
    for term in system.constraints.terms(slot) {
      let product = term.coefficient * derivative(of: Int(term.variable))
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return Tolerance.isCancelled(sum, of: magnitude) ? 0 : sum
  }
}
