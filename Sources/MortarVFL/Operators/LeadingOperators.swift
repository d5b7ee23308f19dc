// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore

/// Makes a row from a position to the right.
@preconcurrency @MainActor @discardableResult
public func |> (
  terminal: some MortarVFLTerminal, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(terminal, .leadingRow, list).install()
}

/// Makes a row between two positions.
@preconcurrency @MainActor @discardableResult
public func |> (terminal: some MortarVFLTerminal, capture: MortarVFLCapture) -> MortarGroup {
  VFLStatement(terminal, .leadingRow, capture).install()
}

/// Makes a row from a position to the right, 8 points from it.
@preconcurrency @MainActor @discardableResult
public func ||> (
  terminal: some MortarVFLTerminal, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(terminal, .paddedLeadingRow, list).install()
}

/// Makes a row between two positions, 8 points from the first.
@preconcurrency @MainActor @discardableResult
public func ||> (terminal: some MortarVFLTerminal, capture: MortarVFLCapture) -> MortarGroup {
  VFLStatement(terminal, .paddedLeadingRow, capture).install()
}

/// Makes a column from a position downwards.
@preconcurrency @MainActor @discardableResult
public func |^ (
  terminal: some MortarVFLTerminal, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(terminal, .leadingColumn, list).install()
}

/// Makes a column between two positions.
@preconcurrency @MainActor @discardableResult
public func |^ (terminal: some MortarVFLTerminal, capture: MortarVFLCapture) -> MortarGroup {
  VFLStatement(terminal, .leadingColumn, capture).install()
}

/// Makes a column from a position downwards, 8 points from it.
@preconcurrency @MainActor @discardableResult
public func ||^ (
  terminal: some MortarVFLTerminal, list: some MortarVFLOperand
) -> MortarGroup {
  VFLStatement(terminal, .paddedLeadingColumn, list).install()
}

/// Makes a column between two positions, 8 points from the first.
@preconcurrency @MainActor @discardableResult
public func ||^ (terminal: some MortarVFLTerminal, capture: MortarVFLCapture) -> MortarGroup {
  VFLStatement(terminal, .paddedLeadingColumn, capture).install()
}
