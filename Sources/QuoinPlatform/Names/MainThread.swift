// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
/// Whether code that is not isolated may use views, which are isolated to the main actor.
/// QuoinUIKit has its own.
package enum MainThread {
  /// Whether the main actor runs this code.
  package static var isCurrent: Bool { Thread.isMainThread }
}
#endif
