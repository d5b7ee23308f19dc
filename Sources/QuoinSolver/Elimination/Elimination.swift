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

  /// Requirements that contradict each other on their own, found without any optimisation.
  enum Contradiction {
    case constraint(Int)
    case sign(Int)
  }

  /// The inputs: lane 0 is 1.
  var parameters = AffineForm(constant: 1)
  /// By lane: the slot of the input that it stands for, or -1.
  private(set) var inputOfLane = SIMD4<Int32>(repeating: -1)
  /// The constraint whose constant is the parameter of the spare lane, or -1.
  private(set) var promoted = -1

  var state = Buffer<State>()
  /// For an alias: the variable it follows.
  var parent = Buffer<Int32>()
  /// For an alias: `variable = factor · parent + offset`.
  var factor = Buffer<Double>()
  /// The number of a known variable, the offset of an alias, the constant of a definition.
  var offset = Buffer<AffineForm>()
  /// For the variable that stands for a class of aliases: whether wishes are about one of them.
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
  var rank = Buffer<Int32>()
  var variableOfRank = Buffer<Int32>()
  var definitionStart = Buffer<Int32>()
  var definitionCount = Buffer<Int32>()
  var definitionVariable = Buffer<Int32>()
  var definitionCoefficient = Buffer<Double>()

  var scratch = TermScratch()
  var replacements = BinaryHeap<DefinitionRank>()
  var contradiction: Contradiction?
  /// As long as none of these is negative, rows that have no unknown left hold.
  var consistency = Buffer<AffineForm>()

  /// How many constraints of the selection are required equalities.
  private(set) var equalityCount = 0

  /// Where the terms of a defined variable's definition stand.
  func definition(_ variable: Int) -> Range<Int> {
    let start = Int(definitionStart[variable])
    return start..<start + Int(definitionCount[variable])
  }

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
    let pending = propagate(equalities, system)
    guard contradiction == nil else { return }
    orient(pending, system, selection)
  }

  private mutating func reset(slotCount: Int) {
    state.refill(.open, count: slotCount)
    parent.refill(-1, count: slotCount)
    factor.refill(1, count: slotCount)
    offset.refill(AffineForm(), count: slotCount)
    isSize.refill(false, count: slotCount)
    isWished.refill(false, count: slotCount)
    source.refill(-1, count: slotCount)
    closingTop = -1
    freeRank = -1
    rank.refill(0, count: slotCount)
    definitionStart.refill(0, count: slotCount)
    definitionCount.refill(0, count: slotCount)
    definitionVariable.removeAll()
    definitionCoefficient.removeAll()
    variableOfRank.removeAll()
    scratch.prepare(slotCount: slotCount)
    consistency.removeAll()
    contradiction = nil
  }

  /// Fills the scratch row with a constraint, in open and defined variables.
  mutating func gather(_ slot: Int, _ constraints: borrowing ConstraintStore) {
    scratch.begin(constant: constant(of: slot, constraints))
    for index in constraints.termRange(slot) {
      gather(constraints.terms[index].coefficient, constraints.terms[index].variable)
    }
    scratch.dropZeros()
  }

  /// Fills the scratch row with a variable alone.
  mutating func gather(variable slot: Int) {
    scratch.begin(constant: AffineForm())
    gather(1, Int32(slot))
    scratch.dropZeros()
  }

  /// Adds one term to the scratch row, with known values and aliases replaced.
  private mutating func gather(_ coefficient: Double, _ variable: Int32) {
    if state[Int(variable)] == .open || state[Int(variable)] == .defined {
      scratch.add(coefficient, variable)
      return
    }
    let (root, multiple, constant) = resolve(variable)
    scratch.constant -= coefficient * constant
    if multiple != 0 { scratch.add(coefficient * multiple, root) }
  }

  /// What a variable is: `multiple · root + constant`; the multiple is 0 when it is known.
  func resolve(_ variable: Int32) -> (root: Int32, multiple: Double, constant: AffineForm) {
    var current = Int(variable)
    var multiple = 1.0
    var constant = AffineForm()
    while state[current] == .alias {
      constant += multiple * offset[current]
      multiple *= factor[current]
      current = Int(parent[current])
    }
    if state[current] == .known {
      return (Int32(current), 0, constant + multiple * offset[current])
    }
    return (Int32(current), multiple, constant)
  }

  func constant(of slot: Int, _ constraints: borrowing ConstraintStore) -> AffineForm {
    if slot == promoted {
      var form = AffineForm()
      form[AffineForm.spareLane] = 1
      return form
    }
    return AffineForm(constant: constraints[slot].constant)
  }

  /// Notes that a row without unknowns has to hold: `0 REL constant`.
  /// - Returns: whether it does.
  mutating func expectConsistent(_ relation: LinearRelation, _ constant: AffineForm) -> Bool {
    guard relation.violation(-constant.value(at: parameters)) <= Tolerance.residual else {
      return false
    }
    guard !constant.isConstant else { return true }
    let slack = AffineForm(constant: Tolerance.residual)
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
    for slot in system.variables.inputs {
      let value = system.variables[Int(slot)].inputValue
      let isFixed = selection.fixesInput(Int(slot))
      if isFixed { state[Int(slot)] = .known }
      // An input that is not given here keeps its lane, so that all forms mean the same.
      if lane <= AffineForm.inputLanes {
        parameters[lane] = value
        inputOfLane[lane] = slot
        if isFixed { offset[Int(slot)][lane] = 1 }
        lane += 1
      } else if isFixed {
        offset[Int(slot)] = AffineForm(constant: value)
      }
    }
    guard constraint >= 0, lane <= AffineForm.spareLane else { return }
    promoted = constraint
    parameters[AffineForm.spareLane] = system.constraints[constraint].constant
  }

  /// Tells sizes, which stay free because the wishes are about them, from positions, which are
  /// better defined.
  private mutating func classifyVariables(_ system: borrowing LinearSystem, _ selection: Selection)
  {
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      let terms = system.constraints.termRange(slot)
      for index in terms { isWished[Int(system.constraints.terms[index].variable)] = true }
      if terms.count == 1, !system.constraints[slot].isRequired {
        isSize[Int(system.constraints.terms[terms.lowerBound].variable)] = true
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
