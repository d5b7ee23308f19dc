// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An object that is not kept alive.
final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
