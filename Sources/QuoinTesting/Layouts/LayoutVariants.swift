// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinUIKit

/// The layout of a cell with other directions, texts and text sizes, for rules that compare.
@MainActor struct LayoutVariants {
  private var layouts: [LayoutConfiguration: CheckedLayout] = [:]

  private static let changes: [@Sendable (inout LayoutConfiguration) -> Void] = [
    { $0.direction = .rightToLeft }, { $0.strings = .doubleLength },
    { $0.textSize = .accessibilityMedium },
    { $0.textSize = .accessibilityExtraExtraExtraLarge },
  ]

  init(of cell: LayoutCell, _ make: (LayoutCell) throws -> LayoutSubject) rethrows {
    for change in Self.changes {
      var other = cell
      change(&other.configuration)
      _ = try LayoutRun.layOut(in: other, make) {
        layouts[other.configuration] = $0.checkedLayout
      }
    }
  }

  /// Returns the layout in a configuration; nil when the maker returns nothing, or returns the
  /// views of the layout under comparison because a test stores them.
  func layout(in configuration: LayoutConfiguration, besides view: UIView) -> CheckedLayout? {
    let layout = layouts[configuration]
    return layout?.views.first?.view === view ? nil : layout
  }
}
