// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public var rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The change contains the new value.
  public static let new = Self(rawValue: 1)
  /// The change contains the old value.
  public static let old = Self(rawValue: 2)
  /// The handler is called immediately with the initial value.
  public static let initial = Self(rawValue: 4)
  /// The handler is also called before a change. Without effect here: changes are found only after
  /// they were made.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change: always `setting` here.
  public let kind: NSKeyValueChange
  /// The new value; nil unless the options request it.
  public let newValue: Value?
  /// The old value; nil unless the options request it, and in the first call.
  public let oldValue: Value?
  /// Whether the handler is called before the change: always false here.
  public var isPrior: Bool { false }
}
#endif
