// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ConstraintOperand {
  /// The operand as an anchor of the class that its attribute has.
  ///
  /// Swift does not convert between instances of one generic class. The type parameter only keeps
  /// apart what may be compared, nothing is stored by it, so that the reference may be read as the
  /// one that Apple's signature names.
  @MainActor var anchor: NSLayoutAnchor<AnyObject> {
    switch (axis, isDistance || attribute.isSize) {
    case (nil, _): NSLayoutAnchor<AnyObject>(self)
    case (_, true): unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
    case (.horizontal, _):
      unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    case (.vertical, _):
      unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    }
  }
}
