// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A reference to an object that keeps it alive or not.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  /// The object while it is alive.
  var object: AnyObject? { weakObject }

  /// Whether the object is another, or equal to it where both are of Foundation's base class.
  func isSame(as other: AnyObject?) -> Bool {
    guard let object, let other else { return false }
    if object === other { return true }
    guard let known = object as? NSObject, let compared = other as? NSObject else { return false }
    return known.isEqual(compared)
  }
}
