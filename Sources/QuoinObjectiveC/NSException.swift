// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
import QuoinUIKit

/// What a program raises when it was asked for something impossible.
///
/// Swift cannot catch exceptions, with or without Objective-C: raising one ends the program.
open class NSException: NSObject {
  /// What kind of exception it is.
  public let name: NSExceptionName
  /// A sentence for people.
  public let reason: String?
  /// More about the cause.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised yet.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Stops the program with the name and the reason.
  open func raise() {
    ProgrammerError.stop([name.rawValue, reason].compactMap(\.self).joined(separator: ": "))
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
  /// An index or a range beyond what there is.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that the callee cannot use.
  public static let invalidArgumentException =
    NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// A state that must not come about.
  public static let internalInconsistencyException =
    NSExceptionName(rawValue: "NSInternalInconsistencyException")
}
#endif
