// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The point of a text that stays in place when the text is scaled down.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}
