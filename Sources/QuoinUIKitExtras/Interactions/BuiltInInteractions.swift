// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

// Interactions that views have of their own. None is made here.

extension UIButton {
  /// Makes the look of a pointer above the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
}
