// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// How a table refers to its objects.
open class NSPointerFunctions: NSObject {
  /// How a table refers to its objects.
  public struct Options: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Objects are kept alive.
    public static let strongMemory = Options([])
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual`.
    public static let objectPersonality = Options([])
    /// Objects are compared by identity. Objects that do not define equality are so in any case.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied. Has no effect here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
#endif
