// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The environment that decides which variant of an asset is shown.
package struct AssetEnvironment: Hashable, Sendable {
  /// The kind of device.
  package enum Idiom: String, Hashable, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case mac
    case tv
    case watch
    case vision
    case carPlay = "car"
  }

  /// The width or height that is compact or regular.
  package enum SizeClass: String, Hashable, Sendable {
    case compact
    case regular
  }

  package var idiom: Idiom
  package var isDark = false
  package var hasHighContrast = false
  /// The number of pixels per point.
  package var scale = 2.0
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var isRightToLeft = false

  package init(idiom: Idiom) { self.idiom = idiom }
}
