// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport
import Testing

/// The frames that a block gives, by the specification of the dialect.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// The number of the specification's table.
  let number: Int
  let text: String
  let width: CGFloat
  let height: CGFloat
  var isRightToLeft = false
  /// The numbers of the frame of the view a.
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
