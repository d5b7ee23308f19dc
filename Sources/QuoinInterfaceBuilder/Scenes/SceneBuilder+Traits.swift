// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension SceneBuilder {
  /// The traits of the views of a layout root with the given number of pixels per point.
  func traits(scale: Double) -> UITraitCollection {
    options.settings.traits(document.classes, idiom, scale: CGFloat(scale))
  }

  private var idiom: UIUserInterfaceIdiom {
    switch document.kind.platform {
    case .macOS: .mac
    case .tvOS: .tv
    case .watchOS: .unspecified
    case .iOS: (document.device?.family ?? .phone).idiom
    }
  }
}
