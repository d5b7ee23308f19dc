// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value in memory of its own, which costs one reference when it is missing.
final class ImmutableBox<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
