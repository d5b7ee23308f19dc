// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

/// A view of a content that may be larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Whether the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The adjusted insets as they were last looked at.
  var settledInsets = UIEdgeInsets.zero

  /// A view of an empty content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view of an empty content; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the content. Constraints between the content and this view or its content guide
  /// determine it.
  open var contentSize = CGSize.zero {
    didSet {
      if !isTakingSolvedSize { assignedContentSize = contentSize }
      settleInsets()
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

  /// Takes the content size that the engine found, on the axes on which constraints determine it; on
  /// the others that of the program.
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
  /// Space around the content. Content that rests at its beginning moves with it.
  open var contentInset = UIEdgeInsets.zero { didSet { settleInsets() } }
  /// Whether the safe area is added to the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { settleInsets() }
  }
  /// Space around the content, with the safe area where it counts.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(countedSafeArea) }
  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}
  /// Lets the safe area count among the insets of the content; call this implementation.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    settleInsets()
  }
  override func windowVisibilityDidChange() {
    super.windowVisibilityDidChange()
    settleInsets()
  }
  /// Whether the content can be moved by the user.
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the content stops at whole pages.
  open var isPagingEnabled = false
  /// Whether the content springs back at its ends.
  open var bounces = true
  /// Whether content that fits still springs, from top to bottom.
  open var alwaysBounceVertical = false { didSet { settleInsets() } }
  /// Whether content that fits still springs, from left to right.
  open var alwaysBounceHorizontal = false { didSet { settleInsets() } }
  /// Whether a bar shows the place in the content, from top to bottom.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows the place in the content, from left to right.
  open var showsHorizontalScrollIndicator = true
  /// The content; its size is the content size.
  open var contentLayoutGuide: UILayoutGuide { builtInGuide(.contentGuide) }
  /// The view's frame, for things that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { builtInGuide(.frameGuide) }

  /// Moves to a point of the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves just so far that a rectangle of the content is seen, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    contentOffset = offset(showing: rect)
  }
}
