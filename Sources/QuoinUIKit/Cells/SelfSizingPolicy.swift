// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// When a list measures a row again after a change of its content.
package enum SelfSizingPolicy: Int {
  /// None.
  case never = 0
  /// An invalid intrinsic size of the row or of its content view.
  case ofInvalidContent = 1
  /// Each change of the layout in the content view as well.
  case always = 2
}
