// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
public import QuoinUIKit

/// A device to lay scenes out for: its screen and its safe area.
///
/// ```swift
/// let file = try InterfaceFile(contentsOf: "SignIn.storyboard")
/// let options = SceneOptions(device: SceneDevice(named: "iPhone 15"), orientation: .landscape)
/// for scene in file.scenes(options: options) { scene.layout() }
/// ```
///
/// Devices with equal screens are one device with several names. Insets are those of a running
/// program; Interface Builder's canvas has others in some versions.
public struct SceneDevice: Sendable {
  /// The kind of a device, on which size classes depend. Watches have no Auto Layout; none is
  /// among ``SceneDevice/all``.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    case phone, pad, tv, watch
  }

  /// Where the numbers come from.
  public enum Source: String, Hashable, Sendable {
    /// A device of Interface Builder's canvas. ``SceneDevice/sizeEvidence`` and
    /// ``SceneDevice/safeAreaEvidence(in:)`` count the stored frames.
    case canvas
    /// The size is the one that Apple publishes; the insets are those known of the device or of
    /// others with the same kind of screen.
    case published
  }

  let row: DeviceTable.Device
  /// The name by which it was found, otherwise the first of its names.
  public let name: String

  init(_ row: DeviceTable.Device, name: String? = nil) {
    self.row = row
    self.name = name ?? row.names.first ?? row.id
  }

  /// The name that Interface Builder writes into files, such as `retina6_12`; with a hyphen where it
  /// has none or none is known.
  public var identifier: String { row.id }
  /// The names under which the devices with this screen are sold.
  public var names: [String] { row.names }
  /// The kind of device.
  public var family: Family { row.family }
  /// Pixels of a point.
  public var scale: CGFloat { CGFloat(row.scale) }
  /// Where the numbers come from.
  public var source: Source { row.source }

  /// How many stored frames of controllers' views have the size of the screen.
  public var sizeEvidence: StoredEvidence { row.sizeEvidence }

  /// How many stored frames show the insets of the screen. Apple does not publish them.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The counts for the newest canvases, whose insets are those of running programs.
  public func safeAreaEvidence(in orientation: SceneOrientation) -> StoredEvidence {
    row.insetMeasure(isLandscape: orientation == .landscape, era: .xcode26).evidence
  }

  /// Returns the size of the screen in points. The screens of televisions do not turn.
  ///
  /// - Parameter orientation: How the device is held.
  public func size(in orientation: SceneOrientation) -> CGSize {
    let size = row.size(isLandscape: orientation == .landscape)
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the insets, in points, that the status bar, the notch and round corners cover.
  ///
  /// - Parameter orientation: How the device is held.
  public func safeAreaInsets(in orientation: SceneOrientation) -> UIEdgeInsets {
    UIEdgeInsets(row.runningInsets(isLandscape: orientation == .landscape))
  }

  /// Whether the corners of the screen are round; such devices have no home button, and cover a
  /// strip at the bottom.
  public var hasRoundScreen: Bool { family != .tv && row.bottom > 0 }

  /// Returns the size class of the width.
  ///
  /// - Parameter orientation: How the device is held.
  public func horizontalSizeClass(in orientation: SceneOrientation) -> UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(row.sizeClasses(isLandscape: orientation == .landscape).width)
  }

  /// Returns the size class of the height.
  ///
  /// - Parameter orientation: How the device is held.
  public func verticalSizeClass(in orientation: SceneOrientation) -> UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(row.sizeClasses(isLandscape: orientation == .landscape).height)
  }

  /// The idiom of the device's traits.
  package var idiom: UIUserInterfaceIdiom { family.idiom }

  /// Makes the program's screen and device those of this one: `UIScreen.main` and
  /// `UIDevice.current`. For programs that lay out views of their own; scenes of files do not need
  /// it.
  ///
  /// - Parameter orientation: How the device is held.
  @MainActor public func makeCurrent(in orientation: SceneOrientation) {
    UIScreen.main.device = (size(in: orientation), scale)
    UIDevice.current.idiom = family.idiom
  }
}

extension SceneDevice: Hashable {
  /// Whether both are the same device.
  public static func == (left: SceneDevice, right: SceneDevice) -> Bool {
    left.identifier == right.identifier
  }

  /// Feeds the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
