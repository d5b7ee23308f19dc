// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Cartography
import Testing

/// What a block gives, as the specification of the dialect says.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// A number of a frame.
  enum Number: Sendable {
    case minX, maxX, midX, minY, maxY, midY, width, height

    @MainActor func of(_ view: View) -> CGFloat {
      switch self {
      case .minX: view.frame.minX
      case .maxX: view.frame.maxX
      case .midX: view.frame.midX
      case .minY: view.frame.minY
      case .maxY: view.frame.maxY
      case .midY: view.frame.midY
      case .width: view.frame.width
      case .height: view.frame.height
      }
    }
  }

  /// The number of the specification's table.
  let number: Int
  let text: String
  let width: CGFloat
  let height: CGFloat
  var isRightToLeft = false
  /// Of the view a.
  let expected: [Number: CGFloat]
  let declare: @MainActor @Sendable (Stage) -> Void

  var testDescription: String { "\(number) \(text)" }

  static func frame(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> [Number: CGFloat] {
    [.minX: x, .minY: y, .width: width, .height: height]
  }
}
