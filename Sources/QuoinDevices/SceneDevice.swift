// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
package import QuoinLayout
public import QuoinUIKit

/// A device to lay scenes and views out for: its screen and its safe area.
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

  /// The source of the numbers.
  public enum Source: String, Hashable, Sendable {
    /// A device of Interface Builder's canvas. ``SceneDevice/sizeEvidence`` and
    /// ``SceneDevice/safeAreaEvidence(in:)`` count the stored frames.
    case canvas
    /// The size is the one that Apple publishes; the insets are those known of the device or of
    /// others with the same kind of screen.
    case published
  }

  /// The name that Interface Builder writes into files, such as `retina6_12`; with a hyphen where
  /// it has none or none is known.
  public let identifier: String
  /// The names under which the devices with this screen are sold.
  public let names: [String]
  /// The kind of device.
  public let family: Family
  /// The size in points, in portrait.
  let uprightSize: LayoutSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The inset at the top, in portrait, in builds before 21000.
  let top: Double
  let bottom: Double
  /// The insets in landscape: top, both sides, bottom.
  let landscape: (top: Double, sides: Double, bottom: Double)
  /// The inset of the notch on a canvas from build 21000 on, if it differs.
  package var newNotch: Double?
  /// The inset of the notch in a running program, if it differs from the newest canvas.
  var runningNotch: Double?
  /// The source of the numbers.
  public internal(set) var source = Source.canvas
  /// The number of stored frames of controllers' views with the size of the screen.
  public internal(set) var sizeEvidence = StoredEvidence.guess
  /// The evidence for the insets of the screen in portrait, before build 21000 and since.
  package internal(set) var uprightEvidence = (
    before: StoredEvidence.guess, since: StoredEvidence.guess
  )
  /// The evidence for the insets of the screen in landscape.
  var landscapeEvidence = StoredEvidence.guess
  var foundName: String?

  /// The name by which it was found, otherwise the first of its names.
  public var name: String { foundName ?? names.first ?? identifier }

  /// Returns the evidence of stored frames for the insets of the screen. Apple does not publish
  /// them.
  ///
  /// - Parameter orientation: The orientation of the device.
  /// - Returns: The counts for the newest canvases, whose insets are those of running programs.
  public func safeAreaEvidence(in orientation: SceneOrientation) -> StoredEvidence {
    orientation == .landscape ? landscapeEvidence : uprightEvidence.since
  }

  /// Returns the size of the screen in points. The screens of televisions do not turn.
  ///
  /// - Parameter orientation: The orientation of the device.
  public func size(in orientation: SceneOrientation) -> CGSize {
    let size = screenSize(in: orientation)
    return CGSize(width: size.width, height: size.height)
  }

  /// The size of the screen for the engine.
  package func screenSize(in orientation: SceneOrientation) -> LayoutSize {
    orientation == .landscape && family != .tv
      ? LayoutSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
  }

  /// Returns the insets, in points, that the status bar, the notch and round corners cover.
  ///
  /// - Parameter orientation: The orientation of the device.
  public func safeAreaInsets(in orientation: SceneOrientation) -> UIEdgeInsets {
    UIEdgeInsets(runningInsets(in: orientation))
  }

  /// The safe area insets of a running program, for the engine.
  package func runningInsets(in orientation: SceneOrientation) -> LayoutInsets {
    insets(in: orientation, notch: runningNotch ?? newNotch)
  }

  /// The safe area insets with a notch of another size, if one is given.
  package func insets(in orientation: SceneOrientation, notch: Double?) -> LayoutInsets {
    guard orientation == .landscape || family == .tv else {
      return LayoutInsets(top: notch ?? top, left: 0, bottom: bottom, right: 0)
    }
    let sides = notch ?? landscape.sides
    return LayoutInsets(top: landscape.top, left: sides, bottom: landscape.bottom, right: sides)
  }

  /// Whether there is a button below the screen, which then has no strip at the bottom.
  package var hasHomeButton: Bool { bottom == 0 }

  /// Whether the corners of the screen are round; such devices have no home button, and cover a
  /// strip at the bottom.
  package var hasRoundScreen: Bool { family != .tv && !hasHomeButton }

  /// Returns the size class of the width.
  ///
  /// - Parameter orientation: The orientation of the device.
  public func horizontalSizeClass(in orientation: SceneOrientation) -> UIUserInterfaceSizeClass {
    sizeClasses(in: orientation).width
  }

  /// Returns the size class of the height.
  ///
  /// - Parameter orientation: The orientation of the device.
  public func verticalSizeClass(in orientation: SceneOrientation) -> UIUserInterfaceSizeClass {
    sizeClasses(in: orientation).height
  }

  /// The size classes of a program that has the whole screen.
  package func sizeClasses(in orientation: SceneOrientation) -> SizeClasses {
    family.sizeClasses(in: orientation, width: uprightSize.width)
  }

  /// Makes this device the program's screen and device: `UIScreen.main` and `UIDevice.current`. It
  /// is for programs that lay out views in code; scenes of files do not need it.
  ///
  /// - Parameter orientation: The orientation of the device.
  @MainActor public func makeCurrent(in orientation: SceneOrientation) {
    UIScreen.main.device = (size(in: orientation), scale)
    UIDevice.current.idiom = family.idiom
  }
}

extension SceneDevice: Hashable {
  /// Returns whether both are the same device.
  public static func == (left: SceneDevice, right: SceneDevice) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension SceneDevice.Family {
  /// The idiom of the family.
  package var idiom: UIUserInterfaceIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .watch: .unspecified
    }
  }

  /// The size classes of a program that has the whole screen.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - width: The width of the screen in portrait in points.
  package func sizeClasses(in orientation: SceneOrientation, width: Double) -> SizeClasses {
    switch self {
    case .pad, .tv: SizeClasses(width: .regular, height: .regular)
    case .phone where orientation == .portrait: SizeClasses(width: .compact, height: .regular)
    case .phone:
      SizeClasses(width: width >= Self.widthOfLargePhones ? .regular : .compact, height: .compact)
    case .watch: SizeClasses()
    }
  }

  /// Phones of this width in points and wider have much horizontal space in landscape.
  private static let widthOfLargePhones = 414.0
}
