// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns whether neither the view nor any of its ancestors, up to a root, is hidden.
  ///
  /// - Parameters:
  ///   - root: the last view that counts; nil for all.
  ///   - isVisible: whether a view that is not hidden can be seen.
  package func isShown(
    in root: UIView?, isVisible: (UIView) -> Bool = { $0.alpha > 0 }
  ) -> Bool {
    var next: UIView? = self
    while let view = next {
      if view.isHidden || !isVisible(view) { return false }
      next = view === root ? nil : view.superview
    }
    return true
  }
}
