// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinUIKit

/// A device for which layouts are computed: the model, the orientation, and the settings of its
/// user. Stages, scenes of files, checks and tests share it.
///
/// For a value that is nil, a file decides. Views in code are then on an iPhone 15 in portrait, in
/// the light appearance, from left to right and with the default text size.
package struct DeviceSettings: Hashable, Sendable {
  package var device: SceneDevice?
  package var orientation: SceneOrientation?
  /// The reading direction of views that do not set one.
  package var direction: UIUserInterfaceLayoutDirection?
  /// The size of texts in a text style.
  package var textSize: UIContentSizeCategory?
  package var appearance: UIUserInterfaceStyle?
  /// The contrast that the reader prefers.
  package var contrast: UIAccessibilityContrast?
  /// The number of pixels per point; nil for that of the device.
  package var scale: CGFloat?

  package init(
    device: SceneDevice? = nil, orientation: SceneOrientation? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil, textSize: UIContentSizeCategory? = nil,
    appearance: UIUserInterfaceStyle? = nil, contrast: UIAccessibilityContrast? = nil,
    scale: CGFloat? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.textSize = textSize
    self.appearance = appearance
    self.contrast = contrast
    self.scale = scale
  }

  /// The device of views in code.
  package var shownDevice: SceneDevice { device ?? .iPhone15 }
  /// The orientation of views in code.
  package var shownOrientation: SceneOrientation { orientation ?? .portrait }
  /// The number of pixels per point for views in code.
  package var shownScale: CGFloat { scale ?? shownDevice.scale }

  /// The traits of views in code.
  package var traits: UITraitCollection {
    traits(
      shownDevice.sizeClasses(in: shownOrientation), shownDevice.family.idiom, scale: shownScale)
  }

  /// The traits of views with given size classes, idiom and scale, such as those of a file.
  package func traits(
    _ classes: SizeClasses, _ idiom: UIUserInterfaceIdiom, scale: CGFloat
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: classes.width),
      UITraitCollection(verticalSizeClass: classes.height),
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceStyle: appearance ?? .light),
      UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: textSize ?? .large),
      UITraitCollection(accessibilityContrast: contrast ?? .unspecified),
    ])
  }
}
