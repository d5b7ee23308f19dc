// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The device of a canvas.
package struct DeviceDescription: Hashable, Sendable {
  package var id: String
  package var orientation: SceneOrientation
  /// Whether it was chosen instead of the file's. Then the safe area is that of a running program,
  /// not that of the canvas.
  package var isChosen = false

  /// The device; nil for an id that is in no table.
  package var known: SceneDevice? { SceneDevice(identifier: id) }

  /// The family, which the id of a device that is in no table shows too.
  var family: SceneDevice.Family {
    if let known { return known.family }
    return id.hasPrefix("ipad") ? .pad : id.hasPrefix("watch") ? .watch : .phone
  }

  /// The size classes of a program that has the whole screen.
  var sizeClasses: SizeClasses {
    known?.sizeClasses(in: orientation) ?? family.sizeClasses(in: orientation, width: 0)
  }
}
