// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport
import Testing

/// What a block gives, as the specification of the dialect says.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// The number of the specification's table.
  let number: Int
  let text: String
  let width: CGFloat
  let height: CGFloat
  var isRightToLeft = false
  /// Of the view a.
  let expected: [FrameNumber: CGFloat]
  let declare: @MainActor @Sendable (Stage) -> Void

  var testDescription: String { "\(number) \(text)" }

  static func frame(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> [FrameNumber: CGFloat] {
    [.minX: x, .minY: y, .width: width, .height: height]
  }
}
#endif
