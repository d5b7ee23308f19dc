// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking

extension LayoutMatrix {
  /// The matrix that a trait or `withLayouts(in:)` sets for the current test, otherwise
  /// `LayoutMatrix.single`.
  public static var current: LayoutMatrix { LayoutDefaults.current.matrix ?? .single }
}
