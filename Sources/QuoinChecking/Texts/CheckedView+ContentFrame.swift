// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

extension CheckedView {
  /// The part of the frame that shows something, in the coordinates of the root: for a label the
  /// rectangle of its text.
  func contentFrame(in layout: CheckedLayout) -> CGRect {
    guard kind == .label, let text = CheckedText(self, in: layout) else {
      // Without the shadow that a control of macOS has around it.
      return view.layoutOverrides.map { frame.inset(by: $0.alignmentRectInsets ?? .zero) } ?? frame
    }
    let width = Double(frame.width)
    let size = text.size(width: text.lineCount == 1 ? nil : width)
    let shown = CGSize(
      width: min(frame.width, CGFloat(size.width)), height: min(frame.height, CGFloat(size.height)))
    let x: CGFloat
    switch horizontalAlignment {
    case .center: x = frame.midX - shown.width / 2
    case .right: x = frame.maxX - shown.width
    default: x = frame.minX
    }
    return CGRect(
      x: x, y: frame.midY - shown.height / 2, width: shown.width, height: shown.height)
  }

  /// Where the text of a label is; `natural` is resolved.
  private var horizontalAlignment: NSTextAlignment {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let natural: NSTextAlignment = isMirrored ? .right : .left
    if let description {
      switch description.appearance.textAlignment {
      case "center": return .center
      case "left": return .left
      case "right": return .right
      default: return natural
      }
    }
    let own = (view as? UILabel)?.textAlignment ?? .natural
    return own == .natural || own == .justified ? natural : own
  }
}
