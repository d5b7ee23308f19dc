// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values that are known by their place. A place that nobody needs any more is used again.
struct PlacedValues<Value: BitwiseCopyable & Sendable>: ~Copyable, Sendable {
  private var values = Buffer<Value>()
  private var free = Buffer<Int32>()

  init() {}

  subscript(place: Int) -> Value {
    @inline(__always) get { values[place] }
  }

  /// - Returns: the place of the value.
  mutating func add(_ value: Value) -> Int {
    if !free.isEmpty, let place = free.popLast() {
      values[Int(place)] = value
      return Int(place)
    }
    values.append(value)
    return values.count - 1
  }

  mutating func remove(_ place: Int) { free.append(Int32(place)) }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() { values.shrink() }

  mutating func removeAll() {
    values.removeAll()
    free.removeAll()
  }

  /// The same in memory of its own.
  func copy() -> PlacedValues {
    var copy = PlacedValues()
    copy.values = values.copy()
    copy.free = free.copy()
    return copy
  }
}
