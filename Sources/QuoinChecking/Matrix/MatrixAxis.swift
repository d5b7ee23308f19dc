// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A dimension in which the configurations of a matrix differ.
public enum MatrixAxis: String, Hashable, Sendable, CaseIterable {
  case devices, orientation, direction
  case textSize = "textsize"
  case strings
}
