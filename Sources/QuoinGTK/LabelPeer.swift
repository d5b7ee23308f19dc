// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// The text of a label.
final class LabelPeer: ViewPeer {
  init(_ view: UILabel?) { super.init(view) { quoin_label_create($0) } }

  override var holdsText: Bool { true }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let label = view as? UILabel,
      !change.isDisjoint(with: [.content, .look, .state, .traits, .direction])
    else { return }
    show(label)
  }

  /// Shows the properties of a label, which need not be the one of this peer.
  func show(_ label: UILabel) {
    let isReversed = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var color: UIColor? = label.textColor
    if !label.isEnabled { color = .tertiaryLabel }
    let look = TextLook(font: label.font, color: color)
    TextPart.with(label.attributedText ?? NSAttributedString(string: ""), look) { text, runs in
      quoin_label_set_text(widget, text, runs.baseAddress, runs.count)
    }
    quoin_label_set_layout(
      widget, Int32(clamping: label.numberOfLines),
      label.textAlignment.resolved(isRightToLeft: isReversed), label.lineBreakMode.cut,
      label.lineBreakMode == .byCharWrapping)
  }

  /// Shows the text of a text view, for measuring.
  func show(_ view: UITextView) {
    let look = TextLook(font: view.font, color: nil)
    TextPart.with(view.attributedText, look) { text, runs in
      quoin_label_set_text(widget, text, runs.baseAddress, runs.count)
    }
    quoin_label_set_layout(widget, 0, Int32(QUOIN_ALIGN_START), Int32(QUOIN_CUT_NONE), false)
  }
}

/// A part of a text with one look.
private struct TextPart {
  var start: Int
  var end: Int
  var look: TextLook

  /// Calls a function with the text and its parts in C.
  @MainActor static func with(
    _ text: NSAttributedString, _ look: TextLook,
    _ body: (UnsafePointer<CChar>, UnsafeBufferPointer<quoin_text_run>) -> Void
  ) {
    let parts = parts(of: text, look)
    text.string.withCString { string in
      withRuns(parts[...], made: []) { runs in
        runs.withUnsafeBufferPointer { body(string, $0) }
      }
    }
  }

  private static func parts(of text: NSAttributedString, _ look: TextLook) -> [TextPart] {
    var parts: [TextPart] = []
    var start = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let end = start + text.attributedSubstring(from: range).string.utf8.count
      var part = TextPart(start: start, end: end, look: look)
      if let font = values[.font] as? UIFont { part.look.font = font }
      if let color = values[.foregroundColor] as? UIColor { part.look.color = color }
      part.look.isUnderlined = (values[.underlineStyle] as? Int ?? 0) != 0
      part.look.isStruck = (values[.strikethroughStyle] as? Int ?? 0) != 0
      parts.append(part)
      start = end
    }
    return parts
  }

  /// The names of families hold as long as the calls that they are made in.
  @MainActor private static func withRuns(
    _ parts: ArraySlice<TextPart>, made: [quoin_text_run], _ body: ([quoin_text_run]) -> Void
  ) {
    guard let part = parts.first else { return body(made) }
    part.look.withLook { look in
      withRuns(
        parts.dropFirst(),
        made: made + [quoin_text_run(start: part.start, end: part.end, look: look)], body)
    }
  }
}

extension NSLineBreakMode {
  fileprivate var cut: Int32 {
    switch self {
    case .byTruncatingHead: Int32(QUOIN_CUT_START)
    case .byTruncatingMiddle: Int32(QUOIN_CUT_MIDDLE)
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping: Int32(QUOIN_CUT_END)
    case .byClipping: Int32(QUOIN_CUT_NONE)
    }
  }
}
#endif
