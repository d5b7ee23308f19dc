// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The inputs of the layout of one root besides its constraints. Views are named by their ids.
package struct SceneEnvironment: Sendable {
  /// Distances of the text lines of a view.
  package struct Baselines: Hashable, Sendable {
    /// The distance from the top of the frame to the first baseline.
    package var first: Double
    /// The distance from the last baseline to the bottom of the frame.
    package var last: Double

    package init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  /// The size of the root in points.
  package var size: LayoutSize
  /// The number of pixels per point.
  package var scale: Double
  /// The safe area insets of the root.
  package var safeArea = LayoutInsets.zero
  /// The safe area insets of other views, where they do not follow from the root's.
  package var viewSafeArea: [String: LayoutInsets] = [:]
  /// Effective margins, with safe area and inheritance. They replace everything else that makes
  /// margins.
  package var margins: [String: LayoutInsets] = [:]
  /// Margins before safe area and inheritance, where they are not the ones that the file sets.
  package var baseMargins: [String: LayoutInsets] = [:]
  /// The insets from frame to alignment rectangle, by id.
  package var alignmentInsets: [String: LayoutInsets] = [:]
  package var baselines: [String: Baselines] = [:]
  /// The sizes of the content, measured in alignment rectangles, by id.
  package var intrinsic: [String: AxisPair<Double?>] = [:]
  /// The rows of the tables of observations from which these inputs are computed.
  package var measures: [String: [CanvasMeasure]] = [:]

  package init(size: LayoutSize, scale: Double) {
    self.size = size
    self.scale = scale
  }
}
