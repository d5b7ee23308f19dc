// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The work of the next pass in a view or somewhere below.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  /// The call of `layoutSubviews()`, or the solving of a separate root.
  static let layout = PendingWork(rawValue: 1)
  /// The call of `updateConstraints()`.
  static let constraints = PendingWork(rawValue: 2)
  /// A pending call of `layoutSubviews()` in a descendant. It is set together with ``layout``.
  static let layoutBelow = PendingWork(rawValue: 4)

  /// The resulting pending work of the superview.
  var inSuperview: PendingWork { contains(.layout) ? union(.layoutBelow) : self }
}
