// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What differs between the configurations of a matrix.
public enum MatrixAxis: String, Hashable, Sendable, CaseIterable {
  case devices, orientation, direction
  case textSize = "textsize"
  case strings
}
