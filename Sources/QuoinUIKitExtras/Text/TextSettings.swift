// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension UITextView {
  /// How a text view is outlined.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case roundedRect = 1
  }
}
