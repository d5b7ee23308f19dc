// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How the variables depend on the first two parameters, mostly the width and the height of a root,
/// by slot.
///
/// Hardly any variable depends on both, and which it is mostly follows from its slot: a view adds
/// its four variables in the same order as all others. So one coefficient a variable does, with the
/// parameter that the slot modulo 4 tells, and a list of those that it does not fit. Where it fits
/// too few, each parameter has coefficients of its own.
struct RootCoefficients: ~Copyable, Sendable {
  /// The coefficients of the first parameter, or those of the parameter that the slot tells.
  private var first = Buffer<Double>()
  private var second = Buffer<Double>()
  /// Whether the slot tells the parameter, and for which slots modulo 4 it is the second.
  private var isShared = false
  private var isSecond = SIMDMask<SIMD4<Int64>>(repeating: false)
  /// What the slot does not tell right, by ascending slot.
  private var exceptions = Buffer<Exception>()

  private struct Exception {
    var slot: Int
    var first: Double
    var second: Double
  }

  /// With fewer variables it is not worth the look.
  private static let leastShared = 256

  init() {}

  // MARK: Forms

  /// Takes over the coefficients of all variables.
  /// - Parameter used: the lanes in which some are not 0.
  mutating func fill(_ form: borrowing Buffer<AffineForm>, used: SIMDMask<SIMD4<Int64>>) {
    first.removeAll()
    second.removeAll()
    exceptions.removeAll()
    isShared = used[1] && used[2] && form.count >= Self.leastShared && share(form)
    guard !isShared else { return }
    exceptions = Buffer()
    if used[1] { first.fill(form, lane: 1) }
    if used[2] { second.fill(form, lane: 2) } else { second = Buffer() }
  }

  /// Lets the slots tell the parameters.
  /// - Returns: whether most of them can.
  private mutating func share(_ form: borrowing Buffer<AffineForm>) -> Bool {
    for place in 0..<4 { isSecond[place] = isMostlySecond(form, from: place) }
    first.reserve(form.count)
    let told = first.extend(by: form.count)
    for place in 0..<4 {
      let isShared =
        isSecond[place]
        ? share(form, from: place, lane: 2, other: 1, told)
        : share(form, from: place, lane: 1, other: 2, told)
      guard isShared else {
        first.removeAll()
        return false
      }
    }
    if !exceptions.isEmpty { exceptions.sort { $0.slot < $1.slot } }
    second = Buffer()
    return true
  }

  /// Whether the variables at every fourth slot depend on the second parameter more often than on
  /// the first. Some tell it for all, and what they tell wrong is an exception.
  private func isMostlySecond(_ form: borrowing Buffer<AffineForm>, from place: Int) -> Bool {
    let form = form.unchecked
    var balance = 0
    for slot in stride(from: place, to: form.count, by: 4 * (1 + form.count / 256)) {
      if form[slot][1] != 0 { balance -= 1 }
      if form[slot][2] != 0 { balance += 1 }
    }
    return balance > 0
  }

  /// Takes over one lane at every fourth slot.
  /// - Returns: whether there are few exceptions.
  @inline(__always)
  private mutating func share(
    _ form: borrowing Buffer<AffineForm>, from place: Int, lane: Int, other: Int,
    _ told: UnsafeMutablePointer<Double>
  ) -> Bool {
    let form = form.unchecked
    let most = form.count / 16
    var slot = place
    while slot < form.count {
      told[slot] = form[slot][lane]
      if form[slot][other] != 0 {
        guard exceptions.count < most else { return false }
        told[slot] = 0
        exceptions.append(Exception(slot: slot, first: form[slot][1], second: form[slot][2]))
      }
      slot += 4
    }
    return true
  }

  // MARK: Values

  /// Computes the part of all values that does not depend on the third parameter.
  @inline(__always)
  func evaluate(
    _ constant: borrowing Buffer<Double>, at parameters: AffineForm,
    into values: UnsafeMutableBufferPointer<Double>
  ) {
    let (width, height) = (parameters[1], parameters[2])
    let count = min(values.count, constant.count)
    let (constant, first, second) = (constant.unchecked, first.unchecked, second.unchecked)
    if isShared {
      let told = told(at: parameters)
      var start = 0
      while start + 4 <= count {
        for local in 0..<4 {
          values[start + local] = constant[start + local] + first[start + local] * told[local]
        }
        start += 4
      }
      for slot in start..<count { values[slot] = constant[slot] + first[slot] * told[slot & 3] }
      for index in exceptions.indices {
        let exception = exceptions[index]
        values[exception.slot] =
          constant[exception.slot] + exception.first * width + exception.second * height
      }
      return
    }
    switch (first.isEmpty, second.isEmpty) {
    case (false, false):
      for slot in 0..<count {
        values[slot] = constant[slot] + first[slot] * width + second[slot] * height
      }
    case (false, true):
      for slot in 0..<count { values[slot] = constant[slot] + first[slot] * width }
    case (true, false):
      for slot in 0..<count { values[slot] = constant[slot] + second[slot] * height }
    case (true, true):
      for slot in 0..<count { values[slot] = constant[slot] }
    }
  }

  /// The same for one value.
  @inline(__always)
  func value(_ slot: Int, _ constant: Double, at parameters: AffineForm) -> Double {
    guard isShared else {
      var value = constant
      if !first.isEmpty { value += first[slot] * parameters[1] }
      if !second.isEmpty { value += second[slot] * parameters[2] }
      return value
    }
    if !exceptions.isEmpty, let exception = exception(slot) {
      return constant + exception.first * parameters[1] + exception.second * parameters[2]
    }
    return constant + first[slot] * told(at: parameters)[slot & 3]
  }

  /// The parameters that slots modulo 4 tell.
  @inline(__always)
  private func told(at parameters: AffineForm) -> SIMD4<Double> {
    SIMD4(repeating: parameters[1]).replacing(
      with: SIMD4(repeating: parameters[2]), where: isSecond)
  }

  private func exception(_ slot: Int) -> Exception? {
    var (low, high) = (0, exceptions.count)
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    guard low < exceptions.count, exceptions[low].slot == slot else { return nil }
    return exceptions[low]
  }
}

extension Buffer<Double> {
  /// Takes over one lane of forms.
  @inline(__always)
  mutating func fill(_ form: borrowing Buffer<AffineForm>, lane: Int) {
    removeAll()
    guard !form.isEmpty else { return }
    reserve(form.count)
    let lanes = extend(by: form.count)
    let form = form.unchecked
    for slot in form.indices { lanes[slot] = form[slot][lane] }
  }
}
