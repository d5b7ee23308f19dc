// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore

/// Makes a row from the left to the right edge of a view or guide.
@preconcurrency @MainActor @discardableResult
public func |>> (
  item: some MortarVFLTerminal & MortarLayoutItem, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(item, .surroundingRow, list).install()
}

/// Makes a row from the left to the right edge of a view or guide, 8 points from both.
@preconcurrency @MainActor @discardableResult
public func ||>> (
  item: some MortarVFLTerminal & MortarLayoutItem, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(item, .paddedSurroundingRow, list).install()
}

/// Makes a column from the top to the bottom of a view or guide.
@preconcurrency @MainActor @discardableResult
public func |^^ (
  item: some MortarVFLTerminal & MortarLayoutItem, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(item, .surroundingColumn, list).install()
}

/// Makes a column from the top to the bottom of a view or guide, 8 points from both.
@preconcurrency @MainActor @discardableResult
public func ||^^ (
  item: some MortarVFLTerminal & MortarLayoutItem, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(item, .paddedSurroundingColumn, list).install()
}
