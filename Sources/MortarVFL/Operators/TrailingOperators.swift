// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore

/// A row that ends at a position. An operator that begins the statement has to precede it.
@preconcurrency @MainActor
public func <| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .trailingRow, terminal)
}

/// A row that ends at a position, 8 points from it. An operator that begins the statement has to
/// precede it.
@preconcurrency @MainActor
public func <|| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .paddedTrailingRow, terminal)
}

/// A column that ends at a position. An operator that begins the statement has to precede it.
@preconcurrency @MainActor
public func ^| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .trailingColumn, terminal)
}

/// A column that ends at a position, 8 points from it. An operator that begins the statement has to
/// precede it.
@preconcurrency @MainActor
public func ^|| (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarVFLCapture {
  MortarVFLCapture(list, .paddedTrailingColumn, terminal)
}

/// A row that ends at a position and begins anywhere.
@preconcurrency @MainActor @discardableResult
public func <! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .onlyTrailingRow, before: terminal).install()
}

/// A row that ends at a position and begins anywhere, 8 points from it.
@preconcurrency @MainActor @discardableResult
public func <!! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .paddedOnlyTrailingRow, before: terminal).install()
}

/// A column that ends at a position and begins anywhere.
@preconcurrency @MainActor @discardableResult
public func ^! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .onlyTrailingColumn, before: terminal).install()
}

/// A column that ends at a position and begins anywhere, 8 points from it.
@preconcurrency @MainActor @discardableResult
public func ^!! (
  list: some MortarVFLOperand, terminal: some MortarVFLTerminal
) -> MortarGroup {
  VFLStatement(list, .paddedOnlyTrailingColumn, before: terminal).install()
}
