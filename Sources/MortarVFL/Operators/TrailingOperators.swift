// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore

/// Ends a row at a position. An operator that begins the statement has to precede it.
@preconcurrency @MainActor
public func <| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .trailingRow, terminal)
}

/// Ends a row 8 points from a position. An operator that begins the statement has to
/// precede it.
@preconcurrency @MainActor
public func <|| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .paddedTrailingRow, terminal)
}

/// Ends a column at a position. An operator that begins the statement has to precede it.
@preconcurrency @MainActor
public func ^| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .trailingColumn, terminal)
}

/// Ends a column 8 points from a position. An operator that begins the statement has to
/// precede it.
@preconcurrency @MainActor
public func ^|| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .paddedTrailingColumn, terminal)
}

/// Makes a row that ends at a position and begins anywhere.
@preconcurrency @MainActor @discardableResult
public func <! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .onlyTrailingRow, before: terminal).install()
}

/// Makes a row that ends at a position and begins anywhere, 8 points from it.
@preconcurrency @MainActor @discardableResult
public func <!! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .paddedOnlyTrailingRow, before: terminal).install()
}

/// Makes a column that ends at a position and begins anywhere.
@preconcurrency @MainActor @discardableResult
public func ^! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .onlyTrailingColumn, before: terminal).install()
}

/// Makes a column that ends at a position and begins anywhere, 8 points from it.
@preconcurrency @MainActor @discardableResult
public func ^!! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .paddedOnlyTrailingColumn, before: terminal).install()
}
