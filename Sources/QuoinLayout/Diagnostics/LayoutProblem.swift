// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A reason why the frames of a layout do not satisfy its items and constraints, apart from
/// conflicts and ambiguities.
///
/// > Note: QuoinTesting has another type of this name. Where both modules are imported, write
/// > `QuoinLayout.LayoutProblem` or `QuoinTesting.LayoutProblem`.
public enum LayoutProblem: Hashable, Sendable {
  /// Margins or safe areas depend on frames that depend on them in turn, and did not settle.
  ///
  /// The frames are those of the round whose insets came closest to the insets that its frames
  /// give. All constraints hold for the insets that the engine reports.
  /// - Parameter items: the items whose margins or safe area differ from those that their frames
  ///   give, each before its descendants.
  case unsettled(items: [ItemID])
}
