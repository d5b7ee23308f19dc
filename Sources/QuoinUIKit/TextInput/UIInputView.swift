// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that replaces a keyboard, or is above it. It is used by layout as every view; no keyboard
/// shows it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The style of an input view.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// The style of the view. Stored, not shown.
  open private(set) var inputViewStyle: Style
  /// Whether constraints decide the height of the view where it is shown. Stored.
  open var allowsSelfSizing = false

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view of the usual style; archives are not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
