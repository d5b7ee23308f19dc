// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// Shows text that is not edited.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plainText: String?
  private var styledText: NSAttributedString?

  /// A label of one line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without text; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text, without styles.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue
      styledText = nil
      textDidChange()
    }
  }
  /// The text with styles; measured in the label's font.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      styledText = newValue
      plainText = newValue?.string
      textDidChange()
    }
  }
  /// The font, system 17 unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// How many lines are shown; 0 means all.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  /// How lines are placed from left to right.
  open var textAlignment = NSTextAlignment.natural
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The width at which text wraps, in points; 0 means the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Whether text that is too long is made smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How small text may become, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the text looks usable.
  open var isEnabled = true

  /// The size of the text, wrapped at the preferred width or at the width that the last pass gave.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.wrapWidth
    return measured(width: width > 0 ? width : nil)
  }

  /// The size of the text, wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : nil)
  }

  /// The middle of the first line's letters and the last line's, by the metrics of the font.
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    (font.ascender, -font.descender)
  }

  /// Text of more than one line wraps at the solved width, unless the program set one.
  override var naturalTextWidth: CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !(text ?? "").isEmpty else {
      return nil
    }
    return measured(width: nil).width
  }

  private func textDidChange() {
    layoutState.wrapWidth = 0
    invalidateIntrinsicContentSize()
  }

  private func measured(width: CGFloat?) -> CGSize {
    let run = TextRun(text ?? "", style: (font ?? .systemFont(ofSize: 17)).style)
    let size = textLayout(
      [run], width: numberOfLines == 1 ? nil : width, lineCount: numberOfLines,
      breaks: lineBreakMode
    ).size
    return CGSize(width: size.width, height: size.height)
  }
}
