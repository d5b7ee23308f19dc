// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The devices of scenes: those of Interface Builder's canvas, and newer ones.
enum DeviceTable {
  /// A device, or several of the same screen.
  struct Device: Sendable {
    var id: String
    var names: [String]
    var family: SceneDevice.Family
    /// In points, upright.
    var size: LayoutSize
    var scale: Double
    /// The inset at the top, upright, in builds before 21000.
    var top: Double
    var bottom: Double
    /// On its side: top, both sides, bottom.
    var landscape: (top: Double, sides: Double, bottom: Double)
    /// The inset of the notch on a canvas from build 21000 on, if it differs.
    var newNotch: Double?
    /// The inset of the notch in a running program, if it differs from the newest canvas.
    var runningNotch: Double?
    var source = SceneDevice.Source.canvas
    /// How many stored frames of roots have the size of the screen.
    var sizeEvidence = StoredEvidence.guess
    /// How the insets of the upright screen are known, before build 21000 and since.
    var uprightEvidence = (before: StoredEvidence.guess, since: StoredEvidence.guess)
    /// How the insets of the screen on its side are known.
    var landscapeEvidence = StoredEvidence.guess
    /// Whether there is a button below the screen, which then has no strip at the bottom.
    var hasHomeButton: Bool { bottom == 0 }

    /// In points, as it is held. The screens of televisions do not turn.
    func size(isLandscape: Bool) -> LayoutSize {
      isLandscape && family != .tv ? LayoutSize(width: size.height, height: size.width) : size
    }

    /// The safe area insets of a running program.
    func runningInsets(isLandscape: Bool) -> LayoutInsets {
      let notch = runningNotch ?? newNotch
      guard isLandscape || family == .tv else {
        return LayoutInsets(top: notch ?? top, left: 0, bottom: bottom, right: 0)
      }
      let sides = notch ?? landscape.sides
      return LayoutInsets(
        top: landscape.top, left: sides, bottom: landscape.bottom, right: sides)
    }

    /// The safe area insets of the canvas of a file.
    func canvasInsets(isLandscape: Bool, era: InterfaceBuilderEra) -> LayoutInsets {
      let notch = era >= .xcode14 ? newNotch : nil
      guard isLandscape else {
        return LayoutInsets(top: notch ?? top, left: 0, bottom: bottom, right: 0)
      }
      let sides = landscape.sides > 0 ? notch ?? landscape.sides : 0
      return LayoutInsets(
        top: landscape.top, left: sides, bottom: landscape.bottom, right: sides)
    }

    /// The device with the counts of the stored frames that show its size and its insets.
    func shown(
      size: StoredEvidence = .guess, before: StoredEvidence = .guess,
      since: StoredEvidence = .guess, landscape: StoredEvidence = .guess
    ) -> Device {
      var device = self
      device.sizeEvidence = size
      device.uprightEvidence = (before, since)
      device.landscapeEvidence = landscape
      return device
    }

    /// The row for the insets of the screen.
    func insetMeasure(isLandscape: Bool, era: InterfaceBuilderEra) -> CanvasMeasure {
      let isNew = era >= .xcode14
      let upright = isNew ? uprightEvidence.since : uprightEvidence.before
      return CanvasMeasure(
        kind: .safeArea,
        row: isLandscape
          ? "\(id), landscape" : "\(id), \(isNew ? "from" : "before") build 21000",
        evidence: isLandscape ? landscapeEvidence : upright,
        edges: coveredEdges(isLandscape: isLandscape))
    }

    /// The edges at which a device of the family may cover something.
    private func coveredEdges(isLandscape: Bool) -> Set<InsetEdge> {
      if hasHomeButton { return [.top] }
      return isLandscape && family == .phone ? [.left, .bottom, .right] : [.top, .bottom]
    }

    /// The row for the size of the screen.
    var sizeMeasure: CanvasMeasure {
      // Apple publishes the sizes of screens.
      CanvasMeasure(kind: .screenSize, row: id, evidence: sizeEvidence, isDocumented: true)
    }

    /// The size classes of a program that has the whole screen.
    func sizeClasses(isLandscape: Bool) -> SizeClasses {
      switch family {
      case .pad, .tv: SizeClasses(width: .regular, height: .regular)
      case .phone where !isLandscape: SizeClasses(width: .compact, height: .regular)
      case .phone:
        SizeClasses(
          width: size.width >= DeviceTable.widthOfLargePhones ? .regular : .compact,
          height: .compact)
      case .watch: SizeClasses()
      }
    }
  }

  /// Phones of this width in points and wider have, on their side, much space across.
  private static let widthOfLargePhones = 414.0

  /// The device with that id, nil for an unknown one.
  static func device(_ id: String) -> Device? { devices.first { $0.id == id } }

  /// The size classes of a canvas. The id of a device that is not in the table shows its family.
  static func sizeClasses(of device: DeviceDescription?) -> SizeClasses {
    guard let device else { return SizeClasses() }
    if let row = DeviceTable.device(device.id) {
      return row.sizeClasses(isLandscape: device.isLandscape)
    }
    switch family(of: device) {
    case .pad, .tv: return SizeClasses(width: .regular, height: .regular)
    case .phone:
      return SizeClasses(width: .compact, height: device.isLandscape ? .compact : .regular)
    case .watch: return SizeClasses()
    }
  }

  /// The family of a canvas; one without a device is a phone's.
  static func family(of device: DeviceDescription?) -> SceneDevice.Family {
    guard let device else { return .phone }
    if let row = DeviceTable.device(device.id) { return row.family }
    for (prefix, family) in [("ipad", SceneDevice.Family.pad), ("watch", .watch)]
    where device.id.hasPrefix(prefix) {
      return family
    }
    return .phone
  }
}
