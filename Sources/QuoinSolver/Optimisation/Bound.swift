// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A bound of a quantity: `quantity REL limit`. Each point of violation costs the weight at the
/// priority.
struct Bound: Sendable {
  var limit: AffineForm
  var priority: Double
  var weight: Double
  let quantity: Int32
  let relation: LinearRelation
}
