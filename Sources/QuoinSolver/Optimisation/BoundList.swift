// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What quantities should be, by number: `quantity REL form`. Missing a bound by a point costs its
/// weight at its priority.
struct BoundList: ~Copyable, Sendable {
  /// A bound as it is stored.
  struct Entry: Sendable {
    fileprivate(set) var priority: Double
    fileprivate(set) var weight: Double
    let quantity: Int32
    let relation: LinearRelation
  }

  private(set) var entries = Buffer<Entry>()
  /// Next to the entries, so that these need no padding.
  private var forms = Buffer<AffineForm>()

  init() {}

  var count: Int { entries.count }

  @inline(__always)
  func form(_ number: Int) -> AffineForm { forms[number] }

  /// The number that the form is for given inputs.
  @inline(__always)
  func value(_ number: Int, at parameters: AffineForm) -> Double {
    forms[number].value(at: parameters)
  }

  @inline(__always)
  func priority(_ number: Int) -> Double { entries[number].priority }

  @inline(__always)
  func weight(_ number: Int) -> Double { entries[number].weight }

  @inline(__always)
  mutating func append(
    _ quantity: Int32, _ relation: LinearRelation, _ form: AffineForm, priority: Double,
    weight: Double
  ) {
    forms.append(form)
    entries.append(
      Entry(priority: priority, weight: weight, quantity: quantity, relation: relation))
  }

  mutating func set(_ form: AffineForm, priority: Double, weight: Double, of number: Int) {
    forms[number] = form
    entries[number].priority = priority
    entries[number].weight = weight
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    entries.shrink()
    forms.shrink()
  }

  mutating func reserve(_ count: Int) {
    entries.reserve(count)
    forms.reserve(count)
  }

  mutating func removeAll() {
    entries.removeAll()
    forms.removeAll()
  }
}
