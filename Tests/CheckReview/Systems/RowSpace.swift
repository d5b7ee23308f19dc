// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The linear combinations of the left sides of relations, in the integers modulo a prime.
///
/// A combination of rational numbers is one modulo the prime too. The reverse fails only where the
/// prime divides a determinant, so that a coordinate may be taken for determined that is not.
struct RowSpace {
  private var basis: [LayoutEdge: [LayoutEdge: ModularNumber]] = [:]

  /// Adds a left side.
  ///
  /// - Returns: Whether it was not a combination of those before.
  @discardableResult
  mutating func add(_ terms: [LayoutEdge: Fraction]) -> Bool {
    var rest = remainder(terms)
    guard let pivot = rest.keys.min(), let factor = rest[pivot] else { return false }
    let inverse = factor.inverse
    rest = rest.mapValues { $0 * inverse }
    basis[pivot] = rest
    return true
  }

  /// Whether a left side is a combination of the others.
  func contains(_ terms: [LayoutEdge: Fraction]) -> Bool { remainder(terms).isEmpty }

  /// The multiple of another left side in one that is a combination of both: 1 or -1; nil for
  /// another factor, and where one of them alone suffices.
  func factor(of other: [LayoutEdge: Fraction], in terms: [LayoutEdge: Fraction]) -> Double? {
    let (rest, step) = (remainder(terms), remainder(other))
    guard let edge = rest.keys.min(), let first = rest[edge], let second = step[edge] else {
      return nil
    }
    let factor = first * second.inverse
    guard Set(rest.keys) == Set(step.keys),
      step.allSatisfy({ $0.value * factor == rest[$0.key] })
    else { return nil }
    if factor == ModularNumber.one { return 1 }
    return factor == .zero - .one ? -1 : nil
  }

  private func remainder(_ terms: [LayoutEdge: Fraction]) -> [LayoutEdge: ModularNumber] {
    var rest = terms.compactMapValues(ModularNumber.init).filter { !$0.value.isZero }
    // Each basic row has its pivot as its smallest edge, so that pivots are removed in order.
    var last: LayoutEdge?
    while let next = rest.keys.filter({ key in last.map { $0 < key } ?? true }).min() {
      last = next
      guard let row = basis[next], let factor = rest[next] else { continue }
      for (edge, value) in row {
        let difference = (rest[edge] ?? .zero) - factor * value
        rest[edge] = difference.isZero ? nil : difference
      }
    }
    return rest
  }
}

/// An integer modulo the prime 2^61 - 1.
struct ModularNumber: Hashable {
  private static let prime = UInt64(1) << 61 - 1
  private let value: UInt64

  static let zero = ModularNumber(value: 0)
  static let one = ModularNumber(value: 1)

  private init(value: UInt64) { self.value = value }

  /// nil when the numerator or the denominator needs more than a word.
  init?(_ fraction: Fraction) {
    guard let top = fraction.numerator.word, let bottom = fraction.denominator.word else {
      return nil
    }
    let magnitude = ModularNumber(value: UInt64(top.magnitude) % Self.prime)
    let quotient =
      magnitude * ModularNumber(value: UInt64(bottom.magnitude) % Self.prime).inverse
    self = top < 0 ? .zero - quotient : quotient
  }

  var isZero: Bool { value == 0 }

  static func * (left: ModularNumber, right: ModularNumber) -> ModularNumber {
    let product = left.value.multipliedFullWidth(by: right.value)
    return ModularNumber(value: prime.dividingFullWidth(product).remainder)
  }

  static func - (left: ModularNumber, right: ModularNumber) -> ModularNumber {
    ModularNumber(
      value: left.value >= right.value
        ? left.value - right.value : left.value + prime - right.value)
  }

  /// The number that makes 1 with this one, by Fermat's little theorem.
  var inverse: ModularNumber {
    var (result, power, exponent) = (ModularNumber(value: 1), self, Self.prime - 2)
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * power }
      power = power * power
      exponent >>= 1
    }
    return result
  }
}
