// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar at the top, 44 points high.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether content can be seen through the bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.navigationBar.contentSize }
  /// The given width and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.navigationBar.frameSize(in: size)
  }
}

/// A bar of buttons at the bottom, 44 points high.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Whether content can be seen through the bar.
  open var isTranslucent = true
  override var defaultHugging: AxisPriorities { ControlMetrics.toolbar.hugging }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.toolbar.contentSize }
  /// The given width and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.toolbar.frameSize(in: size)
  }
}

/// A bar for choosing a controller at the bottom, 49 points high.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Whether content can be seen through the bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  override var defaultHugging: AxisPriorities { ControlMetrics.tabBar.hugging }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.tabBar.contentSize }
  /// The given width and a height of 49 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.tabBar.frameSize(in: size)
  }
}

/// A field for a search, 56 points high.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// A text that is shown while there is no other.
  open var placeholder: String?
  override var defaultHugging: AxisPriorities { ControlMetrics.searchBar.hugging }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.searchBar.contentSize }
  /// The given width and a height of 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.searchBar.frameSize(in: size)
  }
}
