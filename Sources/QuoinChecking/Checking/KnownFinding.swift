// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A finding of one rule in one scene. Of several in different configurations the first is kept,
/// with its explanation.
struct KnownFinding: Hashable {
  var object: String
  var detail: String
}
