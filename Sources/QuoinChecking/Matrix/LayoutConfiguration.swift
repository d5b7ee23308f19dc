// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinDevices
public import QuoinUIKit

/// One combination of device, orientation, direction, text size and strings in which scenes are
/// laid out; for views in code, of size, scale and sample too.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The device; nil for the device of the file.
  public var device: SceneDevice? {
    get { settings.device }
    set { settings.device = newValue }
  }
  /// The orientation; nil for the orientation of the file.
  public var orientation: SceneOrientation? {
    get { settings.orientation }
    set { settings.orientation = newValue }
  }
  /// The reading direction; nil for left to right, as drawn.
  public var direction: UIUserInterfaceLayoutDirection? {
    get { settings.direction }
    set { settings.direction = newValue }
  }
  /// The size of texts in a text style; nil for the usual one.
  public var textSize: UIContentSizeCategory? {
    get { settings.textSize }
    set { settings.textSize = newValue }
  }
  /// The texts; nil for the texts of the file.
  public var strings: StringsVariant?
  /// The size of a part of the screen; nil for a view that fills the screen.
  public var size: MatrixSize?
  /// The number of pixels per point; nil for that of the device.
  public var scale: CGFloat? {
    get { settings.scale }
    set { settings.scale = newValue }
  }
  /// The value that the maker of the views receives; nil for a maker without samples.
  public var sample: LayoutSample?

  /// The device with its orientation and settings.
  package var settings: DeviceSettings

  /// Creates a configuration. Without arguments it is the canvas: the scene as drawn.
  public init(
    device: SceneDevice? = nil, orientation: SceneOrientation? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil, textSize: UIContentSizeCategory? = nil,
    strings: StringsVariant? = nil, size: MatrixSize? = nil, scale: CGFloat? = nil,
    sample: LayoutSample? = nil
  ) {
    settings = DeviceSettings(
      device: device, orientation: orientation, direction: direction, textSize: textSize,
      scale: scale)
    self.strings = strings
    self.size = size
    self.sample = sample
  }

  /// The scene as drawn.
  public static let canvas = LayoutConfiguration()

  /// The parts that differ from the canvas, such as `iPhone SE, landscape, AX1`; `as drawn` for
  /// none.
  public var name: String {
    let parts = [
      device?.name, orientation?.rawValue, direction.map { $0 == .rightToLeft ? "rtl" : "ltr" },
      textSize.flatMap(TextSizeName.short), strings?.name, size?.name,
      scale.map { "@\(Points.text($0))x" }, sample?.name,
    ].compactMap(\.self)
    return parts.isEmpty ? "as drawn" : parts.joined(separator: ", ")
  }
}
