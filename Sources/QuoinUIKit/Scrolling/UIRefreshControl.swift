// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for reloading the content of a scroll view. Stored, not shown.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private var refreshes = false

  /// A text below the control. Not shown.
  open var attributedTitle: NSAttributedString?
  /// Whether a reload is in progress.
  open var isRefreshing: Bool { refreshes }

  /// Creates a control without a reload.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Begins a reload. No action is sent.
  open func beginRefreshing() { refreshes = true }
  /// Ends the reload.
  open func endRefreshing() { refreshes = false }
}
