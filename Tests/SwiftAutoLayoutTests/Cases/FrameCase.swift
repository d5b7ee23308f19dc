// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import SwiftAutoLayout
import Testing

/// The frames that a chain of calls gives, by the specification of the dialect: a root of 400 by 300 points
/// and a view without superview.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// The number of the specification's table.
  let number: Int
  let text: String
  /// The view's own size, if it gets one.
  var size: CGSize?
  var isRightToLeft = false
  let expected: [FrameNumber: CGFloat]
  /// Constrains the view to the root.
  let constrain: @MainActor @Sendable (UIView, UIView) -> Void

  var testDescription: String { "\(number) \(text)" }

  /// The root of the cases.
  @MainActor static func root(isRightToLeft: Bool = false) -> UIView {
    rootView(400, 300, isRightToLeft: isRightToLeft)
  }
}
#endif
