// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The alignment rectangles of a layout in the other reading direction, by the paths of the views.
@MainActor struct MirrorImage {
  /// An alignment rectangle in its superview, before it is rounded to pixels, since both directions
  /// are rounded the same way.
  struct Placement {
    var frame: CGRect
    /// The width of the superview.
    var outerWidth: CGFloat
  }

  private var placements: [String: Placement] = [:]

  init(_ views: ViewList) {
    for view in views.views {
      guard let outer = views.parent(of: view) else { continue }
      placements[view.path] = Placement(
        frame: view.view.exactAlignmentRect, outerWidth: outer.view.exactFrame.width)
    }
  }

  /// The placement of the view at a path; nil where the other direction has no such view.
  func placement(at path: String) -> Placement? { placements[path] }
}

extension UIView {
  /// The rectangle that constraints place, before it is rounded to pixels. Shadows and ornaments
  /// around it need not be mirrored.
  var exactAlignmentRect: CGRect { alignmentRect(forFrame: exactFrame) }
}
