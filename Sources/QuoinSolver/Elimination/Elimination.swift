// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Takes out of a system what its required equalities determine directly (stages 1 to 3 of the
/// solver).
///
/// Afterwards every variable is one of these: *known*, a number; an *alias*, a multiple of another
/// variable plus a number; *defined*, a short sum of others; or *open*, left for the optimisation.
struct Elimination {
  enum State: UInt8 {
    case open, known, alias, defined
  }

  /// Requirements that contradict each other on their own, found without any optimisation.
  enum Contradiction {
    case constraint(Int)
    case sign(Int)
  }

  let system: LinearSystem
  let selection: Selection
  /// The inputs: lane 0 is 1.
  private(set) var parameters = AffineForm(constant: 1)

  var state: [State]
  /// For an alias: the variable it follows.
  var parent: [Int32]
  /// For an alias: `variable = factor · parent + offset`.
  var factor: [Double]
  /// The number of a known variable, the offset of an alias, the constant of a definition.
  var offset: [AffineForm]
  /// For the variable that stands for a class of aliases: whether wishes are about one of them.
  var isSize: [Bool]
  /// By slot of a variable: whether a wish or an inequality mentions it.
  var isWished: [Bool]

  /// Definitions refer to variables of lower rank only, so the highest rank is replaced first.
  var rank: [Int32]
  var variableOfRank: [Int32] = []
  var definitionStart: [Int32]
  var definitionCount: [Int32]
  var definitionVariable: [Int32] = []
  var definitionCoefficient: [Double] = []

  var scratch: TermScratch
  var contradiction: Contradiction?

  init(_ system: LinearSystem, _ selection: Selection) {
    self.system = system
    self.selection = selection
    let slotCount = system.variables.slotCount
    state = Array(repeating: .open, count: slotCount)
    parent = Array(repeating: -1, count: slotCount)
    factor = Array(repeating: 1, count: slotCount)
    offset = Array(repeating: AffineForm(), count: slotCount)
    isSize = Array(repeating: false, count: slotCount)
    isWished = Array(repeating: false, count: slotCount)
    rank = Array(repeating: 0, count: slotCount)
    definitionStart = Array(repeating: 0, count: slotCount)
    definitionCount = Array(repeating: 0, count: slotCount)
    scratch = TermScratch(slotCount: slotCount)
    takeInputs()
  }

  /// Runs all stages up to the definitions. Stops at the first contradiction.
  mutating func run() {
    var equalities: [Int] = []
    for slot in selection.constraints
    where system.constraints.relation[slot] == .equal && system.constraints.isRequired(slot) {
      equalities.append(slot)
    }
    classifyVariables()
    propagate(equalities)
    guard contradiction == nil else { return }
    orient(equalities)
  }

  /// Fills the scratch row with a constraint, in open and defined variables.
  mutating func gather(_ slot: Int) {
    scratch.begin(constant: AffineForm(constant: system.constraints.constant[slot]))
    for index in system.constraints.terms(slot) {
      gather(system.constraints.termCoefficient[index], system.constraints.termVariable[index])
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

  private mutating func takeInputs() {
    var lane = 1
    for slot in system.variables.slotsInOrder()
    where system.variables.isInput[slot] && selection.fixesInput(slot) {
      let value = system.variables.inputValue[slot]
      state[slot] = .known
      if lane <= AffineForm.inputLanes {
        parameters[lane] = value
        offset[slot][lane] = 1
        lane += 1
      } else {
        offset[slot] = AffineForm(constant: value)
      }
    }
  }

  /// Tells sizes, which stay free because the wishes are about them, from positions, which are
  /// better defined.
  private mutating func classifyVariables() {
    let constraints = system.constraints
    for slot in selection.constraints {
      let isOptional = !constraints.isRequired(slot)
      guard isOptional || constraints.relation[slot] != .equal else { continue }
      let terms = constraints.terms(slot)
      for index in terms { isWished[Int(constraints.termVariable[index])] = true }
      if isOptional, terms.count == 1 {
        isSize[Int(constraints.termVariable[terms.lowerBound])] = true
      }
    }
    for slot in isSize.indices {
      switch system.variables.role[slot] {
      case .size: isSize[slot] = true
      case .position: isSize[slot] = false
      case .unspecified: break
      }
    }
  }
}
