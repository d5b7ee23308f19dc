// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which constraint gives way when required constraints cannot hold together: one of the lowest
/// class in the conflict, and among those the one that was added last.
public enum BreakingClass: UInt8, Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Written by the program.
  case ordinary
  /// Made by the layout system, from an autoresizing mask for example.
  case generated
  /// Made from the size of a content.
  case content
  /// Given from outside, such as the size of a window. Gives way only when nothing else is left.
  case fixed

  /// Orders classes by how long they are kept: what is less gives way first.
  public static func < (left: BreakingClass, right: BreakingClass) -> Bool {
    left.rawValue < right.rawValue
  }
}
