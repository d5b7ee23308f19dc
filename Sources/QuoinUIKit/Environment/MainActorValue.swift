// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value that is used on the main actor alone, and is passed into or out of a function of the
/// main actor.
///
/// Layers, animations and texts are not isolated, as in Apple's declarations, but those of views
/// are used on the main actor only. It is `@unchecked Sendable` because the compiler cannot prove
/// that. Code that creates such a value has checked that it runs on the main actor, or hands the
/// value to it.
package struct MainActorValue<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
