// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for reloading what scrolls. Stored, not shown.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private var refreshes = false

  /// A text below the control. Not shown.
  open var attributedTitle: NSAttributedString?
  /// Whether something is being reloaded.
  open var isRefreshing: Bool { refreshes }

  /// A control that refreshes nothing.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A control of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Says that something is being reloaded. No action is sent.
  open func beginRefreshing() { refreshes = true }
  /// Says that everything is reloaded.
  open func endRefreshing() { refreshes = false }
}
