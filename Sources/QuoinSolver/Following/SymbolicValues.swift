// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 6: every variable as a form of the parameters, by slot.
///
/// The coefficients of each parameter stand in an array of their own, so that all values are one
/// multiply and add over arrays. A parameter that no variable depends on has no array.
struct SymbolicValues: Sendable {
  private var constant: [Double] = []
  private var coefficient: (first: [Double], second: [Double], spare: [Double]) = ([], [], [])
  /// The slots of the variables that depend on the spare parameter.
  private var spareSlots: [Int32] = []

  /// Takes over the forms of all variables for given forms of the open ones, by column.
  mutating func fill(_ reduced: ReducedSystem, _ columnForm: [AffineForm]) {
    let form = reduced.forms(columnForm)
    constant.removeAll(keepingCapacity: true)
    constant.reserveCapacity(form.count)
    var used = AffineForm()
    for number in form {
      constant.append(number[0])
      used += abs(number)
    }
    Self.fill(&coefficient.first, form, lane: 1, isUsed: used[1] != 0)
    Self.fill(&coefficient.second, form, lane: 2, isUsed: used[2] != 0)
    Self.fill(&coefficient.spare, form, lane: 3, isUsed: used[3] != 0)
    spareSlots.removeAll(keepingCapacity: true)
    for (slot, number) in coefficient.spare.enumerated() where number != 0 {
      spareSlots.append(Int32(slot))
    }
  }

  private static func fill(
    _ coefficients: inout [Double], _ form: [AffineForm], lane: Int, isUsed: Bool
  ) {
    coefficients.removeAll(keepingCapacity: true)
    guard isUsed else { return }
    coefficients.reserveCapacity(form.count)
    for number in form { coefficients.append(number[lane]) }
  }

  private func abs(_ form: AffineForm) -> AffineForm {
    form.replacing(with: -form, where: form .< 0)
  }

  /// Computes all values.
  func evaluate(at parameters: AffineForm, into values: inout [Double]) {
    let (first, second) = (coefficient.first, coefficient.second)
    // The commonest case, a root with a width and a height, takes one pass.
    guard !first.isEmpty, !second.isEmpty else {
      values.removeAll(keepingCapacity: true)
      values.append(contentsOf: constant)
      Self.add(parameters[1], first, to: &values)
      Self.add(parameters[2], second, to: &values)
      Self.add(parameters[3], coefficient.spare, to: &values)
      return
    }
    if values.count != constant.count { values.refill(0, count: constant.count) }
    let (width, height) = (parameters[1], parameters[2])
    values.withUnsafeMutableBufferPointer { values in
      constant.withUnsafeBufferPointer { constant in
        first.withUnsafeBufferPointer { first in
          second.withUnsafeBufferPointer { second in
            for index in 0..<min(values.count, constant.count, first.count, second.count) {
              values[index] = constant[index] + first[index] * width + second[index] * height
            }
          }
        }
      }
    }
    Self.add(parameters[3], coefficient.spare, to: &values)
  }

  private static func add(_ multiple: Double, _ coefficients: [Double], to values: inout [Double]) {
    guard !coefficients.isEmpty else { return }
    values.withUnsafeMutableBufferPointer { values in
      coefficients.withUnsafeBufferPointer { coefficients in
        for index in 0..<min(values.count, coefficients.count) {
          values[index] += coefficients[index] * multiple
        }
      }
    }
  }

  /// Computes the values that depend on the spare parameter.
  func evaluateSpare(at parameters: AffineForm, into values: inout [Double]) {
    for number in spareSlots {
      let slot = Int(number)
      var value = constant[slot]
      if !coefficient.first.isEmpty { value += coefficient.first[slot] * parameters[1] }
      if !coefficient.second.isEmpty { value += coefficient.second[slot] * parameters[2] }
      values[slot] = value + coefficient.spare[slot] * parameters[3]
    }
  }
}

extension ReducedSystem {
  /// The forms of all variables for given forms of the open ones, by slot.
  fileprivate func forms(_ columnForm: [AffineForm]) -> [AffineForm] {
    let state = elimination.state
    // Known variables have their form there, and it is where the definitions start from.
    var form = elimination.offset
    for (column, slot) in openVariables.enumerated() { form[Int(slot)] = columnForm[column] }
    // A definition refers to lower ranks only, so rising ranks find everything that they need.
    for variable in elimination.variableOfRank where variable >= 0 {
      let slot = Int(variable)
      var sum = form[slot]
      let start = Int(elimination.definitionStart[slot])
      for index in start..<start + Int(elimination.definitionCount[slot]) {
        let other = Int(elimination.definitionVariable[index])
        sum += elimination.definitionCoefficient[index] * form[other]
      }
      form[slot] = sum
    }
    for slot in state.indices where state[slot] == .alias {
      let (root, multiple, constant) = elimination.resolve(Int32(slot))
      form[slot] = multiple == 0 ? constant : multiple * form[Int(root)] + constant
    }
    return form
  }
}
