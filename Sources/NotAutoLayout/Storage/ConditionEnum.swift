// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A condition that layouts may depend on, such as narrow or wide: an enumeration of integers.
///
/// ```swift
/// enum WidthCondition: Int, ConditionEnum {
///   case narrow = 1
///   case wide
/// }
/// ```
///
/// Layouts are stored by the raw value only. 0 is ``DefaultCondition``, and equal raw values of two
/// enumerations are the same condition. So begin your conditions at 1, and use one enumeration for
/// each view.
public protocol ConditionEnum {
  /// The number is an integer.
  typealias RawValue = Int
  /// The number by which layouts are stored.
  var rawValue: Int { get }
}

/// The condition of the layouts that apply where the current condition has none.
public enum DefaultCondition: Int, ConditionEnum {
  /// The only condition of this type.
  case `default`
}
