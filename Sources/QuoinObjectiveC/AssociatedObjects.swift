// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

#if !QUOIN_APPLE_FOUNDATION
import Foundation

/// How an object keeps a value that is set by `objc_setAssociatedObject`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all. A value that is an object and goes is nil from then on; others are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value itself.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, if the value is an object that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value itself. All policies may be used from any thread here.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, if the value is an object that can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A value that is not kept.
private struct UnretainedValue {
  weak var object: AnyObject?
}

/// Hangs a value on an object under a key, the address of a variable; nil takes it away.
///
/// Views, controllers, guides and constraints take their values along when they go. What hangs on
/// other objects goes some time after them.
///
/// - Parameter object: An instance of a class. Of another value only a passing copy would get the
///   value.
/// - Complexity: O(1) on average.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.set(value.map { policy.stored($0) }, of: object as AnyObject, for: key)
}

/// The value that hangs on an object under a key.
///
/// - Complexity: O(1) on average.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociationTable.value(of: object as AnyObject, for: key)
  if let unretained = value as? UnretainedValue { return unretained.object }
  return value
}

/// Takes away all values that hang on an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.removeAll(of: object as AnyObject)
}

extension objc_AssociationPolicy {
  /// What is kept of a value.
  fileprivate func stored(_ value: Any) -> Any {
    switch self {
    case .OBJC_ASSOCIATION_ASSIGN:
      type(of: value) is AnyClass ? UnretainedValue(object: value as AnyObject) : value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      value
    }
  }
}
#endif
