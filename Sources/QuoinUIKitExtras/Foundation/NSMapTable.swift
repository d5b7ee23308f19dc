// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A map from key objects to value objects with strong or weak references.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []

  /// Creates a table with options. `weakMemory` references objects weakly; all other options
  /// reference them strongly.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Returns a table with strong keys and strong values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table with weak keys and strong values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table with strong keys and weak values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table with weak keys and weak values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var alive: [(key: ObjectReference, value: ObjectReference)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }

  /// The number of entries whose key and value are both alive.
  open var count: Int { alive.count }
  /// Returns the value for a key.
  /// - Complexity: O(*n*).
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    alive.first { $0.key.isSame(as: aKey) }?.value.object as? ObjectType
  }
  /// Sets the value for a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append(
      (
        ObjectReference(aKey, isWeak: hasWeakKeys),
        ObjectReference(anObject, isWeak: hasWeakValues)
      ))
  }
  /// Removes the value for a key.
  open func removeObject(forKey aKey: KeyType?) {
    entries = alive.filter { !$0.key.isSame(as: aKey) }
  }
  /// Removes all entries.
  open func removeAllObjects() {
    entries = []
  }
  /// Returns the keys in the order in which they were set.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: alive.compactMap { $0.key.object }).objectEnumerator()
  }
  /// Returns the values in the order in which they were set; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    let values = alive.compactMap { $0.value.object }
    return values.isEmpty ? nil : NSArray(array: values).objectEnumerator()
  }
}
#endif
