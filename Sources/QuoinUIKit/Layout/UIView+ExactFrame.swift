// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout

extension UIView {
  /// The unrounded frame as of the last pass, in the superview's coordinates; `frame` before the
  /// first one.
  package var exactFrame: CGRect {
    if let exact = layoutHost?.exactRootFrame { return exact }
    return parent?.layoutHostRoot.layoutHost?.exactFrame(of: handle) ?? frame
  }
}
