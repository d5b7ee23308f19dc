// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinRender
import QuoinVersioning

extension FileComparison {
  /// Lays out the scenes that differ between two versions of a file, for pictures.
  @MainActor init(_ file: DiffRun.Compared, _ options: SceneOptions) {
    let difference = file.difference
    let scenes = ComparedScenes(file.old, file.new, options, partners: difference.partners)
    self.init(
      file: difference.title,
      scenes: difference.scenes.map { scene in
        let pair = scenes.pairs.first { pair in
          (pair.new ?? pair.old).map { $0.id == scene.id || $0.isNamed(scene.id) } ?? false
        }
        return SceneComparison(
          id: scene.id, name: scene.name,
          old: pair?.old.flatMap { $0.picture(in: file.old) },
          new: pair?.new.flatMap { $0.picture(in: file.new) },
          lines: scene.lines.map(ComparedLine.init))
      }, notes: difference.notes.map(\.text))
  }
}

extension ComparedLine {
  /// Converts a line of the text.
  init(_ line: DifferenceLine) {
    // Scenes have an indentation of their own in the text.
    let text = String(repeating: " ", count: max(0, line.indentation - 4)) + line.text
    self.init(
      Kind(line.kind), text, oldViews: line.oldViews, newViews: line.newViews,
      isMarked: line.isAboutViews)
  }
}

extension ComparedLine.Kind {
  init(_ kind: DifferenceLine.Kind) {
    self =
      switch kind {
      case .change(.add): .added
      case .change(.remove): .removed
      case .change(.change): .changed
      case .change(.move), .frames: .moved
      case .text: .text
      case .problem: .problem
      case .fixed: .fixed
      case .scene, .headline, .note: .note
      }
  }
}
