// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 6: every variable as a form of the parameters, by slot.
///
/// Coefficients stand in arrays of their own, so that all values are one multiply and add over
/// arrays. A parameter that no variable depends on has no array.
struct SymbolicValues: ~Copyable, Sendable {
  private var constant = Buffer<Double>()
  private var first = Buffer<Double>()
  private var second = Buffer<Double>()
  private var spare = Buffer<Double>()
  /// The slots of the variables that depend on the spare parameter.
  private var spareSlots = Buffer<Int32>()
  /// Which values came out differently.
  var changes = ChangedValues()

  /// Takes over the forms of all variables for given forms of the open ones, by column.
  mutating func fill(
    _ reduced: inout ReducedSystem, _ columnForm: borrowing Buffer<AffineForm>
  ) {
    var form = Buffer<AffineForm>()
    reduced.fill(&form, columnForm)
    var used = SIMDMask<SIMD4<Int64>>(repeating: false)
    for form in form.unchecked { used .|= form .!= 0 }
    constant.fill(form, lane: 0)
    first.fill(form, lane: 1, isUsed: used[1])
    second.fill(form, lane: 2, isUsed: used[2])
    spare.fill(form, lane: AffineForm.spareLane, isUsed: used[AffineForm.spareLane])
    spareSlots.removeAll()
    for slot in spare.indices where spare[slot] != 0 { spareSlots.append(Int32(slot)) }
  }

  /// Computes all values.
  mutating func evaluate(at parameters: AffineForm, into values: inout [Double]) {
    changes.noteEverything()
    if values.count != constant.count { values.refill(0, count: constant.count) }
    values.withUnsafeMutableBufferPointer { values in
      let constant = constant.unchecked
      let (width, height) = (parameters[1], parameters[2])
      switch (first.isEmpty, second.isEmpty) {
      case (true, true): for slot in values.indices { values[slot] = constant[slot] }
      case (false, true): Self.fill(values, constant, first.unchecked, width)
      case (true, false): Self.fill(values, constant, second.unchecked, height)
      case (false, false):
        let (first, second) = (first.unchecked, second.unchecked)
        for slot in values.indices {
          values[slot] = constant[slot] + first[slot] * width + second[slot] * height
        }
      }
    }
    let parameter = parameters[AffineForm.spareLane]
    for index in spareSlots.indices {
      let slot = Int(spareSlots[index])
      values[slot] += spare[slot] * parameter
    }
  }

  @inline(__always)
  private static func fill(
    _ values: UnsafeMutableBufferPointer<Double>, _ constant: UnsafeBufferPointer<Double>,
    _ multiples: UnsafeBufferPointer<Double>, _ parameter: Double
  ) {
    for slot in values.indices { values[slot] = constant[slot] + multiples[slot] * parameter }
  }

  private var isSpareDense: Bool { spareSlots.count * 4 > constant.count }

  /// Computes the values that depend on the spare parameter.
  mutating func evaluateSpare(at parameters: AffineForm, into values: inout [Double]) {
    guard !isSpareDense else { return evaluate(at: parameters, into: &values) }
    changes.note(spareSlots, of: values.count)
    for index in spareSlots.indices {
      let slot = Int(spareSlots[index])
      values[slot] = value(slot, at: parameters)
    }
  }

  /// Computes all values, and notes those that are other ones than before.
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
      changes.note(slot, of: constant.count)
    }
  }

  func value(_ slot: Int, at parameters: AffineForm) -> Double {
    var value = constant[slot]
    if !first.isEmpty { value += first[slot] * parameters[1] }
    if !second.isEmpty { value += second[slot] * parameters[2] }
    if !spare.isEmpty { value += spare[slot] * parameters[AffineForm.spareLane] }
    return value
  }
}

extension ReducedSystem {
  /// Fills in the forms of all variables for given forms of the open ones, by slot.
  mutating func fill(
    _ form: inout Buffer<AffineForm>, _ columnForm: borrowing Buffer<AffineForm>
  ) {
    form.removeAll()
    let slots = elimination.entries.indices
    guard !slots.isEmpty else { return }
    form.reserve(slots.count)
    // Here and below, indices are slots of variables, all of which are there.
    let forms = form.extend(by: slots.count)
    for slot in slots { forms[slot] = elimination.offset(slot) }
    for column in openVariables.indices { forms[Int(openVariables[column])] = columnForm[column] }
    // A definition refers to lower ranks only, so rising ranks find everything that they need.
    for variable in elimination.variableOfRank.unchecked where variable >= 0 {
      var sum = forms[Int(variable)]
      for term in elimination.definition(Int(variable)) {
        sum += term.coefficient * forms[Int(term.variable)]
      }
      forms[Int(variable)] = sum
    }
    let states = elimination.state.unchecked
    for slot in slots where states[slot] == .alias {
      let parent = Int(elimination.entries[slot].link)
      if states[parent] == .alias {
        let (root, multiple, constant) = elimination.resolve(Int32(slot))
        forms[slot] = multiple == 0 ? constant : multiple * forms[Int(root)] + constant
      } else {
        // The offset is there already.
        forms[slot] += elimination.factor(slot) * forms[parent]
      }
    }
  }
}

extension Buffer<Double> {
  /// Takes over one lane of forms; nothing where it is not used.
  fileprivate mutating func fill(
    _ form: borrowing Buffer<AffineForm>, lane: Int, isUsed: Bool = true
  ) {
    removeAll()
    guard isUsed else {
      self = Buffer()
      return
    }
    reserve(form.count)
    for form in form.unchecked { append(form[lane]) }
  }
}
