// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns a font for the text size of the traits; nil when it is the same.
  func adjusted(_ font: UIFont?) -> UIFont? {
    guard let adjusted = font?.adjusted(to: traitCollection), adjusted != font else { return nil }
    return adjusted
  }
}
