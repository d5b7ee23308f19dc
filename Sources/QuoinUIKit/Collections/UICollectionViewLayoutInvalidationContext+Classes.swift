// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Layouts make contexts of the class that they name. As the cells of tables, see
// `UITableViewCell+Classes.swift`, contexts are made by a convenience initializer that is called as a
// method, so that `init()` is not `required` and subclasses may have other initializers alone. Making a
// context of a class without `init()` stops the program with a sentence of the Swift runtime, as
// Apple's does.

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the class that it is called on; see UITableViewCell+Classes.swift.
  @usableFromInline @inline(never)
  convenience init(isEmpty: Bool) {
    self.init()
  }

  /// Creates a context of the class that it is called on.
  @_silgen_name("$s10QuoinUIKit41UICollectionViewLayoutInvalidationContextC7isEmptyACSb_tcfC")
  class func make(isEmpty: Bool) -> UICollectionViewLayoutInvalidationContext
}
