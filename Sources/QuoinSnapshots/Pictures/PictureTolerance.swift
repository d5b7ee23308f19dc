// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The allowed difference between two pictures of pixels.
public enum PictureTolerance: Hashable, Sendable {
  /// Each pixel is equal.
  case exact
  /// A number of pixels may differ.
  case pixels(Int)
  /// No pixel differs visibly: the distance of colors in YIQ is at most a part of the greatest one,
  /// from 0 to 1. Pixels that antialiasing makes are left out. 0.1 is a usual threshold.
  case perceptual(threshold: Double)
}
