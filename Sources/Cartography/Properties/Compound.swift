// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

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

/// Width and height.
public struct Size: RelativeCompoundEquality, RelativeCompoundInequality, MultiplicativeTerm {
  /// The context of the block.
  public let context: Context
  /// Width, then height.
  public let properties: [any Property]

  init(context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }

  /// The size itself, times one.
  public var expression: Expression<Size> {
    Expression(value: self, coefficients: properties.map { _ in Coefficients() })
  }
}

/// The horizontal and the vertical center.
public struct Point: RelativeCompoundEquality, RelativeCompoundInequality {
  /// The context of the block.
  public let context: Context
  /// The horizontal center, then the vertical one.
  public let properties: [any Property]

  init(context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}

/// Top, leading, bottom and trailing.
public struct Edges: RelativeCompoundEquality, RelativeCompoundInequality {
  /// The context of the block.
  public let context: Context
  /// Top, leading, bottom, trailing.
  public let properties: [any Property]

  init(context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}
