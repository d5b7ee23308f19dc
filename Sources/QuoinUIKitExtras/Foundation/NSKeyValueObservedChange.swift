// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
/// What the handler of an observation gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit a choice.
  public var rawValue: UInt
  /// Choices by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The value before.
  public static let old = Self(rawValue: 2)
  /// The value that there is when the observation begins, at once.
  public static let initial = Self(rawValue: 4)
  /// Also before a change. Without effect here, since changes are found after they were made.
  public static let prior = Self(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// How the value changed: always `setting` here.
  public let kind: NSKeyValueChange
  /// The new value; nil where the options do not ask for it.
  public let newValue: Value?
  /// The value before; nil where the options do not ask for it, and at the beginning.
  public let oldValue: Value?
  /// Whether the change was not made yet: never here.
  public var isPrior: Bool { false }
}
#endif
