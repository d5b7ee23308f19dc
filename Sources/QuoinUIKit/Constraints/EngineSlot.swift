// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where an item is in the engine of a layout.
struct EngineSlot {
  /// The number of the layout's host, 0 for none.
  var host: UInt32 = 0
  /// The index of the engine's item.
  var index: Int32 = -1
}
