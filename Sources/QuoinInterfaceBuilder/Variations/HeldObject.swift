// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An object that is kept alive only while nothing else does that.
struct HeldObject<Object: AnyObject> {
  private(set) weak var object: Object?
  private var kept: Object?

  init(_ object: Object, isKept: Bool) {
    self.object = object
    self.isKept = isKept
  }

  /// Whether the object is kept alive.
  var isKept: Bool {
    get { kept != nil }
    set { kept = newValue ? object : nil }
  }
}
