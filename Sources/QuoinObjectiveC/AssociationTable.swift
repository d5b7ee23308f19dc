// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
import Foundation
import QuoinUIKit

/// The values that hang on objects.
///
/// Views, controllers, guides and constraints carry their values themselves, so these go at once when
/// the object goes. For other objects there is a table on the side with weak references: what
/// belonged to an object that is gone goes when the table is tidied, which happens as it grows.
///
/// One lock guards all of it. Values are given up outside of the lock, because what ends with them may
/// come back here.
enum AssociationTable {
  typealias Values = [UnsafeRawPointer: Any]

  private struct SideEntry {
    weak var owner: AnyObject?
    var values: Values
  }

  private static let lock = NSLock()
  // Read and written while `lock` is held only.
  private nonisolated(unsafe) static var side: [ObjectIdentifier: SideEntry] = [:]
  // The number of entries at which the side table is tidied. As above.
  private nonisolated(unsafe) static var tidyCount = 64

  /// The value of a key.
  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock { values(of: object)[key] }
  }

  /// Sets, replaces or, with nil, removes the value of a key.
  static func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer) {
    let dropped = lock.withLock {
      var values = values(of: object)
      let old = values[key]
      values[key] = value
      return (old, replaceValues(of: object, by: values))
    }
    withExtendedLifetime(dropped) {}
  }

  /// Removes all values of an object.
  static func removeAll(of object: AnyObject) {
    let dropped = lock.withLock { (values(of: object), replaceValues(of: object, by: [:])) }
    withExtendedLifetime(dropped) {}
  }

  private static func values(of object: AnyObject) -> Values {
    if let owner = object as? any AssociatedValueOwner { return owner.associatedValues }
    // An object may be at the place of one that is gone.
    guard let entry = side[ObjectIdentifier(object)], entry.owner === object else { return [:] }
    return entry.values
  }

  /// Stores the values of an object and answers what goes on that account.
  private static func replaceValues(of object: AnyObject, by values: Values) -> [Values] {
    if let owner = object as? any AssociatedValueOwner {
      owner.associatedValues = values
      return []
    }
    let entry = values.isEmpty ? nil : SideEntry(owner: object, values: values)
    let old = side[ObjectIdentifier(object)]
    side[ObjectIdentifier(object)] = entry
    return [old?.values ?? [:]] + tidy()
  }

  /// Takes out the entries of objects that are gone, now and then.
  private static func tidy() -> [Values] {
    guard side.count >= tidyCount else { return [] }
    let gone = side.filter { $0.value.owner == nil }
    for identifier in gone.keys { side[identifier] = nil }
    tidyCount = max(64, side.count * 2)
    return gone.map(\.value.values)
  }
}
#endif
