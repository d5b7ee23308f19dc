// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A scene of a storyboard, or a top-level object of a xib.
package struct SceneDescription: Sendable {
  package var id: String
  /// Further ids under which the scene is found: those of its controller and of its main root.
  package var aliases: [String]
  package var name: String
  /// The location on the canvas, in the unit of the file; nil when the file has none.
  package var canvasLocation: AxisPair<Double>?
  /// The indices of all layout roots; the main one first.
  package var roots: [Int] = []
  package var hasMainRoot = false
  /// The indices of the roots that are in no controller and no other view.
  package var topLevelRoots: Set<Int> = []
  /// The indices of its views in the document. A superview comes before its subviews.
  package var views: Range<Int> = 0..<0
  /// The indices of the guides that its views own, and of the constraints that they hold.
  package var guides: Range<Int> = 0..<0
  package var constraints: Range<Int> = 0..<0
  package var controller: ControllerDescription?
}
