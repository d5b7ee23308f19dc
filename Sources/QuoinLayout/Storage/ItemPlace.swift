// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where an item was when its frame was told last.
struct ItemPlace: Sendable {
  /// x, y, width and height of the rounded frame in the parent's coordinates; no numbers where none
  /// was told.
  var told: SIMD4<Double>
  /// The origin of the frame in the root's coordinates, as if no bounds had been moved: scrolling
  /// rounds nothing anew.
  var origin: SIMD2<Double>
  /// The same of the rounded frame, in pixels.
  var pixelOrigin: SIMD2<Double>

  /// That of an item whose frame was never told.
  static let unknown = ItemPlace(
    told: SIMD4(repeating: .nan), origin: .zero, pixelOrigin: .zero)
}
