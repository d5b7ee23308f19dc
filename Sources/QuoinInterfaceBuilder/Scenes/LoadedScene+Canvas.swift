// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

extension LoadedScene {
  /// The position of the upper left corner of the scene on the canvas of Interface Builder, in
  /// points; nil when the file has no location.
  ///
  /// Files that name a device store locations in 300ths of its screen, so that scenes keep their
  /// order when another device is chosen. Observed: of 283 locations with a fraction in storyboards
  /// for a device in portrait, 197 are on half points in this unit; the others were stored for
  /// other devices.
  public var canvasOrigin: CGPoint? {
    guard let location = entries.scene.canvasLocation else { return nil }
    guard let device, let known = SceneDevice(identifier: device), known.family != .tv else {
      return CGPoint(x: location.horizontal, y: location.vertical)
    }
    let screen = known.size(in: orientation)
    return CGPoint(
      x: location.horizontal * screen.width / 300, y: location.vertical * screen.height / 300)
  }
}
