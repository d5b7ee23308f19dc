// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The frames of the views and the problems of layout in two versions of a file.
@MainActor struct FrameComparison {
  private let scenes: ComparedScenes
  private let matching: ObjectMatching
  private let causes: CauseSearch?

  init(
    _ old: InterfaceFile, _ new: InterfaceFile, _ matching: ObjectMatching,
    _ options: DifferenceOptions
  ) {
    self.matching = matching
    scenes = ComparedScenes(old, new, options.scenes, partners: matching.partners)
    causes =
      options.includesCauses
      ? CauseSearch(new, matching, scenes.options, limit: options.causeLimit) : nil
  }

  /// Returns the differences with the views that moved and the problems.
  func added(to differences: [SceneDifference]) -> [SceneDifference] {
    var differences = differences
    for pair in scenes.pairs {
      guard let scene = pair.new, let previous = pair.old else { continue }
      previous.layout()
      scene.layout()
      let frames = Self.frames(from: previous, to: scene, matching.sources)
      let index = differences.firstIndex { $0.id == scene.id || scene.isNamed($0.id) }
      if frames.isEmpty, index == nil { continue }
      var difference =
        index.map { differences[$0] }
        ?? SceneDifference(id: scene.id, name: scene.name, state: .changed, changes: [])
      difference.frames = frames
      let size = [scene.size.width, scene.size.height]
        .map { LayoutText.number(Double($0), decimals: 2) }
      difference.surroundings =
        (scene.device.map { $0 + " " } ?? "") + size.joined(separator: " × ")
      difference.viewCount = scene.views.count
      difference.problems = ProblemChanges(from: previous, to: scene, matching.new)
      if let causes {
        // A change of the document may move the views of all scenes.
        let document = differences.first { $0.id == ObjectCatalog.document }?.changes ?? []
        difference.frames = causes.explained(
          frames, in: scene.id, by: difference.changes + document)
      }
      if let index {
        differences[index] = difference
      } else {
        differences.append(difference)
      }
    }
    return differences
  }

  /// The views that moved between two laid-out versions of a scene, by at least a pixel.
  ///
  /// - Parameter sources: The ids of the old version by those of the new one.
  private static func frames(
    from old: LoadedScene, to new: LoadedScene, _ sources: [String: String]
  ) -> [FrameChange] {
    let pixel = 1 / max(1, Double(new.traitCollection.displayScale))
    return new.views.compactMap { view in
      guard let id = new.identifier(of: view) else { return nil }
      let source = sources[id] ?? id
      guard let previous = old.view(source) else { return nil }
      let frames = [old.frame(of: previous), new.frame(of: view)].map(numbers)
      guard zip(frames[0], frames[1]).contains(where: { abs($0 - $1) >= pixel * 0.99 }) else {
        return nil
      }
      return FrameChange(
        device: new.device ?? "", view: id, name: new.className(of: view), oldView: source,
        old: frames[0], new: frames[1])
    }
  }

  static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
  }
}
