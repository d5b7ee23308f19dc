// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// The view of the specification whose subviews are laid out: 640 × 480 with margins and a safe area
/// that do not add up.
final class Canvas: LayoutInfoStoredView {
  init(_ width: CGFloat = 640, _ height: CGFloat = 480, isRightToLeft: Bool = false) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = UIEdgeInsets(top: 12, left: 24, bottom: 36, right: 48)
    semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  }
}
#endif
