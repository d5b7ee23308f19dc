// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Eliminates variables by the required equalities of a system (stages 1 to 3 of the solver).
///
/// Afterwards every variable is *known*, a number; an *alias*, a multiple of another variable plus
/// a number; *defined*, a short sum of others; or *open*, left for the optimisation. Numbers are
/// affine functions of the inputs, so nothing has to be repeated when an input changes.
final class Elimination {
  /// The state of a variable in the elimination.
  enum State: UInt8 {
    case open, known, alias, defined
  }

  /// The result for a variable, apart from its state and its number.
  struct Entry: Sendable {
    /// The parent of an alias, the rank of a definition, or the column of an open variable. A
    /// reopened variable keeps its rank until it has a column.
    var link: Int32 = -1
    /// The terms of a definition: the index of the first one in `definitions`, and their number. In
    /// place of the first, a known variable or an alias has its number in the order of stage 1.
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The factor of an alias: `variable = factor · parent + offset`.
    var factor = 1.0
  }

  /// The inputs; lane 0 is 1.
  @exclusivity(unchecked) var parameters = AffineForm(constant: 1)

  /// The states, by slot of a variable.
  @exclusivity(unchecked) var state = Buffer<State>()
  /// The results, by slot of a variable.
  @exclusivity(unchecked) var entries = Buffer<Entry>()
  /// The numbers of known variables, the offsets of aliases, the constants of definitions, by slot.
  @exclusivity(unchecked) var offsets = Buffer<AffineForm>()
  /// Whether a variable is a size, or has optional constraints of its own and no role, so that it
  /// is preferably left open instead of being defined; by slot of a variable. For the root of an
  /// alias class: whether one of the class is.
  @exclusivity(unchecked) var isSize = Buffer<Bool>()
  /// Indexed by the slot of a variable: whether an optional constraint or an inequality uses it.
  @exclusivity(unchecked) var isBounded = Buffer<Bool>()

  /// Indexed by the slot of a variable: the equality that determines it, or -1.
  @exclusivity(unchecked) var source = Buffer<Int32>()

  /// Definitions up to this rank are closing rows, which were reduced before they were added.
  @exclusivity(unchecked) var closingTop: Int32 = -1
  /// The highest rank below all definitions, -1 for none.
  @exclusivity(unchecked) var freeRank: Int32 = -1
  /// Indexed by the rank: the defined variable, or -1. Definitions use variables of lower rank
  /// only, so the highest rank is replaced first.
  @exclusivity(unchecked) var variableOfRank = Buffer<Int32>()
  /// The terms of all definitions, including former ones.
  @exclusivity(unchecked) var definitions = Buffer<SlotTerm>()

  @exclusivity(unchecked) var scratch = TermScratch()
  /// The ranks of defined variables in the scratch row.
  @exclusivity(unchecked) var replacements = BinaryHeap<Int32>()
  /// The requirements that are false without any open variable: slots of constraints, and of
  /// variables with a sign. The elimination goes on without them, so that one search finds the
  /// conflicts of all.
  @exclusivity(unchecked) var contradictedConstraints: [Int32] = []
  @exclusivity(unchecked) var contradictedSigns: [Int32] = []
  /// Numbers that are not negative as long as the rows without unknowns hold.
  @exclusivity(unchecked) var consistency = Buffer<AffineForm>()

  /// The elimination with 32 digits that the definitions were rounded from, if there was one.
  @exclusivity(unchecked) var traced: TracedElimination?

  /// The number of required equalities in the selection.
  @exclusivity(unchecked) var equalityCount = 0

  /// The terms of a defined variable's definition.
  @inline(__always)
  func definition(_ variable: Int) -> UnsafeBufferPointer<SlotTerm> {
    definitions.sum(at: entries[variable].firstTerm, count: entries[variable].termCount)
  }

  var hasContradiction: Bool { !contradictedConstraints.isEmpty || !contradictedSigns.isEmpty }

