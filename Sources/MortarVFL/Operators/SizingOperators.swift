// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore

/// A share of the length that fixed and intrinsic sizes leave, in proportion to the other weights.
@preconcurrency @MainActor
public prefix func ~~ (weight: some MortarCGFloatable) -> MortarVFLSizing {
  MortarVFLSizing(.weight(weight.m_cgfloatValue()))
}

/// The size of another view of the list.
@preconcurrency @MainActor
public prefix func ~~ (view: MortarView) -> MortarVFLSizing {
  MortarVFLSizing(.same(view))
}

/// A size in points.
@preconcurrency @MainActor
public prefix func == (points: some MortarCGFloatable) -> MortarVFLSizing {
  MortarVFLSizing(.fixed(points.m_cgfloatValue()))
}

/// The size of another view of the list.
@preconcurrency @MainActor
public prefix func == (view: MortarView) -> MortarVFLSizing {
  MortarVFLSizing(.same(view))
}

/// A smallest size in points.
@preconcurrency @MainActor
public prefix func >= (points: some MortarCGFloatable) -> MortarVFLSizing {
  MortarVFLSizing(.atLeast(points.m_cgfloatValue()))
}

/// A largest size in points.
@preconcurrency @MainActor
public prefix func <= (points: some MortarCGFloatable) -> MortarVFLSizing {
  MortarVFLSizing(.atMost(points.m_cgfloatValue()))
}
