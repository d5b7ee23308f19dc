// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The frames of the views in two versions of a file, on the canvas of the new one.
@MainActor struct FrameComparison {
  private let old: [String: LoadedScene]
  private let new: [LoadedScene]

  init(_ old: InterfaceFile, _ new: InterfaceFile, _ options: SceneOptions) {
    self.new = new.scenes(options: options)
    var scenes = old.scenes(options: options)
    // Another device of the canvas alone moves nothing.
    if options.device == nil, let device = self.new.first?.device, device != scenes.first?.device {
      var own = options
      own.device = SceneDevice.all.first { $0.identifier == device }
      scenes = old.scenes(options: own)
    }
    self.old = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the differences with the views that moved.
  func added(to differences: [SceneDifference]) -> [SceneDifference] {
    var differences = differences
    for scene in new {
      guard let previous = old[scene.id] else { continue }
      let changes = changes(from: previous, to: scene)
      let index = differences.firstIndex { $0.id == scene.id || scene.isNamed($0.id) }
      guard let index else { continue }
      differences[index].frames = changes
      let size = [scene.size.width, scene.size.height].map { NumberText.text(Double($0)) }
      differences[index].surroundings =
        (scene.device.map { $0 + " " } ?? "") + size.joined(separator: " × ")
      differences[index].viewCount = scene.views.count
    }
    return differences
  }

  private func changes(from old: LoadedScene, to new: LoadedScene) -> [FrameChange] {
    old.layout()
    new.layout()
    return new.views.compactMap { view in
      guard let id = new.identifier(of: view), let previous = old.view(id) else { return nil }
      let frames = [old.frame(of: previous), new.frame(of: view)].map { frame in
        [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      }
      let pixel = 1 / max(1, Double(new.traitCollection.displayScale))
      guard zip(frames[0], frames[1]).contains(where: { abs($0 - $1) >= pixel * 0.99 }) else {
        return nil
      }
      return FrameChange(
        device: new.device ?? "", view: id, name: new.className(of: view),
        old: frames[0], new: frames[1])
    }
  }
}
