// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What quantities should be, by number: `quantity REL form`. Missing a bound by a point costs its
/// weight at its priority.
///
/// Where most constraints are wishes or inequalities these are a large part of
/// what a solver holds, so each takes 24 bytes where it can.
struct BoundList: ~Copyable, Sendable {
  /// A bound as it is stored.
  struct Entry: Sendable {
    fileprivate var form: CompactForm
    fileprivate var priority: CompactNumber
    fileprivate var weight: CompactNumber
    let quantity: Int32
    let relation: LinearRelation
  }

  private(set) var entries = Buffer<Entry>()
  private var forms = CompactForms()
  private var numbers = CompactNumbers()

  init() {}

  var count: Int { entries.count }

  @inline(__always)
  func form(_ number: Int) -> AffineForm { forms[entries[number].form] }

  /// The number that the form is for given inputs.
  @inline(__always)
  func value(_ number: Int, at parameters: AffineForm) -> Double {
    forms.value(entries[number].form, at: parameters)
  }

  @inline(__always)
  func priority(_ number: Int) -> Double { numbers[entries[number].priority] }

  @inline(__always)
  func weight(_ number: Int) -> Double { numbers[entries[number].weight] }

  @inline(__always)
  mutating func append(
    _ quantity: Int32, _ relation: LinearRelation, _ form: AffineForm, priority: Double,
    weight: Double
  ) {
    entries.append(
      Entry(
        form: forms.compact(form), priority: numbers.compact(priority),
        weight: numbers.compact(weight), quantity: quantity, relation: relation))
  }

  mutating func set(_ form: AffineForm, priority: Double, weight: Double, of number: Int) {
    forms.remove(entries[number].form)
    numbers.remove(entries[number].priority)
    numbers.remove(entries[number].weight)
    entries[number].form = forms.compact(form)
    entries[number].priority = numbers.compact(priority)
    entries[number].weight = numbers.compact(weight)
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    entries.shrink()
    forms.shrink()
  }

  mutating func reserve(_ count: Int) { entries.reserve(count) }

  mutating func removeAll() {
    entries.removeAll()
    forms.removeAll()
    numbers.removeAll()
  }
}
