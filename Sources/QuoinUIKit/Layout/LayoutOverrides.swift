// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Answers that take the place of a view's own, for readers of files and for tests.
package struct LayoutOverrides: Sendable {
  /// Content size in points; `UIView.noIntrinsicMetric` on an axis means none.
  package var intrinsicContentSize: CGSize?
  /// The size by which a stack view shares its length in proportion, for a view without content
  /// size.
  package var shareSize: CGSize?
  /// From the frame inward to the alignment rectangle.
  package var alignmentRectInsets: UIEdgeInsets?
  /// Baselines in points from the top and from the bottom of the alignment rectangle.
  package var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)?
  /// Effective margins: taken as they are, without safe area and inheritance.
  package var layoutMargins: UIEdgeInsets?
  /// What is covered of the view at each edge.
  package var safeAreaInsets: UIEdgeInsets?

  /// Overrides of the given answers; nil leaves the view's own.
  package init(
    intrinsicContentSize: CGSize? = nil, shareSize: CGSize? = nil,
    alignmentRectInsets: UIEdgeInsets? = nil,
    baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? = nil,
    layoutMargins: UIEdgeInsets? = nil, safeAreaInsets: UIEdgeInsets? = nil
  ) {
    self.intrinsicContentSize = intrinsicContentSize
    self.shareSize = shareSize
    self.alignmentRectInsets = alignmentRectInsets
    self.baselineOffsets = baselineOffsets
    self.layoutMargins = layoutMargins
    self.safeAreaInsets = safeAreaInsets
  }
}

extension UIView {
  /// Answers that take the place of the view's own.
  package var layoutOverrides: LayoutOverrides? {
    get { storedOverrides }
    set {
      storedOverrides = newValue
      layoutItemDidChange()
    }
  }

  /// Whether the view's inside is a layout of its own, from its bounds.
  ///
  /// Such a view takes part in the layout of its superview only where constraints above mention it.
  package var isSeparateLayoutRoot: Bool {
    get { layoutState.isSeparateRoot }
    set {
      guard newValue != layoutState.isSeparateRoot else { return }
      layoutStructureDidChange()
      parent?.layoutStructureDidChange()
      layoutState.isSeparateRoot = newValue
      requireWork(.layout)
      if !newValue && parent != nil { layoutHost = nil }
    }
  }

  /// Makes the view a part of a view of this library that assigns its frame.
  func becomeDecoration() {
    layoutState.isDecoration = true
  }

  /// On the root of a layout: pixels a point for rounding; nil means the screen's, 0 writes frames
  /// exactly.
  package var layoutScale: CGFloat? {
    get { assignedScale }
    set {
      assignedScale = newValue
      layoutItemDidChange()
    }
  }

  /// On the root of a layout: the reading direction of its views with an unspecified semantic
  /// content attribute.
  package var layoutDirectionOverride: UIUserInterfaceLayoutDirection? {
    get { assignedDirection }
    set {
      assignedDirection = newValue
      layoutStructureDidChange()
    }
  }

  /// On the root of a layout without a window: the traits that hold in it; nil means the default
  /// ones.
  package var traitsOverride: UITraitCollection? {
    get { assignedTraits }
    set {
      let old = traitCollection
      assignedTraits = newValue
      if traitCollection != old { traitsDidChange(from: old) }
    }
  }

  /// Whether the traits are those of the superview.
  var inheritsTraits: Bool { assignedTraits == nil }

  /// The unrounded frame as of the last pass, in the superview's coordinates; `frame` before the
  /// first one.
  package var exactFrame: CGRect {
    if let exact = layoutHost?.exactRootFrame { return exact }
    return parent?.layoutHostRoot.layoutHost?.exactFrame(of: handle) ?? frame
  }
}
