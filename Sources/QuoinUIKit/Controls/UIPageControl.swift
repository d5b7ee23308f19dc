// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control that shows the current one of some pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The order of the pages on the screen.
  public enum Direction: Int, Hashable, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// The order of the pages on the screen. Stored, not shown.
  open var direction = Direction.natural
  /// The image of the dot for the current page. Stored, not shown.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var currentIndicatorImages: [Int: UIImage] = [:]
  /// Returns the image of the dot for a page while it is the current page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }
  /// Sets the image of the dot for a page while it is the current page. Stored, not shown.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }
  /// The progress indicator of the current page. Stored, not shown.
  open var progress: UIPageControlProgress?

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without pages; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      reportChange(.value)
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the current page.
  open var currentPage = 0 { didSet { reportChange(.value) } }
  /// The colour of the other pages.
  open var pageIndicatorTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The colour of the current page.
  open var currentPageIndicatorTintColor: UIColor? { didSet { reportChange(.look) } }

  /// Whether the control is hidden while there is only one page. Only windows of a host show that.
  open var hidesForSinglePage = false { didSet { reportChange(.value) } }
  /// The style of the background. Stored, not shown.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether dragging over the control changes the page continuously. Stored, without effect.
  open var allowsContinuousInteraction = true
  /// The image of the dots. Stored, not shown.
  open var preferredIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]

  /// Returns the image of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Sets the image of the dot for a page. Stored, not shown.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// Returns the size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: 16 * CGFloat(max(pageCount, 1)) + 24,
      height: ControlMetrics.pageControl.contentSize.height)
  }

  override var defaultHugging: AxisPriorities { ControlMetrics.pageControl.hugging }
  /// The content size: as wide as the dots, and 26 high.
  open override var intrinsicContentSize: CGSize {
    let dots = CGFloat(max(numberOfPages, 1))
    return CGSize(width: 16 * dots + 24, height: ControlMetrics.pageControl.contentSize.height)
  }
  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The progress of the time for which a page is shown. Stored, not shown.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  /// The share, from 0 to 1.
  open var currentProgress: Float = 0
  /// The delegate that is notified of the progress.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// Whether the share is shown.
  open var progressVisible = false
  /// Creates a progress of 0.
  public override init() { super.init() }
}

/// A progress that moves to the next page after a time. There is no clock here: the page does not
/// change.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  /// Whether ``resumeTimer()`` was called last.
  open private(set) var isRunning = false
  /// The time for which each page is shown, in seconds.
  open var preferredDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]

  /// Creates a progress with a time for each page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Resumes the timer.
  open func resumeTimer() { isRunning = true }
  /// Pauses the timer.
  open func pauseTimer() { isRunning = false }
  /// Sets the time of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// Returns the time for which a page is shown, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// A delegate that is notified of the elapsed part of the time of a page. Quoin never calls it.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress at the beginning of a page.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  /// Called after the progress became visible or invisible.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
