// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

#if !QUOIN_APPLE_FOUNDATION
import Foundation

/// The storage policy of a value of `objc_setAssociatedObject`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to an object, which becomes nil when the object is released. Values of other
  /// types are stored themselves.
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

/// A weak reference to a value.
private struct UnretainedValue {
  weak var object: AnyObject?
}

/// Associates a value with an object under a key.
///
/// The values of views, controllers, guides and constraints are released together with the object,
/// those of other objects some time after it.
///
/// - Parameters:
///   - object: An instance of a class. An instance of another type is copied, and only the copy
///     would get the value.
///   - key: The address of a variable. Only the address is used.
///   - value: The value that replaces the one under this key; nil removes it.
///   - policy: How the value is stored.
/// - Complexity: O(1) on average.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value.map { policy.stored($0) }, of: object as AnyObject, for: key)
}

/// Returns the value that is associated with an object under a key.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: The address that the value was set with.
/// - Returns: The value; nil when none is set, or when it was stored weakly and is released.
/// - Complexity: O(1) on average.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociationTable.shared.value(of: object as AnyObject, for: key)
  if let unretained = value as? UnretainedValue { return unretained.object }
  return value
}

/// Removes all values that are associated with an object.
///
/// - Parameter object: An instance of a class.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

extension objc_AssociationPolicy {
  /// The stored form of a value.
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
