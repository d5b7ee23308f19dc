// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
import Foundation
import QuoinUIKit

/// The values that are associated with objects.
///
/// Views, controllers, guides and constraints store their values themselves, so these are released
/// with the object. For other objects there is a side table with weak references. Entries of
/// released objects are removed from it when it has doubled in size.
///
/// One lock guards all values. Values are released outside of the lock, because a `deinit` that
/// runs then may call these functions again. `@unchecked Sendable`, since the compiler does not see
/// that all variables are only read and written while the lock is held.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  typealias Values = [UnsafeRawPointer: Any]

  private struct SideEntry {
    weak var owner: AnyObject?
    var values: Values
  }

  private let lock = NSLock()
  private var side: [ObjectIdentifier: SideEntry] = [:]
  /// The number of entries at which entries of released objects are removed.
  private var cleanUpCount = 64

  private init() {}

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock { values(of: object)[key] }
  }

  /// Sets the value of a key, or removes it with nil.
  func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer) {
    let released = lock.withLock {
      var values = values(of: object)
      let old = values[key]
      values[key] = value
      return (old, replaceValues(of: object, by: values))
    }
    withExtendedLifetime(released) {}
  }

  /// Removes all values of an object.
  func removeAll(of object: AnyObject) {
    let released = lock.withLock { (values(of: object), replaceValues(of: object, by: [:])) }
    withExtendedLifetime(released) {}
  }

  private func values(of object: AnyObject) -> Values {
    if let owner = object as? any AssociatedValueOwner { return owner.associatedValues }
    // An object may have the address of a released one.
    guard let entry = side[ObjectIdentifier(object)], entry.owner === object else { return [:] }
    return entry.values
  }

  /// Stores the values of an object and returns those that are to be released.
  private func replaceValues(of object: AnyObject, by values: Values) -> [Values] {
    if let owner = object as? any AssociatedValueOwner {
      owner.associatedValues = values
      return []
    }
    let entry = values.isEmpty ? nil : SideEntry(owner: object, values: values)
    let old = side[ObjectIdentifier(object)]
    side[ObjectIdentifier(object)] = entry
    return [old?.values ?? [:]] + removeReleasedEntries()
  }

  /// Removes the entries of released objects when the table has grown enough, and returns their
  /// values.
  private func removeReleasedEntries() -> [Values] {
    guard side.count >= cleanUpCount else { return [] }
    let released = side.filter { $0.value.owner == nil }
    for identifier in released.keys { side[identifier] = nil }
    cleanUpCount = max(64, side.count * 2)
    return released.map(\.value.values)
  }
}
#endif
