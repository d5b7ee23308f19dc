// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A view of a layout under test.
@MainActor struct LaidOutView {
  let view: UIView
  /// The indices in the subviews, such as `root.0.2`.
  let path: String
  /// The frame in the coordinates of the root, in points.
  let frame: CGRect
  /// The frame in the superview, in points, when the list was made.
  let localFrame: CGRect
  /// Whether the view and all its ancestors are neither hidden nor transparent.
  let isShown: Bool
  /// The index of the superview in the list; nil for the root.
  let parent: Int?

  /// Whether people touch the view.
  var isControl: Bool { view is UIControl }

  /// The text that the view shows; nil for none.
  var text: String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text
      case let view as UITextView: view.text
      default: nil
      }
    return text?.isEmpty == false ? text : nil
  }

  /// The alignment rectangle in the coordinates of the root, to which constraints apply.
  func alignmentRect(in root: UIView) -> CGRect {
    guard let outer = view.superview, view !== root else { return frame }
    return outer.convert(view.alignmentRect(forFrame: view.frame), to: root)
  }
}
