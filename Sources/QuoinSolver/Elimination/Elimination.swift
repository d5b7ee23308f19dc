// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Takes out of a system what its required equalities determine directly (stages 1 to 3 of the
/// solver).
///
/// Afterwards every variable is one of these: *known*, a number; an *alias*, a multiple of another
/// variable plus a number; *defined*, a short sum of others; or *open*, left for the optimisation.
/// Numbers are forms of the inputs, so none of this has to be done again when an input changes.
struct Elimination: ~Copyable, Sendable {
  enum State: UInt8 {
    case open, known, alias, defined
  }

  /// What is known about a variable, apart from its state.
  struct Entry: Sendable {
    /// The variable that an alias follows, the rank of a definition, the column of an open variable.
    /// A variable that was defined has its rank until it gets a column.
    var link: Int32 = -1
    /// Where the terms of a definition are.
    fileprivate(set) var firstTerm: Int32 = 0
    fileprivate(set) var termCount: Int32 = 0
    /// The factor of an alias.
    fileprivate(set) var factor = 1.0
  }

  /// Requirements that contradict each other on their own, found without any optimisation.
  enum Contradiction {
    case constraint(Int)
    case sign(Int)
  }

  /// The inputs: lane 0 is 1.
  var parameters = AffineForm(constant: 1)
  /// By lane: the slot of its input, or -1.
  private(set) var inputOfLane = SIMD4<Int32>(repeating: -1)
  /// The constraint whose constant is the parameter of the spare lane, or -1.
  private(set) var promoted = -1

  var state = Buffer<State>()
  /// What is known about each variable, by slot.
  var entries = Buffer<Entry>()
  /// The numbers of known variables, the offsets of aliases, the constants of definitions, by slot.
  var offsets = Buffer<AffineForm>()
  /// For the variable that represents a class of aliases: whether optional constraints mention one.
  var isSize = Buffer<Bool>()
  /// By slot of a variable: whether it is better left open than defined by others.
  var staysFree = Buffer<Bool>()
  /// By slot of a variable: whether a wish or an inequality mentions it.
  var isWished = Buffer<Bool>()

  /// By slot of a variable: the equality that determines it, or -1.
  var source = Buffer<Int32>()

  /// Definitions of this rank or less are closing rows, which were reduced when they were made.
  var closingTop: Int32 = -1
  /// The highest rank below all definitions, -1 when there is none.
  var freeRank: Int32 = -1
  /// Definitions refer to variables of lower rank only, so the highest rank is replaced first.
  var variableOfRank = Buffer<Int32>()
  /// The terms of all definitions, also of those that are no longer needed.
  private(set) var definitions = Buffer<SlotTerm>()

  var scratch = TermScratch()
  var replacements = BinaryHeap<DefinitionRank>()
  var contradiction: Contradiction?
  /// As long as none of these is negative, rows that have no unknown left hold.
  var consistency = Buffer<AffineForm>()

  /// With 32 digits: what the definitions were rounded from.
  var traced: TracedElimination?

  /// How many constraints of the selection are required equalities.
  private(set) var equalityCount = 0

  /// The terms of a defined variable's definition.
  @inline(__always)
  func definition(_ variable: Int) -> UnsafeBufferPointer<SlotTerm> {
    definitions.sum(at: entries[variable].firstTerm, count: entries[variable].termCount)
  }

  /// `variable = factor · parent + offset`, for an alias.
  @inline(__always)
  func factor(_ variable: Int) -> Double { entries[variable].factor }

  /// The number of a known variable, the offset of an alias, the constant of a definition.
  @inline(__always)
  func offset(_ variable: Int) -> AffineForm { offsets[variable] }

  /// Runs all stages up to the definitions. Stops at the first contradiction.
  /// - Parameter promoted: the constraint whose constant becomes a parameter, or -1.
  mutating func run(_ system: borrowing LinearSystem, _ selection: Selection, promoted: Int = -1) {
    reset(slotCount: system.variables.slotCount)
    takeInputs(system, selection, promoted)
    classifyVariables(system, selection)
    var equalities = Buffer<Int32>()
    equalities.reserve(selection.constraints.count)
    for slot in selection.constraints where system.constraints[Int(slot)].isEquality {
      equalities.append(slot)
    }
    equalityCount = equalities.count
    staysFree.removeAll()
    staysFree.append(isSize, isSize.indices)
    guard !selection.isPrecise else { return eliminatePrecisely(equalities, system) }
    let pending = propagate(equalities, system)
    guard contradiction == nil else { return }
    orient(pending, system, selection)
  }

  private mutating func reset(slotCount: Int) {
    state.refill(.open, count: slotCount)
    entries.refill(Entry(), count: slotCount)
    offsets.refill(AffineForm(), count: slotCount)
    isSize.refill(false, count: slotCount)
    isWished.refill(false, count: slotCount)
    source.refill(-1, count: slotCount)
    closingTop = -1
    freeRank = -1
    definitions.removeAll()
    variableOfRank.removeAll()
    scratch.prepare(slotCount: slotCount)
    consistency.removeAll()
    contradiction = nil
    traced = nil
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    offsets.shrink()
    definitions.shrink()
  }

  // MARK: Outcomes

  /// Says what a variable is.
  mutating func know(_ variable: Int32, _ number: AffineForm) {
    state[Int(variable)] = .known
    offsets[Int(variable)] = number
  }

  /// Makes a variable `factor · parent + offset`.
  mutating func alias(
    _ variable: Int, _ factor: Double, _ parent: Int32, _ offset: AffineForm
  ) {
    state[variable] = .alias
    offsets[variable] = offset
    entries[variable] = Entry(link: parent, factor: factor)
  }

