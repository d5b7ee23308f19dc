// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Finds views that the file stores at another frame than the one of their constraints.
struct MisplacedView: LayoutRuleProtocol {
  let extent = RuleExtent.canvas
  let rule = LayoutRule(
    "misplaced-view", "A stored frame that differs from the layout", .info, raises: [.strict],
    computation: """
      Compares the frame that the file stores with the computed one. Views count whose stored frame \
      contradicts a required constraint, or that the file marks as misplaced: other differences may \
      come from contents whose size on the canvas is not known, or from a bar that the program adds where \
      stored frames fit another safe area or margin than that of the device. Symbols are left out, whose \
      alignment rectangle files do not state.
      """,
    reason: """
      Xcode shows and stores what the program does not show, and changes the file at the next edit.
      """,
    example: "A view stored at y 24 whose constraint puts it at 20.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    guard let loaded = layout.loaded else { return [] }
    lazy var stored = StoredFrames(layout)
    return layout.views.compactMap { view in
      guard let description = view.description, let frame = description.frame,
        view.parent != nil, !description.isHidden, !description.appearance.isSymbol,
        !isInTable(view, in: layout),
        !layout.uncertainViews.contains(view)
      else { return nil }
      let difference = Self.largestDifference(
        of: loaded.comparableFrame(of: view.view), from: frame)
      // A point may come from rounding twice, as in cells with a separator, if Xcode does not mark it.
      guard difference >= (description.isMisplaced ? 1 : 1.5),
        description.isMisplaced
          || stored.contradictConstraint(of: view)
            && layout.inferredCanvas?.hasStoredFrame(view) != true
      else { return nil }
      return layout.finding(
        rule, about: view,
        "is at \(Self.text(loaded.frame(of: view.view))) by its constraints, and stored at "
          + Self.text(
            CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)))
    }
  }

  /// The largest difference between the numbers of two frames, in points.
  static func largestDifference(of computed: CGRect, from stored: LayoutRect) -> Double {
    let differences = [
      abs(Double(computed.minX) - stored.x), abs(Double(computed.minY) - stored.y),
      abs(Double(computed.width) - stored.width), abs(Double(computed.height) - stored.height),
    ]
    return differences.max() ?? 0
  }

  /// Whether a view is in the cell of a macOS table, which has the width of a column.
  private func isInTable(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    guard layout.platform == .macOS else { return false }
    return layout.checked(view.root)?.description?.element == "tableCellView"
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Points.text)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
