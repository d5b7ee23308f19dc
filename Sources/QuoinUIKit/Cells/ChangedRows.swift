// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes of a row after which a list measures it again.
package enum ChangedRows: Int {
  /// None.
  case never = 0
  /// An invalid intrinsic size of the row or of its content view.
  case ofInvalidContent = 1
  /// Each change of the layout in the content view as well.
  case always = 2
}
