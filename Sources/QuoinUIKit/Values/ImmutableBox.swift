// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value on the heap. An optional box takes only the memory of a reference.
final class ImmutableBox<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
