// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
import QuoinUIKit

/// An exception, which a program raises for a programming error.
///
/// Swift cannot catch exceptions, so raising one ends the program.
open class NSException: NSObject {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// A sentence that describes the problem.
  public let reason: String?
  /// Further values about the cause.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Stops the program with the name and the reason.
  open func raise() {
    ProgrammerError.stop(
      "exception", [name.rawValue, reason].compactMap(\.self).joined(separator: ": "))
  }

  /// Stops the program with a name and a reason.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    let reason = NSString(format: format, arguments: argList)
    NSException(name: name, reason: reason as String).raise()
  }
}

extension NSExceptionName {
  /// An exception of no special kind.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An index or a range out of bounds.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that the callee cannot use.
  public static let invalidArgumentException =
    NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// A state that must not occur.
  public static let internalInconsistencyException =
    NSExceptionName(rawValue: "NSInternalInconsistencyException")
}
#endif
