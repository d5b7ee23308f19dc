// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Creates a controller for a view, which leaves its superview and fills the window.
  package convenience init(showing view: UIView) {
    self.init()
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    self.view = view
  }
}
