// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows which of some pages is seen.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without pages; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Which page is seen, from 0.
  open var currentPage = 0
  /// The colour of the other pages.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor?

  override var defaultHugging: AxisPriorities { ControlMetrics.pageControl.hugging }
  /// As wide as its dots, and 26 high.
  open override var intrinsicContentSize: CGSize {
    let dots = CGFloat(max(numberOfPages, 1))
    return CGSize(width: 16 * dots + 24, height: ControlMetrics.pageControl.contentSize.height)
  }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
