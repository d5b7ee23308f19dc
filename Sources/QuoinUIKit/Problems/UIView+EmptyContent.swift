// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The reason that the view has no content size, for reports on undetermined sizes; nil for views
  /// with a content size and for plain views.
  var emptyContentReason: String? {
    switch self {
    case let view as UIImageView where view.image == nil: "it has no image"
    case let view as UITextView where view.isScrollEnabled:
      "a text view that scrolls has no size of its own"
    case let view as UIStackView where view.arrangedSubviews.isEmpty: "it arranges no view"
    case is UIScrollView: "what scrolls has no size of its own"
    default: missingLength
    }
  }

  /// The length that the content size of the view's class leaves out, beside the other one.
  private var missingLength: String? {
    let (size, none) = (intrinsicContentSize, UIView.noIntrinsicMetric)
    guard (size.width == none) != (size.height == none) else { return nil }
    return
      "\(type(of: self)).intrinsicContentSize has no \(size.width == none ? "width" : "height")"
  }
}
