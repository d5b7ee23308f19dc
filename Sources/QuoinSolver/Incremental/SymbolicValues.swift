// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 6: every variable as an affine function of the parameters, by slot.
///
/// The coefficients of each parameter are an array, so that all values are a multiply and add over
/// arrays. The array of a parameter that no variable depends on is empty.
struct SymbolicValues: ~Copyable, Sendable {
  private var constant = Buffer<Double>()
  private var first = Buffer<Double>()
  private var second = Buffer<Double>()
  private var third = Buffer<Double>()
  /// The values that changed since the changes were last read.
  var changes = ChangedValues()

  /// Derives all variables from the open ones.
  /// - Parameter columnValues: the open variables, by column.
  mutating func fill(_ reduced: ReducedSystem, _ columnValues: borrowing Buffer<AffineForm>) {
    var variableValues = Buffer<AffineForm>()
    reduced.fill(&variableValues, columnValues)
    var used = SIMDMask<SIMD4<Int64>>(repeating: false)
    for value in variableValues.unchecked { used .|= value.usedLanes }
    constant.fill(variableValues, lane: 0)
    first.fill(variableValues, lane: 1, isUsed: used[1])
    second.fill(variableValues, lane: 2, isUsed: used[2])
    third.fill(variableValues, lane: 3, isUsed: used[3])
  }

  /// Computes all values. Any value counts as changed.
  mutating func evaluate(at parameters: AffineForm, into values: inout [Double]) {
    changes.recordEverything()
    if values.count != constant.count { values.refill(0, count: constant.count) }
    values.withUnsafeMutableBufferPointer { values in
      for slot in values.indices { values[slot] = constant.unchecked[slot] }
      Self.add(first.unchecked, parameters[1], to: values)
      Self.add(second.unchecked, parameters[2], to: values)
      Self.add(third.unchecked, parameters[3], to: values)
    }
  }

  private static func add(
    _ multiples: UnsafeBufferPointer<Double>, _ parameter: Double,
    to values: UnsafeMutableBufferPointer<Double>
  ) {
    for slot in multiples.indices { values[slot] += multiples[slot] * parameter }
  }

  /// Computes all values, and records those that differ from the present ones.
  mutating func evaluateAndCompare(at parameters: AffineForm, into values: inout [Double]) {
    if values.count > constant.count { values.removeLast(values.count - constant.count) }
    for slot in constant.indices {
      let value = value(slot, at: parameters)
      if slot == values.count {
        values.append(value)
      } else if values[slot] != value {
        values[slot] = value
      } else {
        continue
      }
      changes.record(slot, of: constant.count)
    }
  }

  /// Replaces the function of one variable, which may be new, and computes its value.
  /// - Parameter count: the number of all variables.
  mutating func set(
    _ slot: Int, to form: AffineForm, of count: Int, at parameters: AffineForm,
    into values: inout [Double]
  ) {
    constant.append(repeating: 0, count: count - constant.count)
    constant[slot] = form[0]
    first.set(slot, to: form[1], of: count)
    second.set(slot, to: form[2], of: count)
    third.set(slot, to: form[3], of: count)
    while values.count < count { values.append(0) }
    let value = value(slot, at: parameters)
    guard values[slot] != value else { return }
    values[slot] = value
    changes.record(slot, of: count)
  }

  /// Computes moved variables again.
  mutating func refresh(
    _ moved: inout MovedVariables, _ reduced: ReducedSystem, into values: inout [Double]
  ) {
    let elimination = reduced.elimination
    moved.sort { elimination.valueOrder($0) }
    for index in moved.variables.indices {
      let slot = Int(moved.variables[index])
      var form = elimination.offset(slot)
      switch elimination.state[slot] {
      case .open, .known: break
      case .alias:
        let (root, multiple, offset) = elimination.resolve(Int32(slot))
        form = multiple == 0 ? offset : multiple * self.form(Int(root)) + offset
      case .defined:
        for term in elimination.definition(slot) {
          form += term.coefficient * self.form(Int(term.variable))
        }
      }
      set(slot, to: form, of: constant.count, at: elimination.parameters, into: &values)
    }
  }

  func value(_ slot: Int, at parameters: AffineForm) -> Double {
    form(slot).value(at: parameters)
  }

  /// The function of one variable.
  func form(_ slot: Int) -> AffineForm {
    AffineForm(
      constant[slot], first.isEmpty ? 0 : first[slot], second.isEmpty ? 0 : second[slot],
      third.isEmpty ? 0 : third[slot])
  }
}

extension Buffer<Double> {
  /// Replaces the coefficient of one variable. There may be no coefficients as long as all are 0.
  fileprivate mutating func set(_ slot: Int, to number: Double, of variableCount: Int) {
    guard number != 0 || !isEmpty else { return }
    append(repeating: 0, count: variableCount - count)
    self[slot] = number
  }

  /// Copies one lane of affine forms; nothing when the lane is not used.
  fileprivate mutating func fill(
    _ values: borrowing Buffer<AffineForm>, lane: Int, isUsed: Bool = true
  ) {
    removeAll()
    guard isUsed else {
      self = Buffer()
      return
    }
    reserve(values.count)
    for value in values.unchecked { append(value[lane]) }
  }
}
