// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which contents are assumed when it is judged what the constraints of a file determine.
package enum JudgedContents: Hashable, Sendable {
  /// Those of Interface Builder's canvas: a view of a class of the program has none.
  case known
  /// Views of a class of the program have content of their stored size.
  case ofPrograms
  /// Each view with content has a little more of it, each by another length, so that no lengths fit
  /// by chance.
  case changed
}
