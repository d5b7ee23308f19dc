// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder
package import QuoinRender

extension FileComparison {
  /// Lays out the scenes that differ between two versions of a file, for pictures.
  @MainActor package init(_ difference: InterfaceDifference, _ options: SceneOptions) {
    self.init(
      file: difference.title, scenes: difference.comparisons(options),
      notes: difference.notes.map(\.text))
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
