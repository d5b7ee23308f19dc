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
  /// The insets from the frame inward to the alignment rectangle.
  package var alignmentRectInsets: UIEdgeInsets?
  /// Baselines in points from the top and from the bottom of the alignment rectangle.
  package var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)?
  /// Effective margins: taken as they are, without safe area and inheritance.
  package var layoutMargins: UIEdgeInsets?
  /// The insets of the view that are covered at each edge.
  package var safeAreaInsets: UIEdgeInsets?

  /// Creates overrides with the given values; nil keeps the value of the view.
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
