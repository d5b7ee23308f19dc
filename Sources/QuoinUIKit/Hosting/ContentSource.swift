// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Measures the contents of views in place of the built-in tables and fonts.
///
/// A program's override of `intrinsicContentSize`, `textRect(forBounds:limitedToNumberOfLines:)` or
/// `alignmentRectInsets` applies all the same.
@MainActor package protocol ContentSource: AnyObject {
  /// Returns the size of the alignment rectangle, in points; nil for the size of the table.
  /// - Parameter width: the width at which text wraps; nil for text on one line.
  func contentSize(of view: UIView, wrappedAt width: CGFloat?) -> CGSize?
  /// Returns the baselines at a height, in points from the edges of the alignment rectangle; nil
  /// for those of the table.
  func baselines(of view: UIView, height: CGFloat) -> (
    firstFromTop: CGFloat, lastFromBottom: CGFloat
  )?
  /// Returns the distances from the frame inward to the alignment rectangle; nil for those of the
  /// table.
  func alignmentInsets(of view: UIView) -> UIEdgeInsets?
}

extension UIView {
  /// Measures the contents of the view and of all below it again at the next layout, for another
  /// source.
  package func measureContentsAgain() {
    forEachInTree { view in
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
    }
  }

  /// Returns the size that the content source measures; nil where the table applies.
  func measuredContentSize(wrappedAt width: CGFloat? = nil) -> CGSize? {
    Host.content?.contentSize(of: self, wrappedAt: width)
  }

  /// The baselines of the content at the height that it has.
  var currentBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let source = Host.content else { return ownBaselines }
    let height = textFit.baselineHeight ?? currentIntrinsicSize.height
    return source.baselines(of: self, height: height) ?? ownBaselines
  }

  /// Returns the content size of a control without text.
  func contentSize(_ metrics: ControlMetrics) -> CGSize {
    measuredContentSize() ?? metrics.contentSize
  }

  /// Returns the alignment insets of a control without text.
  func alignmentInsets(_ metrics: ControlMetrics) -> UIEdgeInsets {
    Host.content?.alignmentInsets(of: self) ?? metrics.alignment
  }

  /// Returns the size of the frame of a control without text; missing numbers are taken from
  /// `size`.
  func frameSize(_ metrics: ControlMetrics, in size: CGSize) -> CGSize {
    guard let content = measuredContentSize() else { return metrics.frameSize(in: size) }
    let insets = alignmentInsets(metrics)
    return CGSize(
      width: content.width < 0 ? size.width : content.width + insets.left + insets.right,
      height: content.height < 0 ? size.height : content.height + insets.top + insets.bottom)
  }
}
