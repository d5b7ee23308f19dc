// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Layouts create contexts of the class that they name. `@_silgen_name` as for the cells of tables,
// see `UITableViewCell+Classes.swift`: a convenience initializer is called as a method, so that
// `init()` need not be `required` in subclasses. A class without `init()` stops the program with a
// message of the Swift runtime, as Apple's does.

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the class that it is called on.
  @usableFromInline @inline(never)
  convenience init(isEmpty: Bool) {
    self.init()
  }

  /// Creates a context of the class that it is called on.
  @_silgen_name("$s10QuoinUIKit41UICollectionViewLayoutInvalidationContextC7isEmptyACSb_tcfC")
  class func make(isEmpty: Bool) -> UICollectionViewLayoutInvalidationContext
}
