// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The name of a method, as a value.
///
/// There is no Objective-C runtime here, so `#selector` and `@objc` do not compile, and a name
/// finds no method. A control and a gesture recognizer keep the targets and names that they get,
/// and call ``UIResponder/perform(_:with:)`` of a target that is a responder. A class that is used
/// as a target overrides that method; closures (``UIAction``) need no such step.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates the selector of a name with its colons: `"save:"` for a method with one argument.
  public init(_ str: String) {
    name = str
  }

  /// Creates the selector of a name with its colons.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name of the selector.
  public var description: String { name }
}
