// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

// Types for interactions that views create themselves. None is created here.

extension UIButton {
  /// Returns the pointer style for a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
}
