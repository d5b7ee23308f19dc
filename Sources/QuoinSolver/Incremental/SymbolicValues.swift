// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 6: every variable as an affine function of the inputs, by slot.
struct SymbolicValues: ~Copyable, Sendable {
  private(set) var forms = Buffer<AffineForm>()
  /// The values that changed since the changes were last read.
  var changes = ChangedValues()

  /// Derives all variables from the open ones.
  /// - Parameter columnValues: the open variables, by column.
  mutating func fill(_ reduced: ReducedSystem, _ columnValues: borrowing Buffer<AffineForm>) {
    reduced.fill(&forms, columnValues)
  }

  /// Takes the functions of another system.
  mutating func copy(_ other: borrowing SymbolicValues) {
    forms.refill(from: other.forms)
    changes.recordEverything()
  }

  /// Computes all values. Any value counts as changed.
  mutating func evaluate(at parameters: AffineForm, into values: inout [Double]) {
    changes.recordEverything()
    if values.count != forms.count { values.refill(0, count: forms.count) }
    let forms = forms.unchecked
    values.withUnsafeMutableBufferPointer { values in
      for slot in values.indices { values[slot] = forms[slot].value(at: parameters) }
    }
  }

  /// Computes all values, and records those that differ from the current ones.
  mutating func evaluateAndCompare(at parameters: AffineForm, into values: inout [Double]) {
    if values.count > forms.count { values.removeLast(values.count - forms.count) }
    values += repeatElement(0, count: forms.count - values.count)
    for slot in forms.indices { update(slot, at: parameters, in: &values) }
  }

  /// Replaces the function of one variable, which may be new, and computes its value.
  /// - Parameter count: the number of all variables.
  mutating func set(
    _ slot: Int, to form: AffineForm, of count: Int, at parameters: AffineForm,
    into values: inout [Double]
  ) {
    forms.append(repeating: AffineForm(), count: count - forms.count)
    forms[slot] = form
    while values.count < count { values.append(0) }
    update(slot, at: parameters, in: &values)
  }

  /// Computes a value, and records it if it differs from the current one.
  @inline(__always)
  private mutating func update(
    _ slot: Int, at parameters: AffineForm, in values: inout [Double]
  ) {
    let value = forms[slot].value(at: parameters)
    guard values[slot] != value else { return }
    values[slot] = value
    changes.record(slot, of: forms.count)
  }

  /// Computes moved variables again.
  mutating func refresh(
    _ moved: inout MovedVariables, _ reduced: ReducedSystem, into values: inout [Double]
  ) {
    let elimination = reduced.elimination
    moved.sort { elimination.valueOrder($0) }
    for index in moved.variables.indices {
      let slot = Int(moved.variables[index])
      var form = elimination.offsets[slot]
      switch elimination.state[slot] {
      case .open, .known: break
      case .alias:
        let (root, multiple, offset) = elimination.resolve(Int32(slot))
        form = multiple == 0 ? offset : multiple * forms[root] + offset
      case .defined:
        for term in elimination.definition(slot) { form += term.coefficient * forms[term.variable] }
      }
      set(slot, to: form, of: forms.count, at: elimination.parameters, into: &values)
    }
  }
}
