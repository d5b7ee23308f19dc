// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A version of a file in a merge.
public enum MergeSide: String, Sendable, Codable, CaseIterable {
  case ours, theirs, base
}
