// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of the result of a merge.
struct MergedNode: Sendable {
  /// The side whose bytes the element is written from.
  var source: MergeSide
  var name: String
  var attributes: [(name: String, value: String)]
  var text: String
  /// Whether the element is copied as a whole.
  var isCopied = false
  var parent: String?
  var children: [String] = []
}
