// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinUIKit

extension ViewMargins {
  /// Gives a view the margins.
  @MainActor package func apply(to view: UIView) {
    if isDirectional {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    } else {
      view.layoutMargins = UIEdgeInsets(insets)
    }
  }
}
