// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinUIKit

/// What the edits of views use beyond what every program can, as far as a program of another package
/// has it: roots have the usual scale and nothing that covers them, and frames are rounded.
@MainActor enum ViewProbe {
  static func setScale(_ scale: CGFloat?, of root: UIView) {}

  static func scale(of root: UIView) -> CGFloat? { nil }

  static func setSafeArea(_ insets: UIEdgeInsets?, of root: UIView) {}

  static func safeArea(of root: UIView) -> UIEdgeInsets? { nil }

  static func exactFrame(of view: UIView) -> CGRect { view.frame }

  static func findings(_ root: UIView) -> String {
    root.hasAmbiguousLayout ? "ambiguous" : "not ambiguous"
  }
}
