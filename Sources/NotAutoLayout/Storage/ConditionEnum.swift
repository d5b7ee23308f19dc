// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a layout may depend on, such as narrow and wide: an enumeration of integers.
///
/// ```swift
/// enum WidthCondition: Int, ConditionEnum {
///   case narrow = 1
///   case wide
/// }
/// ```
///
/// Layouts are stored by the number alone. 0 is ``DefaultCondition``, and two enumerations with equal
/// numbers mean the same; so a condition of yours begins at 1, and a view has one enumeration.
public protocol ConditionEnum {
  /// The number is an integer.
  typealias RawValue = Int
  /// By which layouts are stored.
  var rawValue: Int { get }
}

/// The condition of the layouts that hold where the current condition has none.
public enum DefaultCondition: Int, ConditionEnum {
  /// Always.
  case `default`
}
