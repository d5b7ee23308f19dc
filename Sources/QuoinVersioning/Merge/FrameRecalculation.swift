// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// Numbers of stored rectangles by laying out a file.
@MainActor struct FrameRecalculation {
  private let scenes: [LoadedScene]

  init(_ file: InterfaceFile) {
    var options = SceneOptions()
    // The stored frames of a merged file may be those from before its constraints changed.
    options.infersInsets = false
    scenes = file.scenes(options: options)
    for scene in scenes { scene.layout() }
  }

  /// A number of the rectangle of a view; nil where the file has no such view.
  func number(_ name: String, of id: String) -> Double? {
    for scene in scenes {
      guard let view = scene.view(id) else { continue }
      let frame = scene.comparableFrame(of: view)
      switch name {
      case "x": return Double(frame.minX)
      case "y": return Double(frame.minY)
      case "width": return Double(frame.width)
      case "height": return Double(frame.height)
      default: return nil
      }
    }
    return nil
  }

  /// Returns the share of the numbers in a file, of views that layout places, that layout gives
  /// too.
  ///
  /// - Parameter open: The views that do not count.
  func agreement(with tree: VersionTree, without open: Set<String>) -> Double {
    var (equal, all) = (0, 0)
    for node in tree.nodes where node.name == "rect" && node.attribute("key") == "frame" {
      guard let parent = node.parent, Noise.isPlacedByLayout(node, in: tree) else { continue }
      let id = tree.nodes[parent].identity
      if open.contains(id) { continue }
      for name in ["x", "y", "width", "height"] {
        guard let stored = node.attribute(name).flatMap(Double.init),
          let number = number(name, of: id)
        else { continue }
        all += 1
        if abs(stored - number) < 0.51 { equal += 1 }
      }
    }
    return all == 0 ? 1 : Double(equal) / Double(all)
  }
}
