// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The screen that windows have by default: 390 × 844 points at 3 pixels per point.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The shared screen.
  public class var main: UIScreen { sharedInstance }
  private static let sharedInstance = UIScreen()

  /// The size in points and the pixels per point of the simulated device.
  package var device: (size: CGSize, scale: CGFloat) = (CGSize(width: 390, height: 844), 3)

  /// The screen in its own coordinates, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }
  /// The number of pixels per point of the device.
  open var nativeScale: CGFloat { device.scale }
  /// The bounds of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.size.width * device.scale,
      height: device.size.height * device.scale)
  }

  /// All screens: the shared one.
  public class var screens: [UIScreen] { [main] }
  /// The brightness of the screen, from 0 to 1. Stored.
  open var brightness: CGFloat = 0.5
  /// The number of times per second that the screen is drawn.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: always false.
  open var isCaptured: Bool { false }
  /// The screen that this one mirrors: always nil.
  open var mirrored: UIScreen? { nil }
  /// The space of the screen, in points.
  open var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
  /// The coordinate space of the screen in portrait orientation, in points.
  open var fixedCoordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: scale)])
  }
  /// Returns a view that looks like the screen: an empty one of its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
  /// Posted when a screen is connected. It never is.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen is disconnected. It never is.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when the brightness changes. It never is.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// Posted when recording begins or ends. It never is.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }
}
