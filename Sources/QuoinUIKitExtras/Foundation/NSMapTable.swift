// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// Objects by key objects, which the table keeps alive or not.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []

  /// A table of the given options. `weakMemory` does not keep objects alive; all others do.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// A table that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that keeps keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var alive: [(key: ObjectReference, value: ObjectReference)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }

  /// How many entries have a key and a value that are alive.
  open var count: Int { alive.count }
  /// The object of a key.
  /// - Complexity: O(*n*).
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    alive.first { $0.key.isSame(as: aKey) }?.value.object as? ObjectType
  }
  /// Sets the object of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append(
      (
        ObjectReference(aKey, isWeak: hasWeakKeys),
        ObjectReference(anObject, isWeak: hasWeakValues)
      ))
  }
  /// Removes the object of a key.
  open func removeObject(forKey aKey: KeyType?) {
    entries = alive.filter { !$0.key.isSame(as: aKey) }
  }
  /// Removes all entries.
  open func removeAllObjects() {
    entries = []
  }
  /// The keys, in the order in which they were set.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: alive.compactMap { $0.key.object }).objectEnumerator()
  }
  /// The objects, in the order in which they were set; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    let values = alive.compactMap { $0.value.object }
    return values.isEmpty ? nil : NSArray(array: values).objectEnumerator()
  }
}
#endif
