// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The position of an item in the engine of a layout.
struct EngineSlot {
  /// The engine's item.
  var item = ItemID.none
  /// The number of the layout's host, 0 for none.
  var host: UInt32 = 0
}
