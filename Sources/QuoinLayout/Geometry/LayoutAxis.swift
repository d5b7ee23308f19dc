// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One of the two directions in which things are laid out.
public enum LayoutAxis: Int, CaseIterable, Hashable, Sendable {
  case horizontal = 0
  case vertical = 1
}

/// The direction in which a reader reads, and with it where *leading* is.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
