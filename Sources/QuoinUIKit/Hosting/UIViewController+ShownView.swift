// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// A controller around a view, which leaves its superview and follows the window.
  package convenience init(showing view: UIView) {
    self.init()
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    self.view = view
  }
}
