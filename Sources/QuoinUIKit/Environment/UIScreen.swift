// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The screen that windows have by default: 390 × 844 points at 3 pixels a point.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The one screen.
  public class var main: UIScreen { theOne }
  private static let theOne = UIScreen()

  /// Size in points and pixels a point, of the device that is simulated.
  package var device: (size: CGSize, scale: CGFloat) = (CGSize(width: 390, height: 844), 3)

  /// The screen in its own coordinates, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// Pixels a point.
  open var scale: CGFloat { device.scale }
  /// Pixels a point of the device.
  open var nativeScale: CGFloat { device.scale }
  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.size.width * device.scale,
      height: device.size.height * device.scale)
  }
}
