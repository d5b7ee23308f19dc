// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Answers that take the place of the view's own.
  package var layoutOverrides: LayoutOverrides? {
    get { layoutExtras?.overrides }
    set {
      changeLayoutExtras(isDefault: newValue == nil) { $0.overrides = newValue }
      layoutItemDidChange()
    }
  }
}
