// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 6: every variable as a form of the parameters, by slot.
///
/// The coefficients of each parameter stand in an array of their own, so that all values are one
/// multiply and add over arrays. A parameter that no variable depends on has no array.
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
    _ reduced: borrowing ReducedSystem, _ columnForm: borrowing Buffer<AffineForm>
  ) {
    var form = Buffer<AffineForm>()
    reduced.fill(&form, columnForm)
    constant.removeAll()
    constant.reserve(form.count)
    var used = SIMDMask<SIMD4<Int64>>(repeating: false)
    for slot in form.indices {
      constant.append(form[slot][0])
      used .|= form[slot] .!= 0
    }
    Self.fill(&first, form, lane: 1, isUsed: used[1])
    Self.fill(&second, form, lane: 2, isUsed: used[2])
    Self.fill(&spare, form, lane: 3, isUsed: used[3])
    spareSlots.removeAll()
    for slot in spare.indices where spare[slot] != 0 { spareSlots.append(Int32(slot)) }
  }

  private static func fill(
    _ coefficients: inout Buffer<Double>, _ form: borrowing Buffer<AffineForm>, lane: Int,
    isUsed: Bool
  ) {
    coefficients.removeAll()
    guard isUsed else { return }
    coefficients.reserve(form.count)
    for slot in form.indices { coefficients.append(form[slot][lane]) }
  }

  /// Computes all values.
  mutating func evaluate(at parameters: AffineForm, into values: inout [Double]) {
    changes.noteEverything()
    if values.count != constant.count { values.refill(0, count: constant.count) }
    let (width, height) = (parameters[1], parameters[2])
    let (constant, first, second) = (constant.unchecked, first.unchecked, second.unchecked)
    values.withUnsafeMutableBufferPointer { values in
      // A root with a width and a height, or one of both, takes one pass.
      switch (first.isEmpty, second.isEmpty) {
      case (false, false):
        for index in 0..<min(values.count, constant.count, first.count, second.count) {
          values[index] = constant[index] + first[index] * width + second[index] * height
        }
      case (false, true):
        for index in 0..<min(values.count, constant.count, first.count) {
          values[index] = constant[index] + first[index] * width
        }
      case (true, false):
        for index in 0..<min(values.count, constant.count, second.count) {
          values[index] = constant[index] + second[index] * height
        }
      case (true, true):
        for index in 0..<min(values.count, constant.count) { values[index] = constant[index] }
      }
    }
    addSpare(parameters[AffineForm.spareLane], to: &values)
  }

  /// Adds what the third parameter contributes: to all values in one loop where many depend on it.
  private func addSpare(_ parameter: Double, to values: inout [Double]) {
    guard isSpareDense else {
      for index in spareSlots.indices {
        let slot = Int(spareSlots[index])
        values[slot] += spare[slot] * parameter
      }
      return
    }
    let spare = spare.unchecked
    values.withUnsafeMutableBufferPointer { values in
      for index in 0..<min(values.count, spare.count) { values[index] += spare[index] * parameter }
    }
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

  private func value(_ slot: Int, at parameters: AffineForm) -> Double {
    var value = constant[slot]
    if !first.isEmpty { value += first[slot] * parameters[1] }
    if !second.isEmpty { value += second[slot] * parameters[2] }
    if !spare.isEmpty { value += spare[slot] * parameters[AffineForm.spareLane] }
    return value
  }
}

extension ReducedSystem {
  /// Fills in the forms of all variables for given forms of the open ones, by slot.
  func fill(
    _ form: inout Buffer<AffineForm>, _ columnForm: borrowing Buffer<AffineForm>
  ) {
    // Known variables have their form there, and it is where the definitions start from.
    form.removeAll()
    form.append(elimination.offset, elimination.offset.indices)
    for column in openVariables.indices { form[Int(openVariables[column])] = columnForm[column] }
    // A definition refers to lower ranks only, so rising ranks find everything that they need.
    for index in elimination.variableOfRank.indices {
      let slot = Int(elimination.variableOfRank[index])
      guard slot >= 0 else { continue }
      var sum = form[slot]
      for term in elimination.definition(slot) {
        let other = Int(elimination.definitionVariable[term])
        sum += elimination.definitionCoefficient[term] * form[other]
      }
      form[slot] = sum
    }
    for slot in elimination.state.indices where elimination.state[slot] == .alias {
      let (root, multiple, constant) = elimination.resolve(Int32(slot))
      form[slot] = multiple == 0 ? constant : multiple * form[Int(root)] + constant
    }
  }
}
