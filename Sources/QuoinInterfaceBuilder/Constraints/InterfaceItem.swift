// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An item of a constraint: an index in one of the document's lists.
package enum InterfaceItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}
