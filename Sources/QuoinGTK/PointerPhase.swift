// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK

/// What the pointer does, by the numbers of the shim.
package enum PointerPhase: Int32 {
  case down = 0
  case moved = 1
  case up = 2
  /// Something else took the pointer.
  case taken = 3
}
#endif
