// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// The way in which a collection references its objects.
open class NSPointerFunctions: NSObject {
  /// The options for references to objects.
  public struct Options: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Objects are referenced strongly.
    public static let strongMemory = Options([])
    /// Objects are referenced weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual`.
    public static let objectPersonality = Options([])
    /// Objects are compared by identity. Objects without an equality of their own are always
    /// compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied. Has no effect here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
#endif