  /// Solves the scratch row, which came from a constraint, for the variable at a place.
  mutating func define(_ place: Int, by constraint: Int32, rank newRank: Int32) {
    let variable = Int(scratch.variables[place])
    let divisor = scratch.coefficients[place]
    source[variable] = constraint
    state[variable] = .defined
    variableOfRank[Int(newRank)] = Int32(variable)
    offsets[variable] = scratch.constant / divisor
    entries[variable] = Entry(
      link: newRank, firstTerm: Int32(definitions.count), termCount: Int32(scratch.count - 1))
    for index in scratch.variables.indices where index != place {
      definitions.append(
        SlotTerm(
          coefficient: -scratch.coefficients[index] / divisor, variable: scratch.variables[index]))
    }
  }

  /// Forgets what is known about a variable that an equality determined.
  mutating func open(_ variable: Int32) {
    let slot = Int(variable)
    if state[slot] == .defined { variableOfRank[Int(entries[slot].link)] = -1 }
    state[slot] = .open
    source[slot] = -1
    offsets[slot] = AffineForm()
  }

  // MARK: Rows

  /// Fills the scratch row with a constraint, in open and defined variables.
  mutating func gather(_ slot: Int, _ system: borrowing LinearSystem) {
    if let row = traced?.express(constraint: slot, system) { return gather(row) }
    scratch.begin(constant: constant(of: slot, system))
    for term in system.constraints.terms(slot) { gather(term.coefficient, term.variable) }
    scratch.dropZeros()
  }

  /// Fills the scratch row with a variable alone.
  mutating func gather(variable slot: Int) {
    if let row = traced?.express(variable: slot) { return gather(row) }
    scratch.begin(constant: AffineForm())
    gather(1, Int32(slot))
    scratch.dropZeros()
  }

  /// Adds one term to the scratch row, with known values and aliases replaced.
  @inline(__always)
  private mutating func gather(_ coefficient: Double, _ variable: Int32) {
    if state[Int(variable)] == .open || state[Int(variable)] == .defined {
      scratch.add(coefficient, variable)
      return
    }
    let (root, multiple, constant) = resolve(variable)
    scratch.subtract(coefficient * constant)
    if multiple != 0 { scratch.add(coefficient * multiple, root) }
  }

  /// What a variable is: `multiple · root + constant`; the multiple is 0 when it is known.
  ///
  /// It changes nothing. To call what cannot change anything, all of this would be copied.
  mutating func resolve(_ variable: Int32) -> (root: Int32, multiple: Double, constant: AffineForm)
  {
    var current = Int(variable)
    var multiple = 1.0
    var constant = AffineForm()
    while state[current] == .alias {
      let entry = entries[current]
      constant += multiple * offsets[current]
      multiple *= entry.factor
      current = Int(entry.link)
    }
    if state[current] == .known {
      return (Int32(current), 0, constant + multiple * offset(current))
    }
    return (Int32(current), multiple, constant)
  }

  @inline(__always)
  func constant(of slot: Int, _ system: borrowing LinearSystem) -> AffineForm {
    if slot == promoted {
      var form = AffineForm()
      form[AffineForm.spareLane] = 1
      return form
    }
    return AffineForm(constant: system.constraints.constant(slot))
  }

  /// Notes that a row without unknowns has to hold: `0 REL constant`.
  /// - Parameter magnitude: the largest numbers that the constant is a sum of.
  /// - Returns: whether it does.
  mutating func expectConsistent(
    _ relation: LinearRelation, _ constant: AffineForm, of magnitude: AffineForm
  ) -> Bool {
    let tolerance = Tolerance.gap(of: magnitude.value(at: parameters.magnitude))
    guard relation.violation(-constant.value(at: parameters)) <= tolerance else { return false }
    guard !constant.isConstant else { return true }
    let slack = AffineForm(constant: tolerance)
    if relation != .lessThanOrEqual { consistency.append(slack - constant) }
    if relation != .greaterThanOrEqual { consistency.append(slack + constant) }
    return true
  }

  /// Whether the rows without unknowns hold for the present inputs.
  var isConsistent: Bool {
    for index in consistency.indices where consistency[index].value(at: parameters) < 0 {
      return false
    }
    return true
  }

  // MARK: Parameters

  private mutating func takeInputs(
    _ system: borrowing LinearSystem, _ selection: Selection, _ constraint: Int
  ) {
    parameters = AffineForm(constant: 1)
    inputOfLane = SIMD4(repeating: -1)
    promoted = -1
    var lane = 1
    for (place, slot) in system.variables.inputs.enumerated() {
      let value = system.variables.inputValue(at: place)
      let isFixed = selection.fixesInput(Int(slot))
      if selection.isPrecise {
        if isFixed { know(slot, AffineForm(constant: value)) }
        continue
      }
      // An input that is not given here keeps its lane, so that all forms mean the same.
      if lane <= AffineForm.inputLanes {
        parameters[lane] = value
        inputOfLane[lane] = slot
        if isFixed { know(slot, AffineForm(lane: lane)) }
        lane += 1
      } else if isFixed {
        know(slot, AffineForm(constant: value))
      }
    }
    guard !selection.isPrecise, constraint >= 0, lane <= AffineForm.spareLane else { return }
    promoted = constraint
    parameters[AffineForm.spareLane] = system.constraints.constant(constraint)
  }

  /// Tells sizes, which stay free because the wishes are about them, from positions, which are
  /// better defined.
  private mutating func classifyVariables(_ system: borrowing LinearSystem, _ selection: Selection)
  {
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      let terms = system.constraints.terms(slot)
      let isWish = terms.count == 1 && !system.constraints[slot].isRequired
      for term in terms {
        isWished[Int(term.variable)] = true
        if isWish { isSize[Int(term.variable)] = true }
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
