// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// Whether what is inside of the view under test determines its height at its width.
@MainActor struct InnerHeight {
  private let layout: CellLayout

  init(_ layout: CellLayout) { self.layout = layout }

  /// A height that no screen has.
  private static let large: CGFloat = 10_000

  /// The finding; empty where the height is determined.
  ///
  /// A height that nothing inside decides follows the wish of the fitting pass, so two wishes give two
  /// heights.
  var findings: [ExpectationFinding] {
    let view = layout.view
    let width = view.bounds.width
    guard width > 0, layout.views.views.count > 1 || view.intrinsicContentSize.height >= 0 else {
      return []
    }
    let least = LayoutExpectation.fittingSize(of: view, width: width).height
    let most = LayoutExpectation.fittingSize(of: view, width: width, height: Self.large).height
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    guard most - least >= pixel - LayoutExpectation.tolerance else { return [] }
    return [
      ExpectationFinding(
        key: "inner height",
        message: "the height of \(layout.subjectName) is not determined from inside: it can be "
          + "\(LengthText.points(least)) or more"
      ) { ["try: constraints from the top to the bottom of the view, through what is in it"] }
    ]
  }
}
