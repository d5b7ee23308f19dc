// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

extension CheckedLayout {
  /// Returns the part of the frame of a view that shows content, in the coordinates of the root. It
  /// is cached because several rules use it, and measuring texts takes time.
  func contentFrame(of view: CheckedView) -> CGRect {
    let key = ObjectIdentifier(view.view)
    if let known = contentFrames[key] { return known }
    let frame = view.contentFrame(in: self)
    contentFrames[key] = frame
    return frame
  }
}

extension CheckedView {
  /// Returns the visible part of the frame, in the coordinates of the root: for a label the
  /// rectangle of its letters, for a text the part inside its insets.
  ///
  /// - Parameter showsTitleOnly: Whether of a button without a background only the letters count,
  ///   and not where it can be touched.
  func contentFrame(in layout: CheckedLayout, showsTitleOnly: Bool = false) -> CGRect {
    if kind == .textView, layout.platform != .macOS, frame.height > 16 {
      // UITextView's own insets of its text.
      return frame.insetBy(dx: 0, dy: 8)
    }
    guard kind == .label || showsTitleOnly && kind == .button && !hasBackground,
      let text = CheckedText(self, in: layout)
    else {
      // Without the shadow that a macOS control has around it.
      return view.layoutOverrides.map { frame.inset(by: $0.alignmentRectInsets ?? .zero) } ?? frame
    }
    let width = Double(frame.width)
    let size = text.size(width: text.lineCount == 1 ? nil : width)
    let shown = CGSize(
      width: min(frame.width, CGFloat(size.width)), height: min(frame.height, CGFloat(size.height)))
    let x: CGFloat
    switch kind == .button ? .center : horizontalAlignment {
    case .center: x = frame.midX - shown.width / 2
    case .right: x = frame.maxX - shown.width
    default: x = frame.minX
    }
    // Nothing is drawn above the tops of capital letters.
    let blank = min(shown.height, CGFloat(text.blankAboveCapitals))
    return CGRect(
      x: x, y: frame.midY - shown.height / 2 + blank, width: shown.width,
      height: shown.height - blank)
  }

  /// Whether a button is filled.
  private var hasBackground: Bool {
    if let look = description?.appearance { return look.backgroundColor != nil }
    return view.backgroundColor != nil
  }

  /// The alignment of the text of a label; `natural` is resolved.
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
