// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The numbers of a frame that differ from those that are expected.
@MainActor struct FrameDifference {
  private let numbers: [FrameNumber]
  private let expected: CGRect
  private let entry: LaidOutView
  private let layout: CellLayout

  /// Creates a difference; nil when no number differs by more than a tolerance.
  init?(
    _ entry: LaidOutView, in layout: CellLayout, expected: CGRect, within tolerance: CGFloat
  ) {
    numbers = FrameNumber.differing(entry.view.frame, expected, within: tolerance)
    guard !numbers.isEmpty else { return nil }
    self.expected = expected
    self.entry = entry
    self.layout = layout
  }

  /// `email.y is 303.33, expected 296.67`, of each number that differs, with the reasons for the
  /// first.
  var finding: ExpectationFinding {
    let name = layout.shortName(of: entry.view)
    let parts = numbers.map { number in
      "\(name).\(number) is \(LengthText.points(number.value(in: entry.view.frame))), expected "
        + LengthText.points(number.value(in: expected))
    }
    let first = numbers[0].attribute
    return ExpectationFinding(
      key: entry.path, message: parts.joined(separator: "; "),
      expectedFrame: ExpectedFrame(path: entry.path, frame: expected)
    ) { layout.reasons(for: first, of: entry.view) }
  }
}
