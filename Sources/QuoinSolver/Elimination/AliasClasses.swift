// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The members of alias classes, as linked lists that start at the root of each class.
struct AliasClasses: ~Copyable {
  /// Indexed by the variable: the next member of its class, or -1.
  private(set) var next: Buffer<Int32>
  /// The number of members, by root.
  private(set) var size: Buffer<Int32>
  /// The last member, by root.
  private var tail = Buffer<Int32>()

  init(slotCount: Int) {
    next = Buffer(repeating: -1, count: slotCount)
    size = Buffer(repeating: 1, count: slotCount)
    tail.reserve(slotCount)
    for slot in 0..<Int32(slotCount) { tail.append(slot) }
  }

  /// Appends the class of a variable to that of a root.
  mutating func join(_ variable: Int32, into root: Int32) {
    next[tail[root]] = variable
    tail[root] = tail[variable]
    size[root] += size[variable]
  }
}
