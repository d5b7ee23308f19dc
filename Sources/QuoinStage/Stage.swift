// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinDevices
import QuoinRender
public import QuoinUIKit

/// A device for views and controllers in code: its screen, safe area, margins, traits and size
/// classes.
///
/// ```swift
/// let stage = Stage(device: "iPhone 15", orientation: .landscape)
/// let controller = stage.show(SignInController())
/// print(controller.view.safeAreaInsets.left)  // 59
/// try stage.picture.write(to: "SignIn.svg")
/// ```
///
/// The window is that of the whole program during the calls of the stage: its screen is
/// `UIScreen.main`, its device `UIDevice.current`, its scene is connected, and its traits are
/// `UITraitCollection.current`. Afterwards they are as before.
@preconcurrency @MainActor public final class Stage {
  /// The window, which fills the screen.
  public let window: UIWindow
  /// The scene of the window, which a window does not keep alive.
  let scene = UIWindowScene()
  var settings: DeviceSettings
  /// The safe area in place of that of the device, for a window that is a part of the screen; nil for
  /// that of the device. A change of the settings removes it.
  var partSafeArea: UIEdgeInsets?
  /// Paths of asset catalogs, and of folders with catalogs.
  let assets: [String]

  /// Creates a stage of a device.
  ///
  /// - Parameters:
  ///   - device: A device; SceneDevice/all has those that are known.
  ///   - orientation: How the device is held. The screens of televisions do not turn.
  ///   - direction: The reading direction.
  ///   - textSize: The text size that the reader prefers.
  ///   - scale: Pixels of a point, on which frames end; nil for those of the device.
  ///   - appearance: Light or dark.
  ///   - contrast: The contrast that the reader prefers.
  ///   - assets: Paths of asset catalogs, or of folders with catalogs, in which images and colours
  ///     are looked up after those of bundles.
  public convenience init(
    _ device: SceneDevice, orientation: SceneOrientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, scale: CGFloat? = nil,
    appearance: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
    assets: [String] = []
  ) {
    self.init(
      DeviceSettings(
        device: device, orientation: orientation, direction: direction, textSize: textSize,
        appearance: appearance, contrast: contrast, scale: scale), assets: assets)
  }

  /// Creates a stage of a device with its settings.
  package init(_ settings: DeviceSettings, assets: [String] = []) {
    let scale = settings.shownScale
    guard scale.isFinite, scale > 0 else {
      ProgrammerError.stop(
        "invalid-scale", "A stage cannot have \(scale) pixels per point; pass a number above 0.")
    }
    #if Pango
    DisplayListEncoder.install()
    #endif
    self.settings = settings
    self.assets = assets
    let size = settings.shownDevice.size(in: settings.shownOrientation)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.layoutScale = scale
    window.windowScene = scene
    perform {
      applySettings()
      // The accent colour of new projects in Xcode, which is the tint of the whole program.
      if let accent = UIColor(named: "AccentColor") { window.tintColor = accent }
    }
  }

  /// Creates a stage of the device with a name.
  ///
  /// A name that no device has stops the program with the names that are closest to it; use
  /// SceneDevice/init(named:) for names that a user types.
  ///
  /// - Parameters:
  ///   - device: The name of a device, such as `iPhone 15`, or its identifier.
  ///   - orientation: How the device is held. The screens of televisions do not turn.
  ///   - direction: The reading direction.
  ///   - textSize: The text size that the reader prefers.
  ///   - scale: Pixels of a point, on which frames end; nil for those of the device.
  ///   - appearance: Light or dark.
  ///   - contrast: The contrast that the reader prefers.
  ///   - assets: Paths of asset catalogs, or of folders with catalogs, in which images and colours
  ///     are looked up after those of bundles.
  public convenience init(
    device: String, orientation: SceneOrientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, scale: CGFloat? = nil,
    appearance: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
    assets: [String] = []
  ) {
    guard let known = SceneDevice(named: device) else { Self.stop(unknownDevice: device) }
    self.init(
      known, orientation: orientation, direction: direction, textSize: textSize, scale: scale,
      appearance: appearance, contrast: contrast, assets: assets)
  }

  private static func stop(unknownDevice name: String) -> Never {
    let close = SceneDevice.names(closeTo: name, atMost: 3)
    let advice =
      close.isEmpty
      ? "SceneDevice.all has the names that are known."
      : "Did you mean \(close.map { "“\($0)”" }.joined(separator: ", "))?"
    ProgrammerError.stop("unknown-device", "No device has the name “\(name)”. \(advice)")
  }
}
