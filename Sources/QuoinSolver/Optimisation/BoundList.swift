// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bounds of quantities, by number: `quantity REL limit`. Each point of violation costs the
/// weight of the bound at its priority.
struct BoundList: ~Copyable, Sendable {
  /// A bound as it is stored.
  struct Entry: Sendable {
    fileprivate(set) var priority: Double
    fileprivate(set) var weight: Double
    let quantity: Int32
    let relation: LinearRelation
  }

  private(set) var entries = Buffer<Entry>()
  /// Limits are separate from entries, which then need no padding.
  private var limits = Buffer<AffineForm>()

  init() {}

  var count: Int { entries.count }

  @inline(__always)
  func limit(_ number: Int) -> AffineForm { limits[number] }

  /// The limit for given inputs.
  @inline(__always)
  func value(_ number: Int, at parameters: AffineForm) -> Double {
    limits[number].value(at: parameters)
  }

  @inline(__always)
  func priority(_ number: Int) -> Double { entries[number].priority }

  @inline(__always)
  func weight(_ number: Int) -> Double { entries[number].weight }

  @inline(__always)
  mutating func append(
    _ quantity: Int32, _ relation: LinearRelation, _ limit: AffineForm, priority: Double,
    weight: Double
  ) {
    limits.append(limit)
    entries.append(
      Entry(priority: priority, weight: weight, quantity: quantity, relation: relation))
  }

  mutating func set(_ limit: AffineForm, priority: Double, weight: Double, of number: Int) {
    limits[number] = limit
    entries[number].priority = priority
    entries[number].weight = weight
  }

  mutating func copy(_ other: borrowing BoundList) {
    entries.refill(from: other.entries)
    limits.refill(from: other.limits)
  }

  /// Frees reserved memory that is not in use.
  mutating func shrink() {
    entries.shrink()
    limits.shrink()
  }

  mutating func reserve(_ count: Int) {
    entries.reserve(count)
    limits.reserve(count)
  }

  mutating func removeAll() {
    entries.removeAll()
    limits.removeAll()
  }
}
