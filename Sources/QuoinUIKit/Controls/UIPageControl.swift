// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows which of some pages is seen.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How the background looks.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without pages; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      reportChange(.value)
      invalidateIntrinsicContentSize()
    }
  }
  /// Which page is seen, from 0.
  open var currentPage = 0 { didSet { reportChange(.value) } }
  /// The colour of the other pages.
  open var pageIndicatorTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The colour of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor? { didSet { reportChange(.look) } }

  /// Whether the control is hidden while there is only one page. Only windows of a host show that.
  open var hidesForSinglePage = false { didSet { reportChange(.value) } }
  /// How the background looks. Stored, not shown.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag moves through the pages. Stored, without effect.
  open var allowsContinuousInteraction = true
  /// The image of all dots. Stored, not shown.
  open var preferredIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]

  /// The image of a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Sets the image of a dot. Stored, not shown.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// The size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: 16 * CGFloat(max(pageCount, 1)) + 24,
      height: ControlMetrics.pageControl.contentSize.height)
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.pageControl.hugging }
  /// As wide as its dots, and 26 high.
  open override var intrinsicContentSize: CGSize {
    let dots = CGFloat(max(numberOfPages, 1))
    return CGSize(width: 16 * dots + 24, height: ControlMetrics.pageControl.contentSize.height)
  }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
