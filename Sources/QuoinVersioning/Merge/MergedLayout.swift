// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// The problems that merging two files brings into a layout.
@MainActor enum MergedLayout {
  /// The problems of a merged file that neither side has.
  static func problems(
    of result: InterfaceFile, base: InterfaceFile?, ours: InterfaceFile, theirs: InterfaceFile
  ) -> [MergeLayoutProblem] {
    let merged = laidOut(result)
    let (our, their) = (laidOut(ours), laidOut(theirs))
    var found = problems(of: merged)
    if !found.isEmpty {
      let known = Set(problems(of: our)).union(problems(of: their))
      found = found.filter { !known.contains($0) }
    }
    // Without a base it is not known that a size was meant to stay.
    guard let base else { return found }
    let versions = [laidOut(base), our, their]
    return found + newSizes(in: merged, versions)
      + MergedOverlaps(versions: versions).problems(of: merged)
  }

  private static func laidOut(_ file: InterfaceFile) -> [LoadedScene] {
    var options = SceneOptions()
    options.infersInsets = false
    let scenes = file.scenes(options: options)
    for scene in scenes { scene.layout() }
    return scenes
  }

  private static func problems(of scenes: [LoadedScene]) -> [MergeLayoutProblem] {
    scenes.flatMap { scene -> [MergeLayoutProblem] in
      let report = scene.report().certain
      let conflicts = report.conflicts.map { conflict in
        MergeLayoutProblem(
          kind: .conflict, scene: scene.id,
          objects: conflict.constraints.compactMap(scene.identifier(of:)).sorted())
      }
      let ambiguities = report.ambiguities.compactMap { ambiguity -> MergeLayoutProblem? in
        let item = ambiguity.item
        let id =
          (item as? UIView).flatMap(scene.identifier(of:))
          ?? (item as? UILayoutGuide).flatMap(scene.identifier(of:))
        return id.map {
          MergeLayoutProblem(
            kind: .ambiguity, scene: scene.id, objects: [$0], coordinate: ambiguity.attribute)
        }
      }
      return conflicts + ambiguities
    }
  }

  /// The views whose size the three versions agree on, and which have another one in the result: two
  /// changes, each correct alone, stretch a view between them.
  private static func newSizes(
    in merged: [LoadedScene], _ versions: [[LoadedScene]]
  ) -> [MergeLayoutProblem] {
    var result: [MergeLayoutProblem] = []
    for scene in merged {
      let known = versions.compactMap { scenes in scenes.first { $0.id == scene.id } }
      guard known.count == versions.count else { continue }
      for axis in ["width", "height"] {
        var waiting = scene.roots
        while let view = waiting.popLast() {
          if let problem = newSize(of: view, along: axis, in: scene, known) {
            result.append(problem)
          } else {
            // What is in a view that grew grows with it.
            waiting += view.subviews.reversed()
          }
        }
      }
    }
    return result
  }

  private static func newSize(
    of view: UIView, along axis: String, in scene: LoadedScene, _ versions: [LoadedScene]
  ) -> MergeLayoutProblem? {
    guard let id = scene.identifier(of: view) else { return nil }
    let views = versions.compactMap { $0.view(id) }
    let lengths = views.map { length(of: $0, along: axis) }
    let new = length(of: view, along: axis)
    // Sizes on neighbouring pixels are equal.
    guard views.count == versions.count, let first = lengths.first,
      lengths.allSatisfy({ abs($0 - first) < 0.51 }), abs(new - first) > 1
    else { return nil }
    return MergeLayoutProblem(
      kind: .size, scene: scene.id, objects: [id], coordinate: axis,
      sizes: MergeLayoutProblem.Sizes(result: new, versions: first))
  }

  private static func length(of view: UIView, along axis: String) -> Double {
    Double(axis == "width" ? view.bounds.width : view.bounds.height)
  }
}
