// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Several attributes of an item that are related together, one by one.
@preconcurrency @MainActor public protocol Compound {
  /// The context of the block.
  var context: Context { get }
  /// The attributes, in the order in which they are related.
  var properties: [any Property] { get }
}

/// A compound that may equal another.
public protocol RelativeCompoundEquality: Compound {}
/// A compound that may be limited by another.
public protocol RelativeCompoundInequality: Compound {}
