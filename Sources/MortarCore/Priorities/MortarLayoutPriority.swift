// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuoinPlatform

/// A value that can be a priority: a number, a priority of the platform, or a named one.
public protocol MortarAliasLayoutPriorityAble {
  /// The priority of the platform.
  func m_intoPriority() -> MortarAliasLayoutPriority
}

extension MortarAliasLayoutPriorityAble {
  /// The priority as a number.
  public var rawValue: Float { m_intoPriority().rawValue }
}

extension PlatformLayoutPriority: MortarAliasLayoutPriorityAble {
  /// Returns the priority itself.
  public func m_intoPriority() -> MortarAliasLayoutPriority { self }
}

/// Named priorities.
public enum MortarLayoutPriority: MortarAliasLayoutPriorityAble, Sendable {
  /// The priority 250.
  case low
  /// The priority 500.
  case medium
  /// The priority 750.
  case high
  /// The priority 1000 of required constraints.
  case req
  /// 500, which was the default before Mortar 1.1.
  @available(*, deprecated, renamed: "medium")
  case `default`

  /// 1000: must hold. The same as ``req``; `.required` alone names the platform's.
  @_disfavoredOverload public static var required: MortarLayoutPriority { .req }

  /// Returns the priority of the platform.
  public func layoutPriority() -> MortarAliasLayoutPriority {
    switch self {
    case .low: MortarAliasLayoutPriorityDefaultLow
    case .high: MortarAliasLayoutPriorityDefaultHigh
    case .req: MortarAliasLayoutPriorityDefaultRequired
    default: MortarAliasLayoutPriorityDefaultMedium
    }
  }

  /// Returns the priority of the platform.
  public func m_intoPriority() -> MortarAliasLayoutPriority { layoutPriority() }
}
