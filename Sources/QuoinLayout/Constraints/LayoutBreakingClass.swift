// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The class that decides which constraint is broken when required constraints conflict: one of the
/// lowest class in the conflict, and among those the one that was added last.
public enum LayoutBreakingClass: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// Written by the program.
  case ordinary
  /// Made by the layout system, for example from an autoresizing mask.
  case generated
  /// Made from an intrinsic content size.
  case content
  /// An input, such as the size of a window. Broken only when no other constraint is left.
  case fixed
}
