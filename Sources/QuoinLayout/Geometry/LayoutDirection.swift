// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reading direction, which decides whether *leading* is left or right.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
