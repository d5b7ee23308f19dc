// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The check that the subviews of the view under test determine its height at its width.
@MainActor struct InnerHeight {
  private let layout: CellLayout

  init(_ layout: CellLayout) { self.layout = layout }

  /// A height that is larger than that of any screen.
  private static let large: CGFloat = 10_000

  /// The finding; empty where the height is determined.
  ///
  /// A height that no subview determines follows the target size of the fitting pass, so two target
  /// sizes give two heights.
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
