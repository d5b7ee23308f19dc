// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL
import Testing

/// The positions of views on the axis of a statement, by the specification of the dialect.
struct SpanCase: Sendable, CustomTestStringConvertible {
  /// The number of the specification's table, or of its acceptance items.
  let number: String
  let text: String
  var isRightToLeft = false
  /// The number of constraints that the program gets, if the specification has it.
  var count: Int?
  /// Start and length of views, in points.
  var rows: [String: [CGFloat]] = [:]
  var columns: [String: [CGFloat]] = [:]
  let declare: @MainActor @Sendable (Tray) -> MortarGroup

  var testDescription: String { "\(number) \(text)" }
}

@MainActor @Suite("Frames that statements give") struct SpanCaseTests {
  @Test(
    "A statement gives the frames of the specification",
    arguments: SpanCase.weights + SpanCase.sizes + SpanCase.ends + SpanCase.samples)
  func frames(_ spanCase: SpanCase) {
    let tray = Tray(isRightToLeft: spanCase.isRightToLeft)
    let group = spanCase.declare(tray)
    if let count = spanCase.count { #expect(group.count == count) }
    for (name, span) in spanCase.rows {
      let frame = tray.frame(name)
      #expect(isEqual([frame.minX, frame.width], span), "\(name): \(frame)")
    }
    for (name, span) in spanCase.columns {
      let frame = tray.frame(name)
      #expect(isEqual([frame.minY, frame.height], span), "\(name): \(frame)")
    }
    #expect(tray.stranger.translatesAutoresizingMaskIntoConstraints)
  }

  private func isEqual(_ span: [CGFloat], _ expected: [CGFloat]) -> Bool {
    zip(span, expected).allSatisfy { abs($0 - $1) < 0.001 }
  }
}
#endif
