// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinStage
import QuoinUIKit

extension Stage {
  /// Sets the window to the size of a part of the screen, which nothing covers.
  ///
  /// - Parameters:
  ///   - size: The size. Without a height, the height is that which the constraints of the view
  ///     give it at the width.
  ///   - view: The view that fills the window.
  func turn(to size: MatrixSize, for view: UIView) {
    setPartSafeArea(.zero)
    let height =
      size.height
      ?? view.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    window.turn(to: CGSize(width: size.width, height: height), traits)
  }
}
