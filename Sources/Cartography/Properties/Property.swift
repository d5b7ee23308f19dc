// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// An attribute of an item in a block.
@preconcurrency @MainActor public protocol Property {
  /// The attribute.
  var attribute: LayoutAttribute { get }
  /// The context of the block.
  var context: Context { get }
  /// The view or guide.
  var item: AnyObject { get }
}

/// A property that may equal a number.
public protocol NumericalEquality: Property {}
/// A property that may be limited by a number.
public protocol NumericalInequality: Property {}
/// A property that may equal another.
public protocol RelativeEquality: Property {}
/// A property that may be limited by another.
public protocol RelativeInequality: Property {}
/// A property that a number may be added to.
public protocol Addition: Property, AdditiveTerm where Term == Self {}
/// A property that may be multiplied by a number.
public protocol Multiplication: Property, MultiplicativeTerm where Term == Self {}
