// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The numbers of a frame that differ from those that are expected.
@MainActor struct FrameDifference {
  private struct Number {
    var name: String
    var attribute: NSLayoutConstraint.Attribute
    var found: CGFloat
    var expected: CGFloat
  }

  private let numbers: [Number]
  private let expected: CGRect
  private let entry: LaidOutView
  private let layout: CellLayout

  /// Creates a difference; nil when no number differs by more than a tolerance.
  init?(
    _ entry: LaidOutView, in layout: CellLayout, expected: CGRect, within tolerance: CGFloat
  ) {
    let frame = entry.view.frame
    numbers = [
      Number(
        name: "x", attribute: .left, found: frame.origin.x, expected: expected.origin.x),
      Number(name: "y", attribute: .top, found: frame.origin.y, expected: expected.origin.y),
      Number(
        name: "width", attribute: .width, found: frame.size.width, expected: expected.size.width),
      Number(
        name: "height", attribute: .height, found: frame.size.height,
        expected: expected.size.height),
    ]
    .filter { !(abs($0.found - $0.expected) <= tolerance) }
    guard !numbers.isEmpty else { return nil }
    self.expected = expected
    self.entry = entry
    self.layout = layout
  }

  /// `email.y is 303.33, expected 296.67`, of each number that differs, with the reasons for the
  /// first.
  var finding: ExpectationFinding {
    let name = layout.shortName(of: entry.view)
    let parts = numbers.map {
      "\(name).\($0.name) is \(LengthText.points($0.found)), expected "
        + LengthText.points($0.expected)
    }
    let first = numbers[0].attribute
    return ExpectationFinding(
      key: entry.path, message: parts.joined(separator: "; "),
      expectedFrame: ExpectedFrame(path: entry.path, frame: expected)
    ) { layout.reasons(for: first, of: entry.view) }
  }
}
