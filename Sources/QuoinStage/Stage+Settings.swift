// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinDevices
public import QuoinUIKit

extension Stage {
  /// The device.
  public var device: SceneDevice { settings.shownDevice }

  /// The number of pixels per point.
  public var scale: CGFloat { settings.shownScale }

  /// The orientation of the device.
  public var orientation: SceneOrientation { settings.shownOrientation }

  /// The size of the screen in points.
  public var size: CGSize { device.size(in: orientation) }

  /// The insets that the status bar, the notch and round corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The traits that hold in the window.
  public var traits: UITraitCollection { settings.traits }

  /// The reading direction of views without one of their own. A change lays the window out again.
  public var direction: UIUserInterfaceLayoutDirection {
    get { settings.direction ?? .leftToRight }
    set { change { $0.direction = newValue } }
  }

  /// The size of text that the reader prefers. A change lays the window out again.
  public var textSize: UIContentSizeCategory {
    get { settings.textSize ?? .large }
    set { change { $0.textSize = newValue } }
  }

  /// The light or dark appearance. A change lays the window out again.
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance ?? .light }
    set { change { $0.appearance = newValue } }
  }

  /// The contrast that the reader prefers. A change lays the window out again.
  public var contrast: UIAccessibilityContrast {
    get { settings.contrast ?? .normal }
    set { change { $0.contrast = newValue } }
  }

  /// Turns the device, and lays the window out again.
  ///
  /// As in UIKit, controllers are notified first of the new traits, if these change, then of the
  /// new size: `willTransition(to:with:)`, `viewWillTransition(to:with:)`. Then views and
  /// controllers get `traitCollectionDidChange(_:)`, and the animations beside the change run.
  public func rotate(to orientation: SceneOrientation) {
    change { $0.orientation = orientation }
  }

  private func change(_ edit: (inout DeviceSettings) -> Void) {
    var new = settings
    edit(&new)
    guard new != settings else { return }
    settings = new
    perform {
      reportOrientation(from: scene.interfaceOrientation)
      applySettings()
      window.layOutNow()
    }
  }

  /// Applies the settings to the window.
  func applySettings() {
    scene.heldOrientation = orientation.ofInterface
    partSafeArea = nil
    applySafeArea()
    window.layoutDirectionOverride = direction
    window.turn(to: size, traits)
    // The size classes may decide whether there is a status bar.
    applySafeArea()
  }

  /// Sets the safe area of a window that is a part of the screen.
  package func setPartSafeArea(_ insets: UIEdgeInsets) {
    partSafeArea = insets
    applySafeArea()
  }

  /// Applies the safe area of the device, without the space of a status bar that a controller hides,
  /// and with that of one that a controller shows on the side of a phone. A notch keeps its space.
  func applySafeArea() {
    var insets = partSafeArea ?? safeAreaInsets
    let upright = device.safeAreaInsets(in: .portrait).top
    if upright <= Self.greatestStatusBar, window.rootViewController != nil {
      insets.top = window.hidesStatusBar ? 0 : max(insets.top, partSafeArea == nil ? upright : 0)
    }
    guard window.layoutOverrides?.safeAreaInsets != insets else { return }
    window.layoutOverrides = LayoutOverrides(safeAreaInsets: insets)
  }

  /// The height of the status bar of tablets, in points; that of phones without a notch is 20.
  private static let greatestStatusBar: CGFloat = 24

  /// Posts the notification of a rotated device, if the program requested such notifications.
  private func reportOrientation(from old: UIInterfaceOrientation) {
    let device = UIDevice.current
    guard device.isGeneratingDeviceOrientationNotifications, orientation.ofInterface != old
    else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: device)
  }
}

extension SceneOrientation {
  /// The side of the interface that is up.
  fileprivate var ofInterface: UIInterfaceOrientation {
    self == .landscape ? .landscapeRight : .portrait
  }
}
