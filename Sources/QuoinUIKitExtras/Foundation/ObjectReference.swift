// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A strong or weak reference to an object.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  /// The object, or nil if it was released.
  var object: AnyObject? { weakObject }

  /// Returns whether another object is the referenced object or, as an `NSObject`, equal to it.
  func isSame(as other: AnyObject?) -> Bool {
    guard let object, let other else { return false }
    if object === other { return true }
    guard let known = object as? NSObject, let compared = other as? NSObject else { return false }
    return known.isEqual(compared)
  }
}