  /// Runs all stages up to the definitions.
  func run(_ system: LinearSystem, _ selection: Selection) {
    reset(slotCount: system.variables.slots.count)
    takeInputs(system, selection)
    classifyVariables(system, selection)
    var equalities = Buffer<Int32>()
    equalities.reserve(selection.constraints.count)
    for slot in selection.constraints where system.constraints[Int(slot)].isEquality {
      equalities.append(slot)
    }
    equalityCount = equalities.count
    guard !selection.isPrecise else { return eliminatePrecisely(equalities, system) }
    orient(propagate(equalities, system), system)
  }

  private func reset(slotCount: Int) {
    state.refill(.open, count: slotCount)
    entries.refill(Entry(), count: slotCount)
    offsets.refill(AffineForm(), count: slotCount)
    isSize.refill(false, count: slotCount)
    isBounded.refill(false, count: slotCount)
    source.refill(-1, count: slotCount)
    closingTop = -1
    freeRank = -1
    definitions.removeAll()
    variableOfRank.removeAll()
    scratch.prepare(slotCount: slotCount)
    consistency.removeAll()
    contradictedConstraints = []
    contradictedSigns = []
    traced = nil
  }

  /// Frees reserved memory that is not in use.
  func shrink() {
    offsets.shrink()
    definitions.shrink()
  }

  // MARK: Outcomes

  /// Sets the value of a variable.
  func setKnown(_ variable: Int32, _ number: AffineForm) {
    state[variable] = .known
    offsets[variable] = number
  }

  /// Makes a variable `factor · parent + offset`.
  func alias(
    _ variable: Int, _ factor: Double, _ parent: Int32, _ offset: AffineForm
  ) {
    state[variable] = .alias
    offsets[variable] = offset
    entries[variable] = Entry(link: parent, factor: factor)
  }

  /// Solves the scratch row for one of its variables.
  /// - Parameters:
  ///   - pivot: the index of the variable in the scratch row.
  ///   - constraint: the equality that the row comes from.
  func define(_ pivot: Int, by constraint: Int32, rank newRank: Int32) {
    let variable = Int(scratch.variables[pivot])
    let divisor = scratch.coefficients[pivot]
    source[variable] = constraint
    state[variable] = .defined
    variableOfRank[newRank] = Int32(variable)
    offsets[variable] = scratch.constant / divisor
    entries[variable] = Entry(
      link: newRank, firstTerm: Int32(definitions.count), termCount: Int32(scratch.count - 1))
    for index in scratch.variables.indices where index != pivot {
      definitions.append(
        SlotTerm(
          coefficient: -scratch.coefficients[index] / divisor, variable: scratch.variables[index]))
    }
  }

  /// Reopens a variable that an equality determined.
  func open(_ variable: Int32) {
    let slot = Int(variable)
    if state[slot] == .defined { variableOfRank[entries[slot].link] = -1 }
    state[slot] = .open
    source[slot] = -1
    offsets[slot] = AffineForm()
  }
}

extension Elimination {
  /// Sets the lanes and values of inputs.
  func takeInputs(_ system: LinearSystem, _ selection: Selection) {
    parameters = AffineForm(constant: 1)
    for (index, slot) in system.variables.inputs.enumerated() {
      let value = system.variables.inputValue(at: index)
      if selection.isPrecise || index >= AffineForm.inputLanes {
        setKnown(slot, AffineForm(constant: value))
      } else {
        parameters[index + 1] = value
        setKnown(slot, AffineForm(lane: index + 1))
      }
    }
  }

  /// Marks bounded variables, and sizes: by their role, or as variables with an optional constraint
  /// of their own.
  func classifyVariables(_ system: LinearSystem, _ selection: Selection) {
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality, !selection.signs.contains(number) else {
        continue
      }
      let terms = system.constraints.terms(slot)
      let isSizeConstraint = terms.count == 1 && !system.constraints[slot].isRequired
      for term in terms {
        isBounded[term.variable] = true
        if isSizeConstraint { isSize[term.variable] = true }
      }
    }
    for slot in isSize.indices {
      switch system.variables[slot].role {
      case .size: isSize[slot] = true
      case .position: isSize[slot] = false
      case .unspecified: break
      }
    }
  }
}
