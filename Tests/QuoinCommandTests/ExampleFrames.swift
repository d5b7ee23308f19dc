// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// Frames of an example after layout, by the ids of the views, in the coordinates of the file.
@MainActor struct ExampleFrames {
  let scene: LoadedScene

  init(_ name: String, direction: UIUserInterfaceLayoutDirection = .leftToRight) throws {
    try self.init(name, options: SceneOptions(direction: direction))
  }

  init(_ name: String, options: SceneOptions) throws {
    let file = try InterfaceFile(contentsOf: PackageFolder.path(name))
    let scenes = file.scenes(options: options)
    guard let first = scenes.first else { throw CocoaError(.fileReadCorruptFile) }
    scene = first
    scene.layout()
  }

  subscript(id: String) -> CGRect {
    scene.view(id).map { scene.frame(of: $0) } ?? .null
  }
}

extension CGRect {
  /// Whether all four numbers differ from others by at most a distance, by default the rounding of
  /// a screen with three pixels per point.
  func isNear(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, within distance: Double = 0.34
  )
    -> Bool
  {
    zip([minX, minY, self.width, self.height].map { Double($0) }, [x, y, width, height])
      .allSatisfy { abs($0 - $1) <= distance }
  }
}
