// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 6: every variable as an affine function of the parameters, by slot.
///
/// The coefficients of each parameter are an array, so that all values are one multiply and add
/// over arrays. The array of a parameter that no variable depends on is empty.
struct SymbolicValues: ~Copyable, Sendable {
  private var constant = Buffer<Double>()
  private var first = Buffer<Double>()
  private var second = Buffer<Double>()
  private var spare = Buffer<Double>()
  /// The slots of the variables that depend on the spare parameter.
  private var spareSlots = Buffer<Int32>()
  /// The values that changed since the changes were last read.
  var changes = ChangedValues()

  /// Derives all variables from the open ones.
  /// - Parameter columnValues: the open variables, by column.
  mutating func fill(
    _ reduced: ReducedSystem, _ columnValues: borrowing Buffer<AffineForm>
  ) {
    var variableValues = Buffer<AffineForm>()
    reduced.fill(&variableValues, columnValues)
    var used = SIMDMask<SIMD4<Int64>>(repeating: false)
    for value in variableValues.unchecked { used .|= value.usedLanes }
    constant.fill(variableValues, lane: 0)
    first.fill(variableValues, lane: 1, isUsed: used[1])
    second.fill(variableValues, lane: 2, isUsed: used[2])
    spare.fill(variableValues, lane: AffineForm.spareLane, isUsed: used[AffineForm.spareLane])
    spareSlots.removeAll()
    for slot in spare.indices where spare[slot] != 0 { spareSlots.append(Int32(slot)) }
  }

  /// Computes all values. Any value counts as changed.
  mutating func evaluate(at parameters: AffineForm, into values: inout [Double]) {
    changes.recordEverything()
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
    changes.record(spareSlots, of: values.count)
    for index in spareSlots.indices {
      let slot = Int(spareSlots[index])
      values[slot] = value(slot, at: parameters)
    }
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
    first.extend(to: count, isUsed: form[1] != 0)
    second.extend(to: count, isUsed: form[2] != 0)
    spare.extend(to: count, isUsed: form[AffineForm.spareLane] != 0)
    constant[slot] = form[0]
    if !first.isEmpty { first[slot] = form[1] }
    if !second.isEmpty { second[slot] = form[2] }
    if !spare.isEmpty {
      // A slot that was used before may be listed already.
      if spare[slot] == 0, form[AffineForm.spareLane] != 0 { spareSlots.append(Int32(slot)) }
      spare[slot] = form[AffineForm.spareLane]
    }
    while values.count < count { values.append(0) }
    values[slot] = value(slot, at: parameters)
    changes.record(slot, of: count)
  }

  /// Replaces the spare parameter by its value.
  mutating func fixSpareParameter(at value: Double) {
    for index in spareSlots.indices {
      let slot = Int(spareSlots[index])
      constant[slot] += spare[slot] * value
      spare[slot] = 0
    }
    spareSlots.removeAll()
  }

  /// Makes variables depend on the spare parameter, on which none depends.
  /// - Parameter former: the value of the parameter for which they keep their values.
  mutating func promote(_ promotion: borrowing ConstantPromotion, from former: Double) {
    spare.extend(to: constant.count, isUsed: true)
    for index in promotion.variables.indices {
      let multiple = promotion.derivatives[index]
      guard multiple != 0 else { continue }
      let slot = Int(promotion.variables[index])
      constant[slot] -= multiple * former
      spare[slot] = multiple
      spareSlots.append(Int32(slot))
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

extension Buffer<Double> {
  /// Appends zeros to the coefficients of a parameter, unless there are none and none are used.
  fileprivate mutating func extend(to count: Int, isUsed: Bool) {
    if isUsed || !isEmpty { append(repeating: 0, count: count - self.count) }
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

#if QUOIN_INVARIANTS
extension SymbolicValues {
  /// Returns the function of one variable.
  func form(_ slot: Int) -> AffineForm {
    AffineForm(
      constant[slot], first.isEmpty ? 0 : first[slot], second.isEmpty ? 0 : second[slot],
      spare.isEmpty ? 0 : spare[slot])
  }
}
#endif
