// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGFloat {
  /// The system's standard distance, 8 points between edges, as the constant between two positions.
  /// A multiplier then multiplies the distance.
  ///
  /// It is a sentinel, not a length: nothing can be added to it, and it is not a valid length.
  public static var systemSpacing: CGFloat { -99_999 }
}
