// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The contents of views that are assumed when the ambiguities of a file are computed.
package enum JudgedContents: Hashable, Sendable {
  /// The contents of Interface Builder's canvas: a view of a class of the program has none.
  case known
  /// Views of a class of the program have content of their stored size.
  case ofPrograms
  /// Each view with content has a little more of it, each by another length, so that no lengths fit
  /// by chance.
  case changed
}
