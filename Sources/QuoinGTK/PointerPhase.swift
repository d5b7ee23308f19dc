// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK

/// The phase of the pointer, with the numbers of the shim.
package enum PointerPhase: Int32 {
  case down = 0
  case moved = 1
  case up = 2
  /// Another widget took over the pointer.
  case taken = 3
}
#endif
