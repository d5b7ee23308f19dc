// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking

extension LayoutMatrix {
  /// The matrix that a trait or `withLayouts(in:)` sets for the current test, otherwise
  /// `LayoutMatrix.single`.
  public static var current: LayoutMatrix { LayoutDefaults.current.matrix ?? .single }

  /// The matrix of a call about a scene of a file: the one of the call, otherwise that of the
  /// current test, otherwise the scene as drawn.
  static func ofScenes(_ matrix: LayoutMatrix?) -> LayoutMatrix {
    var matrix = matrix ?? LayoutDefaults.current.matrix ?? .canvas
    matrix.isOfFiles = true
    return matrix
  }
}
