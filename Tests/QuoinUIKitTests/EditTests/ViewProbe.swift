// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// All that the edits of views use beyond what every program can: in this file alone, so that a
/// program of another package can have one with less.
@MainActor enum ViewProbe {
  /// Sets the pixels per point of a root, 0 for none.
  static func setScale(_ scale: CGFloat?, of root: UIView) { root.layoutScale = scale }

  static func scale(of root: UIView) -> CGFloat? { root.layoutScale }

  /// Sets what is covered of a root.
  static func setSafeArea(_ insets: UIEdgeInsets?, of root: UIView) {
    root.layoutOverrides = insets.map { LayoutOverrides(safeAreaInsets: $0) }
  }

  static func safeArea(of root: UIView) -> UIEdgeInsets? { root.layoutOverrides?.safeAreaInsets }

  /// The frame before it was rounded.
  static func exactFrame(of view: UIView) -> CGRect { view.exactFrame }

  /// The problems of a layout, without the parts that depend on names.
  static func findings(_ root: UIView) -> String {
    let report = root.layoutReport()
    // A guide that the comparison reads for the first time is a change after the pass.
    let codes = report.problems.map(\.code).filter { $0 != "not-laid-out" }
    let problems = codes.joined(separator: " ")
    return "\(report.conflicts.count) conflicts, \(report.ambiguities.count) ambiguities, "
      + "problems: \(problems)"
  }
}
