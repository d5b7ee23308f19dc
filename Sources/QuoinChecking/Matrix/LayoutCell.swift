// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinDevices
import QuoinUIKit

/// A named configuration of a matrix, for tests that have one case for each.
///
/// ```swift
/// @Test(arguments: LayoutMatrix.phones.rtl.cells) func card(cell: LayoutCell) {
///   expectLayout(of: CardView(), in: .only(cell), .sane)
/// }
/// ```
public struct LayoutCell: Hashable, Sendable, CustomStringConvertible {
  /// The device, the orientation, the direction and the other values.
  public var configuration: LayoutConfiguration
  /// The reasons that the matrix has nothing to lay out; empty for a cell of a valid matrix.
  package var objections: [String] = []
  /// Whether a scene of a file is laid out, which without a device has the screen of the canvas.
  package var isOfFile = false

  /// Creates a cell with a configuration.
  public init(_ configuration: LayoutConfiguration = .canvas) {
    self.configuration = configuration
  }

  /// The device of the cell, by default an iPhone 15.
  public var device: SceneDevice { configuration.settings.shownDevice }

  /// The values that are not usual, after the device: `iPhone SE, landscape, rtl, AX3`. Upright and
  /// from left to right are usual. A text size is named where the matrix names text sizes.
  public var name: String {
    guard objections.isEmpty else { return "no layout" }
    let values = configuration
    let parts = [
      values.device?.name ?? (values.size == nil ? usualName : nil), values.size?.name,
      values.orientation == .landscape ? "landscape" : nil,
      values.direction == .rightToLeft ? "rtl" : nil, values.textSize.flatMap(TextSizeName.short),
      values.scale.map { "@\(Points.text($0))x" }, values.strings?.name, values.sample?.name,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var usualName: String { isOfFile ? "as drawn" : SceneDevice.iPhone15.name }

  /// The name.
  public var description: String { name }
}
