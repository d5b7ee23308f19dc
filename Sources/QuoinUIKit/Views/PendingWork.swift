// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What the next pass has to do in a view or somewhere below.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  /// To call `layoutSubviews()`, or to solve a separate root.
  static let layout = PendingWork(rawValue: 1)
  /// To call `updateConstraints()`.
  static let constraints = PendingWork(rawValue: 2)
  /// To call `layoutSubviews()` somewhere below. Comes with ``layout``.
  static let layoutBelow = PendingWork(rawValue: 4)

  /// What is pending in the superview then.
  var inSuperview: PendingWork { contains(.layout) ? union(.layoutBelow) : self }
}
