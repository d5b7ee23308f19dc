// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A list that scrolls; here a box without data.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How rows are grouped.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// How rows are grouped.
  open private(set) var style = Style.plain
  /// A view above the rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below the rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// The height of rows in points; `automaticDimension` lets each have its own.
  open var rowHeight = UITableView.automaticDimension
  /// Lets each row have its own height.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}
