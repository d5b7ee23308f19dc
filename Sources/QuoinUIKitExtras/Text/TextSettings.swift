// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UITextView {
  /// The style of a text view's border.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case roundedRect = 1
  }
}
