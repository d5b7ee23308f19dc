// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore
import QuoinPlatform

/// An operand of the bars that make a list: a view, an array of views, a number, the size of a
/// space, or a list.
///
/// - A view has its intrinsic size, or the size in brackets after it: `title[==44]`.
/// - The views of an array coincide on the axis of the statement.
/// - A number is a space of that many points, which may be negative.
/// - A size alone is a space of that size: `~~1`.
@preconcurrency @MainActor public protocol MortarVFLOperand {
  /// The list that consists of this operand.
  func mortarVFLList() -> MortarVFLList
}

extension MortarView: MortarVFLOperand {
  /// Returns the list of the view, in its intrinsic size.
  public func mortarVFLList() -> MortarVFLList { self[.intrinsic] }

  /// The view in a size, such as `title[==44]`, `title[~~2]` or `title[==photo]`.
  public subscript(sizing: MortarVFLSizing) -> MortarVFLList {
    [self][sizing]
  }
}

extension Array: MortarVFLOperand where Element: MortarView {
  /// Returns the list of the views at one position, in their intrinsic sizes.
  public func mortarVFLList() -> MortarVFLList { self[.intrinsic] }

  /// The views at one position, in one size.
  @preconcurrency @MainActor
  public subscript(sizing: MortarVFLSizing) -> MortarVFLList {
    MortarVFLList(nodes: [VFLNode(kind: .views(self), size: sizing.size)])
  }
}

extension MortarVFLOperand where Self: MortarCGFloatable {
  /// Returns the list of a space of that many points.
  public func mortarVFLList() -> MortarVFLList {
    MortarVFLSizing(.fixed(m_cgfloatValue())).mortarVFLList()
  }
}

extension CGFloat: MortarVFLOperand {}
extension Double: MortarVFLOperand {}
extension Float: MortarVFLOperand {}
extension Int: MortarVFLOperand {}
extension UInt: MortarVFLOperand {}
extension Int32: MortarVFLOperand {}
extension UInt32: MortarVFLOperand {}
extension Int64: MortarVFLOperand {}
extension UInt64: MortarVFLOperand {}
