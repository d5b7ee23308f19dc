// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinDevices
public import QuoinUIKit

extension Stage {
  /// The device.
  public var device: SceneDevice { settings.shownDevice }

  /// Pixels of a point.
  public var scale: CGFloat { settings.shownScale }

  /// How the device is held.
  public var orientation: SceneOrientation { settings.shownOrientation }

  /// The size of the screen in points.
  public var size: CGSize { device.size(in: orientation) }

  /// What the status bar, the notch and round corners cover of the screen, in points.
  public var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The traits that hold in the window.
  public var traits: UITraitCollection { settings.traits }

  /// The reading direction of views without one of their own. A change lays the window out again.
  public var direction: UIUserInterfaceLayoutDirection {
    get { settings.direction ?? .leftToRight }
    set { change { $0.direction = newValue } }
  }

  /// How large the reader wants text to be. A change lays the window out again.
  public var textSize: UIContentSizeCategory {
    get { settings.textSize ?? .large }
    set { change { $0.textSize = newValue } }
  }

  /// Light or dark. A change lays the window out again.
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance ?? .light }
    set { change { $0.appearance = newValue } }
  }

  /// Turns the device, and lays the window out again.
  ///
  /// As in UIKit, controllers hear first of the new traits, if these change, then of the new size:
  /// `willTransition(to:with:)`, `viewWillTransition(to:with:)`. Then views and controllers get
  /// `traitCollectionDidChange(_:)`, and what was to happen beside the change happens.
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

  /// Gives the window the settings.
  func applySettings() {
    scene.heldOrientation = orientation.ofInterface
    window.layoutOverrides = LayoutOverrides(safeAreaInsets: safeAreaInsets)
    window.layoutDirectionOverride = direction
    window.turn(to: size, traits)
  }

  /// Posts that the device was turned, to programs that asked for it.
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
