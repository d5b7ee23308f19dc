// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

/// A view of a content that may be larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollDelegating {
  /// Whether the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The delegate that is notified of changes of the view; the property that programs use is that
  /// of ``UIScrollDelegating`` or of a subclass.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The controller whose bar follows the content.
  final weak var follower: UINavigationController?
  /// The height by which the collapsed bar of ``follower`` makes the safe area smaller, in points.
  final var collapsedBarHeight: CGFloat = 0

  /// The adjusted insets as they were last looked at.
  var settledInsets = UIEdgeInsets.zero
  /// The axes on which the safe area counts, as the layout has them.
  var settledSafeAreaAxes = SafeAreaAxes(
    horizontal: .longContent(0), vertical: .longContent(0))
  override var countedSafeAreaAxes: SafeAreaAxes { settledSafeAreaAxes }

  /// The insets when the delegate was last notified of a change.
  var reportedInsets = UIEdgeInsets.zero

  /// Creates a view with empty content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with empty content; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the content. Constraints between the content and this view or its content guide
  /// determine it.
  open var contentSize = CGSize.zero {
    didSet {
      if !isTakingSolvedSize { assignedContentSize = contentSize }
      settleInsets()
      keepContentInSight(after: oldValue)
      reportChange(.value)
    }
  }
  /// The content size that the program set.
  private(set) final var assignedContentSize = CGSize.zero
  /// The axes on which constraints determine the content size, as of the last pass.
  override var solvedContentAxes: Set<LayoutAxis> { storedContentAxes }
  private var storedContentAxes: Set<LayoutAxis> = []
  override var isScrollItem: Bool { true }
  override var scrolledSize: CGSize? { contentSize }
  private final var isTakingSolvedSize = false

  /// Applies the solved content size on the axes on which constraints determine it; on the others
  /// that of the program.
  override func takeContentSize(_ solved: LayoutSize, on axes: Set<LayoutAxis>) {
    var size = contentSize
    if axes.contains(.horizontal) {
      size.width = CGFloat(solved.width)
    } else if solvedContentAxes.contains(.horizontal) {
      size.width = assignedContentSize.width
    }
    if axes.contains(.vertical) {
      size.height = CGFloat(solved.height)
    } else if solvedContentAxes.contains(.vertical) {
      size.height = assignedContentSize.height
    }
    storedContentAxes = axes
    guard size != contentSize else { return }
    isTakingSolvedSize = true
    defer { isTakingSolvedSize = false }
    contentSize = size
  }
  /// The point of the content that is at the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }
  /// The visible part of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      // The size of the content decides whether the safe area is added.
      if super.bounds.size != old.size { settleInsets() }
      guard super.bounds.origin != old.origin else { return }
      follower?.contentDidScroll(self)
      if Self.movedByAnimation !== self { scrollDelegate?.scrollViewDidScroll(self) }
      ValueListeners.notify()
    }
  }
  /// The space around the content. Content that rests at its beginning moves with it.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      settleInsets()
      reportChange(.value)
    }
  }
  /// Whether the safe area is added to the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { settleInsets() }
  }
  /// The space around the content, with the safe area if it is added.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(countedSafeArea) }
  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}
  /// Updates the insets of the content after a change of the safe area; call this implementation.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followCollapsedBar()
    settleInsets()
  }
  override func windowVisibilityDidChange() {
    super.windowVisibilityDidChange()
    settleInsets()
  }
  /// Whether the content can be moved by the user.
  open var isScrollEnabled = true {
    didSet {
      reportChange(.look)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the content stops at whole pages.
  open var isPagingEnabled = false
  /// Whether the content springs back at its ends.
  open var bounces = true
  /// Whether content that fits still springs, from top to bottom.
  open var alwaysBounceVertical = false { didSet { settleInsets() } }
  /// Whether content that fits still springs, from left to right.
  open var alwaysBounceHorizontal = false { didSet { settleInsets() } }
  /// Whether a bar shows the place in the content, from top to bottom.
  open var showsVerticalScrollIndicator = true { didSet { reportChange(.value) } }
  /// Whether a bar shows the place in the content, from left to right.
  open var showsHorizontalScrollIndicator = true { didSet { reportChange(.value) } }
  /// The content; its size is the content size.
  open var contentLayoutGuide: UILayoutGuide { builtInGuide(.contentGuide) }
  /// The view's frame, for things that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { builtInGuide(.frameGuide) }

  /// Scrolls to a point of the content immediately. For an animated change the delegate is notified
  /// after the call returned, when the main queue runs.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    Self.movedByAnimation = self
    self.contentOffset = contentOffset
    Self.movedByAnimation = nil
    reportAnimatedScrolling()
  }

  /// The view whose delegate is notified of its movement later.
  private static weak var movedByAnimation: UIScrollView?

  /// Notifies the delegate of a movement and its end when the main queue runs.
  final func reportAnimatedScrolling() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidScroll(self)
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls immediately by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    contentOffset = offset(showing: rect)
  }

  // MARK: Dragging and zooming

  /// The scale of the content, between the minimum and the maximum.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  private var scale: CGFloat = 1
  /// The minimum scale.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the scale bounces at its limits. Stored.
  open var bouncesZoom = true
  /// Sets the scale of the zoomed view and of the content size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale) }
  /// Scales and moves so that a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect) }
  /// Whether the user is zooming: always false.
  open var isZooming: Bool { false }
  /// Whether the scale bounces back: false.
  open var isZoomBouncing: Bool { false }
  /// Whether a touch is on the content: always false.
  open var isTracking: Bool { false }
  /// Whether the content is dragged: false.
  open var isDragging: Bool { false }
  /// Whether the content slows down: false.
  open var isDecelerating: Bool { false }
  /// The rate at which scrolling slows down. Stored.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag is limited to one axis. Stored.
  open var isDirectionalLockEnabled = false
  /// Whether touches of the content are delayed until they are known not to scroll. Stored.
  open var delaysContentTouches = true
  /// Whether a touch of the content can become a drag. Stored.
  open var canCancelContentTouches = true
  /// Returns whether a subview receives its touches: true unless a class overrides it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Returns whether a touch of a view can become a drag: true except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a tap on the status bar scrolls to the top. Stored.
  open var scrollsToTop = true
  /// The style of the scroll indicators. Stored, not shown.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the scroll indicators. Stored, not shown.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The insets of the vertical scroll indicator. Stored, not shown.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator. Stored, not shown.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area is added to the insets of the scroll indicators. Stored, not shown.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the bars for a moment. They are not shown here.
  open func flashScrollIndicators() {}
  /// The way in which a drag of the content dismisses the keyboard. Stored.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The display mode of an index. Stored.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// The recognizer of drags. It never recognizes anything here.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of pinches, if the content has several scales. It never recognizes anything
  /// here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  private lazy var pinch = UIPinchGestureRecognizer()
  /// A control for reloading. Not shown.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      refreshControl.isHidden = true
      insertSubview(refreshControl, at: 0)
    }
  }

  private func zoom(by wanted: CGFloat) {
    let wanted = min(max(wanted, minimumZoomScale), maximumZoomScale)
    guard wanted != scale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    scale = wanted
    view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
    view.frame.origin = .zero
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: wanted)
  }

  private func zoom(showing rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(by: min(bounds.width / rect.width, bounds.height / rect.height))
    contentOffset = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
  }
}
