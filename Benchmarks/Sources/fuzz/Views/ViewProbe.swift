// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinUIKit

/// Functions that the scripts of the tests use and that are internal in this package: here roots
/// have the default scale and no safe area, and frames are rounded.
@MainActor enum ViewProbe {
  static func setScale(_ scale: CGFloat?, of root: UIView) {}

  static func scale(of root: UIView) -> CGFloat? { nil }

  static func setSafeArea(_ insets: UIEdgeInsets?, of root: UIView) {}

  static func safeArea(of root: UIView) -> UIEdgeInsets? { nil }

  static func exactFrame(of view: UIView) -> CGRect { view.frame }

  static func findings(_ root: UIView) -> String { "\(ambiguousViews(in: root)) ambiguous views" }

  private static func ambiguousViews(in view: UIView) -> Int {
    (view.hasAmbiguousLayout ? 1 : 0) + view.subviews.reduce(0) { $0 + ambiguousViews(in: $1) }
  }
}
