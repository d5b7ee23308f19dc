// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The layout of a scene at every size of a range, as data that a page can evaluate.
package struct ScenePieces: Sendable {
  /// The sizes for which the pieces give the frames of layout.
  package enum Exactness: String, Sendable {
    /// Every whole size of the range.
    case both
    /// Every whole width, at the height of the file only.
    case width
  }

  /// A view, by its place in the list of views.
  package struct View: Sendable {
    package var id: String
    /// The index of the parent; -1 for a root.
    package var parent: Int
    /// The left, top, right and bottom edge in points from the corner of the root.
    package var edges: [EdgeFunction]
    /// Letters: `h` for a hidden view, `c` for one that clips its subviews.
    package var flags: String
  }

  /// The lines of a text from a width of the scene on.
  package struct Lines: Hashable, Sendable {
    package var from: Int
    package var lines: [String]
  }

  /// A problem and the sizes at which it is reported.
  package struct Problem: Sendable {
    package var report: ProblemReport
    /// Ranges of whole widths, at the height of the file.
    package var widths: [ClosedRange<Int>]
    /// Ranges of whole heights, at the width of the file.
    package var heights: [ClosedRange<Int>]
  }

  /// The number of pixels per point.
  package var scale: Double
  package var range: SizeRange
  package var baseSize: LayoutSize
  package var exactness: Exactness
  /// A parent comes before its children.
  package var views: [View]
  /// The texts that break otherwise at other widths, with their lines, by the index of the view.
  package var texts: [(view: Int, text: String, lines: [Lines])]
  /// The widths from which on a view is hidden or shown, by the index of the view, where that
  /// depends on the width.
  package var hidden: [(view: Int, changes: AffinePieces)]
  package var problems: [Problem]

  /// The frames of all views on the pixel grid, in points and in the coordinates of the parent;
  /// roots are at the origin.
  package func frames(width: Double, height: Double) -> [LayoutRect] {
    let edges = views.map { view in
      view.edges.map { rounded($0.value(width: width, height: height)) }
    }
    return views.indices.map { index in
      let (own, parent) = (edges[index], views[index].parent)
      let origin = parent < 0 ? [0, 0] : edges[parent]
      return LayoutRect(
        x: own[0] - origin[0], y: own[1] - origin[1], width: own[2] - own[0],
        height: own[3] - own[1])
    }
  }

  /// An edge on the nearest pixel, as layout rounds it.
  func rounded(_ edge: Double) -> Double { PixelGrid(scale: scale).rounded(edge) }
}
