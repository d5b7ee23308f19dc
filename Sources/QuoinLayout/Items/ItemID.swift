// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The identifier of an item of a ``LayoutEngine``. A removed one never equals a later one.
public struct ItemID: Hashable, Sendable {
  /// The slot of the item.
  package var index: Int32
  /// The number that distinguishes the item from earlier ones in the slot.
  package var generation: UInt32

  /// An identifier of no item.
  package static var none: ItemID { ItemID(index: -1, generation: 0) }
}
