// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore
public import QuoinPlatform

/// A row from the left to the right edge of a view.
@preconcurrency @MainActor @discardableResult
public func |>> (view: MortarView, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(view, .surroundingRow, list).install()
}

/// A row from the left to the right edge of a guide.
@preconcurrency @MainActor @discardableResult
public func |>> (guide: PlatformLayoutGuide, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(guide, .surroundingRow, list).install()
}

/// A row from the left to the right edge of a view, 8 points from both.
@preconcurrency @MainActor @discardableResult
public func ||>> (view: MortarView, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(view, .paddedSurroundingRow, list).install()
}

/// A row from the left to the right edge of a guide, 8 points from both.
@preconcurrency @MainActor @discardableResult
public func ||>> (guide: PlatformLayoutGuide, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(guide, .paddedSurroundingRow, list).install()
}

/// A column from the top to the bottom of a view.
@preconcurrency @MainActor @discardableResult
public func |^^ (view: MortarView, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(view, .surroundingColumn, list).install()
}

/// A column from the top to the bottom of a guide.
@preconcurrency @MainActor @discardableResult
public func |^^ (guide: PlatformLayoutGuide, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(guide, .surroundingColumn, list).install()
}

/// A column from the top to the bottom of a view, 8 points from both.
@preconcurrency @MainActor @discardableResult
public func ||^^ (view: MortarView, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(view, .paddedSurroundingColumn, list).install()
}

/// A column from the top to the bottom of a guide, 8 points from both.
@preconcurrency @MainActor @discardableResult
public func ||^^ (guide: PlatformLayoutGuide, list: some MortarVFLOperand) -> MortarGroup {
  VFLStatement(guide, .paddedSurroundingColumn, list).install()
}
