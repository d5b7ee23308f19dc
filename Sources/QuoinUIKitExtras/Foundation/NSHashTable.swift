// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A set of objects that keeps them alive or not.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var references: [ObjectReference] = []

  /// A set of the given options. `weakMemory` does not keep objects alive; all others do.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// A set that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// How many objects are alive.
  open var count: Int { allObjects.count }
  /// The objects that are alive, in the order in which they were added.
  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  /// Any object that is alive.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object that is not in the set.
  /// - Complexity: O(*n*).
  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object, isWeak: isWeak))
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    references.removeAll { $0.object == nil || $0.isSame(as: object) }
  }
  /// Removes all objects.
  open func removeAllObjects() {
    references = []
  }
  /// Whether an object, or one that is equal to it, is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool {
    references.contains { $0.isSame(as: anObject) }
  }
  /// The object of the set that is equal to one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    references.first { $0.isSame(as: object) }?.object as? ObjectType
  }
}
#endif
