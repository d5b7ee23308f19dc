// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which point of a text stays when it is made smaller.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}
