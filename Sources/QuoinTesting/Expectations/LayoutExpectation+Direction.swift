// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension LayoutExpectation {
  /// Expects that in the other reading direction the alignment rectangle of each shown view is the
  /// mirror image of its own, in its superview and within a pixel. Views that force a direction,
  /// and their descendants, are left out.
  ///
  /// - Parameter exceptions: Views that need not be mirrored, with their descendants.
  public static func mirrorsRightToLeft(
    except exceptions: LayoutSelector...
  ) -> LayoutExpectation {
    LayoutExpectation(named: "mirrorsRightToLeft", needsMirrorImage: true) { layout in
      layout.without(exceptions) { isLeftOut in
        guard let image = layout.mirrorImage else { return [] }
        let pixel = 1 / max(1, layout.view.traitCollection.displayScale)
        return layout.views.views.compactMap { entry in
          guard entry.isShown, let outer = layout.views.parent(of: entry),
            !isLeftOut(entry.view), !isForced(entry, in: layout.views),
            let other = image.placement(at: entry.path)
          else { return nil }
          let frame = entry.view.exactAlignmentRect
          // A view without a size is invisible.
          guard !frame.isEmpty || !other.frame.isEmpty else { return nil }
          let left = frame.minX
          let right = other.outerWidth - other.frame.maxX
          // A superview with another width has a finding of its own; its subviews are compared with
          // it.
          guard abs(left - right) > pixel || abs(frame.width - other.frame.width) > pixel,
            abs(outer.view.exactFrame.width - other.outerWidth) <= pixel
          else { return nil }
          let isRightToLeft = layout.cell.configuration.direction == .rightToLeft
          let direction = isRightToLeft ? "left to right" : "right to left"
          let outerName = layout.name(of: outer.view)
          let message =
            abs(left - right) > pixel
            ? "is \(LengthText.points(left)) from the left of \(outerName), and from "
              + "\(direction) \(LengthText.points(right)) from the right"
            : "is \(LengthText.points(frame.width)) wide, and from \(direction) "
              + LengthText.points(other.frame.width)
          return ExpectationFinding(
            key: entry.path, message: "\(layout.name(of: entry.view)) \(message)"
          ) { layout.reasons(for: .left, of: entry.view) }
        }
      }
    }
  }

  @MainActor private static func isForced(_ view: LaidOutView, in views: ViewList) -> Bool {
    var next: LaidOutView? = view
    while let outer = next {
      if outer.view.semanticContentAttribute != .unspecified { return true }
      next = views.parent(of: outer)
    }
    return false
  }
}
