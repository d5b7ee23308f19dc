// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
import ObjectiveC
package import QuoinLayout

// QuoinUIKit's constraints have this property. Those of the system carry it along.

extension NSLayoutConstraint {
  /// The address of the variable is the key; its value is of no use.
  @MainActor private static var placeKey: UInt8 = 0

  /// Where the program states the constraint, if a dialect knows.
  @MainActor package var sourceLocation: SourceLocation? {
    get { objc_getAssociatedObject(self, &NSLayoutConstraint.placeKey) as? SourceLocation }
    set {
      objc_setAssociatedObject(
        self, &NSLayoutConstraint.placeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }
}
#endif
