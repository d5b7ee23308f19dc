// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// A control in which one line of text is edited.
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// What the border looks like.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// An empty field without border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty field; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var styledText: NSAttributedString?

  /// The text.
  open var text: String? = "" {
    didSet {
      styledText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with styles. What has no font of its own has the field's.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  /// A text that is shown while there is no other.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The font, system 17 unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How the text is placed from left to right.
  open var textAlignment = NSTextAlignment.natural
  /// What the border looks like.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the text is hidden behind dots.
  open var isSecureTextEntry = false
  /// Whether a font of a text style follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  /// Fields take keys.
  open override var canBecomeFirstResponder: Bool { true }

  /// The text or the placeholder on one line, with the space that the border takes.
  open override var intrinsicContentSize: CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let runs =
      styledText.flatMap { $0.length > 0 ? $0.textRuns(font: usedFont) : nil }
      ?? [TextRun(shown, style: usedFont.style)]
    let width = CGFloat(textLayout(runs, lineCount: 1).size.width)
    return CGSize(width: width + 2 * sideInset, height: height)
  }

  /// The content size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The line lies in the middle of the height.
  override var contentDescription: String? { text ?? placeholder }
  override var baselineFont: UIFont? { font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let height = baselineHeight ?? height
    let edge = (height - CGFloat(usedFont.style.lineHeight)) / 2
    return (edge + usedFont.ascender, edge - usedFont.descender)
  }

  override var baselineFollowsHeight: Bool { true }

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = adjusted(font) else { return }
    font = adjusted
  }

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }
  private var sideInset: CGFloat { borderStyle == .none ? 0 : 7 }

  private var height: CGFloat {
    let line = lineHeight(usedFont)
    // A field at 17 points is 22 high without and 34 with a rounded border.
    return (line + 1).rounded(.up) + (borderStyle == .none ? 0 : 12)
  }
}
