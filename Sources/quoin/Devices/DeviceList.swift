// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// A list of devices as a table to read and as JSON for programs.
struct DeviceList {
  var devices: [SceneDevice]

  /// Aligned columns below their titles, one device a line, and a legend of the columns.
  var table: String {
    let titles = [
      "NAME", "ID", "SIZE", "SCALE", "PORTRAIT", "LANDSCAPE", "CLASSES", "SOURCE", "ALSO NAMED",
    ]
    let rows = [titles] + devices.map(cells)
    let widths = titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return padded.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
    return lines.joined(separator: "\n") + "\n\n" + Self.legend
  }

  private static let legend = """
    SIZE      width × height of the upright screen in points
    SCALE     pixels of a point
    PORTRAIT  safe area insets when upright: top, each side, bottom; LANDSCAPE: on its side
    CLASSES   width and height, compact or regular: upright / on its side
    SOURCE    canvas: measured in Interface Builder's files; published: the size from Apple's
              specifications, the insets from those of the device or of similar screens

    """

  private func cells(_ device: SceneDevice) -> [String] {
    let size = device.size(in: .portrait)
    return [
      device.names.first ?? "", device.identifier,
      "\(number(size.width)) × \(number(size.height))", number(device.scale),
      insets(device, .portrait), insets(device, .landscape),
      "\(classes(device, .portrait)) / \(classes(device, .landscape))", device.source.rawValue,
      device.names.dropFirst().joined(separator: ", "),
    ]
  }

  private func number(_ value: CGFloat) -> String { LayoutText.number(Double(value), decimals: 2) }

  /// The insets at the top, at each side and at the bottom. Left and right are equal on every
  /// screen.
  private func insets(_ device: SceneDevice, _ orientation: SceneOrientation) -> String {
    let insets = device.safeAreaInsets(in: orientation)
    return [insets.top, insets.left, insets.bottom].map(number).joined(separator: " ")
  }

  /// The size classes in Xcode's shorthand, such as `wC hR`.
  private func classes(_ device: SceneDevice, _ orientation: SceneOrientation) -> String {
    let names = classNames(device, orientation).map { $0.prefix(1).uppercased() }
    return "w\(names[0]) h\(names[1])"
  }

  /// The size classes of the width and of the height.
  private func classNames(_ device: SceneDevice, _ orientation: SceneOrientation) -> [String] {
    [
      device.horizontalSizeClass(in: orientation), device.verticalSizeClass(in: orientation),
    ].map { $0 == .compact ? "compact" : "regular" }
  }

  /// All devices as one object on one line.
  var json: String {
    JSONValue.object([("devices", .array(devices.map(object)))]).serialized
  }

  private func object(_ device: SceneDevice) -> JSONValue {
    let size = device.size(in: .portrait)
    return .object([
      ("id", .string(device.identifier)),
      ("names", .strings(device.names)),
      ("family", .string(device.family.rawValue)),
      ("size", .numbers(Double(size.width), Double(size.height))),
      ("scale", .number(Double(device.scale))),
      ("portrait", held(device, .portrait)),
      ("landscape", held(device, .landscape)),
      ("source", .string(device.source.rawValue)),
    ])
  }

  private func held(_ device: SceneDevice, _ orientation: SceneOrientation) -> JSONValue {
    let insets = device.safeAreaInsets(in: orientation)
    return .object([
      (
        "safeArea",
        .numbers(
          Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
      ),
      ("sizeClasses", .strings(classNames(device, orientation))),
    ])
  }
}
