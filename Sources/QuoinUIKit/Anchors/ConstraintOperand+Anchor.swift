// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ConstraintOperand {
  /// The operand as an anchor.
  ///
  /// It equals the anchor of the item, but it is of the class in Apple's signature: in Swift an
  /// `NSLayoutXAxisAnchor` is no `NSLayoutAnchor<AnyObject>`, as it is in Objective-C.
  @MainActor var anchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>(self) }
}
