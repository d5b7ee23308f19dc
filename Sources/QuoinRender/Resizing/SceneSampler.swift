// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The result of a layout of a scene at one size.
package struct SceneSample {
  /// The left, top, right and bottom edge of each view, one after the other, unrounded and in
  /// points from the corner of its root.
  package var edges: [Double]
  /// Whether each view is hidden.
  package var hidden: [Bool]

  package init(edges: [Double], hidden: [Bool]) {
    self.edges = edges
    self.hidden = hidden
  }
}

/// A scene that can be laid out at any size.
@MainActor package struct SceneSampler {
  /// The number of pixels per point.
  package var scale: Double
  /// The size from which widths and heights are varied, in points.
  package var baseSize: LayoutSize
  /// Whether the height of the scene follows from its width.
  package var hasOwnHeight = false
  /// Lays the scene out at a size. The same size always gives the same result.
  package var sample: (LayoutSize) -> SceneSample
  /// The scene as it is drawn at a size, with its problems.
  package var scene: (LayoutSize) -> RenderedScene

  package init(
    scale: Double, baseSize: LayoutSize, sample: @escaping (LayoutSize) -> SceneSample,
    scene: @escaping (LayoutSize) -> RenderedScene
  ) {
    self.scale = scale
    self.baseSize = baseSize
    self.sample = sample
    self.scene = scene
  }
}
