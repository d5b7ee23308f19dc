// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension SceneBuilder {
  /// The traits of the views of a layout root with so many pixels a point.
  func traits(scale: Double) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(document.classes.width)),
      UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(document.classes.height)),
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(displayScale: CGFloat(scale)),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(
        layoutDirection: options.direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: options.textSize ?? .large),
    ])
  }

  private var idiom: UIUserInterfaceIdiom {
    switch document.kind.platform {
    case .macOS: .mac
    case .tvOS: .tv
    case .watchOS: .unspecified
    case .iOS: DeviceTable.family(of: document.device).idiom
    }
  }
}

extension SceneDevice.Family {
  /// The idiom of the family.
  var idiom: UIUserInterfaceIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .watch: .unspecified
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The class of a variation, nil for any.
  init(_ sizeClass: SizeClasses.Class?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
