// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A set of objects with strong or weak references.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var references: [ObjectReference] = []

  /// Creates a set with options. `weakMemory` references objects weakly; all other options
  /// reference them strongly.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Returns a set with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The number of objects that are still alive.
  open var count: Int { allObjects.count }
  /// The objects that are still alive, in the order in which they were added.
  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  /// An object of the set that is still alive.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object unless the set contains it.
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
  /// Returns whether the set contains an object that is equal to the given one.
  open func contains(_ anObject: ObjectType?) -> Bool {
    references.contains { $0.isSame(as: anObject) }
  }
  /// Returns the object of the set that is equal to the given one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    references.first { $0.isSame(as: object) }?.object as? ObjectType
  }
}
#endif
