// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The width and the height.
///
/// > Note: NotAutoLayout has another type of this name. Where both modules are imported, write
/// > `Cartography.Size` or `NotAutoLayout.Size`.
public struct Size: RelativeCompoundEquality, RelativeCompoundInequality, MultiplicativeTerm {
  /// The context of the block.
  public let context: Context
  /// The width, then the height.
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
