// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reading direction, which decides whether *leading* is left or right.
///
/// > Note: NotAutoLayout has another type of this name. Where both modules are imported, write
/// > `QuoinLayout.LayoutDirection` or `NotAutoLayout.LayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
