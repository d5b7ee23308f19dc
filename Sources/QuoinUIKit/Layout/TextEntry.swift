// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// The size for which a text is laid out, in points.
struct TextFit: Equatable {
  /// A text on one line, with its baselines at the height of its content.
  static let oneLine = TextFit()

  /// The width at which the text wraps; 0 for one line.
  var wrapWidth: CGFloat = 0
  /// The height in which a line is centred; nil for the height of the content.
  var baselineHeight: CGFloat?
}

/// The text of a view, in the form of a host.
struct TextEntry {
  /// The size for which the second system has the text.
  var fit = TextFit.oneLine
  /// The width on one line; nil where the text does not wrap.
  var natural: CGFloat?
  /// The height of the content on one line, where the baselines follow the height of the view;
  /// otherwise nil.
  var lineHeight: CGFloat?
  /// The size that the first system gave the text when `fit` was found; nil before.
  var size: LayoutSize?
  /// The size that the second system gave the text when it was last compared with `fit`; nil where
  /// one of them may be another now.
  var solvedSize: LayoutSize?
}

extension UIView {
  /// Returns the content size with the text wrapped at a width, 0 for one line. Changes nothing.
  func contentSize(wrappedAt width: CGFloat) -> CGSize {
    if let given = layoutOverrides?.intrinsicContentSize { return given }
    guard textFit.wrapWidth != width else { return currentIntrinsicSize }
    return withText(TextFit(wrapWidth: width)) { intrinsicContentSize }
  }

  /// Lays the text out as the layout has it.
  func take(_ fit: TextFit) {
    guard fit != textFit else { return }
    if fit.wrapWidth != textFit.wrapWidth { layoutState.intrinsicSize = nil }
    textFit = fit
  }

  /// Returns the result of a function that is called while the text is laid out in some way.
  /// Changes nothing.
  func withText<Result>(_ fit: TextFit, _ body: () -> Result) -> Result {
    let (used, size) = (textFit, layoutState.intrinsicSize)
    guard fit != used else { return body() }
    take(fit)
    defer {
      textFit = used
      layoutState.intrinsicSize = size
    }
    return body()
  }
}
