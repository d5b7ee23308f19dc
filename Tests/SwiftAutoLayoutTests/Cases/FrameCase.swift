// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import SwiftAutoLayout
import Testing

/// What a chain of calls gives, as the specification of the dialect says: a root of 400 by 300 points
/// and a view without superview.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// A number of a frame.
  enum Number: Sendable {
    case minX, maxX, midX, minY, maxY, midY, width, height

    @MainActor func of(_ view: UIView) -> CGFloat {
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
  /// The view's own size, if it gets one.
  var size: CGSize?
  var isRightToLeft = false
  let expected: [Number: CGFloat]
  /// Constrains the view to the root.
  let constrain: @MainActor @Sendable (UIView, UIView) -> Void

  var testDescription: String { "\(number) \(text)" }

  /// A root as the cases want it: exact frames, since their numbers are on no screen's pixels.
  @MainActor static func root(isRightToLeft: Bool = false) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    #if !QUOIN_UIKIT && !QUOIN_APPKIT
    root.layoutScale = 0
    #endif
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    return root
  }
}
