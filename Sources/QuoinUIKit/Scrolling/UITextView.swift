// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// Shows and edits text of many lines.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  private var styledText: NSAttributedString?

  /// An empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty text view; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text.
  open var text: String! = "" {
    didSet {
      styledText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with styles. What has no font of its own has the view's.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  /// The font, system 12 unless set.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How lines are placed from left to right.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed by the user.
  open var isEditable = true
  /// Whether the text can be selected by the user.
  open var isSelectable = true
  /// Whether a font of a text style follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  /// Space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the text when the view does not scroll, else none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return measured(width: wrapWidth > 0 ? wrapWidth : nil)
  }

  /// The size of the text, wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : nil)
  }

  /// Text that does not scroll wraps at the solved width.
  override var naturalTextWidth: CGFloat? {
    guard !isScrollEnabled, !(text ?? "").isEmpty else { return nil }
    return measured(width: nil).width
  }

  /// The first line below the inset; the last one where it stands in a view of its height.
  override var baselineFont: UIFont? { font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let width = wrapWidth > 0 ? wrapWidth : nil
    let layout = textLayout(width: width)
    let font = usedFont
    let first = layout.lines.first.map { CGFloat($0.ascender) } ?? font.ascender
    let last = layout.lines.last.map { CGFloat($0.baseline) } ?? font.ascender
    let height = baselineHeight ?? measured(width: width).height
    return (textContainerInset.top + first, height - textContainerInset.top - last)
  }

  override var baselineFollowsHeight: Bool { true }

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = adjusted(font) else { return }
    font = adjusted
  }

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// Text is inset by 5 points on both sides besides the insets that can be set.
  private var sideInsets: CGFloat { textContainerInset.left + textContainerInset.right + 10 }

  private func textLayout(width: CGFloat?) -> TextLayout {
    let runs =
      styledText?.textRuns(font: usedFont) ?? [TextRun(text ?? "", style: usedFont.style)]
    return textLayout(runs, width: width.map { max($0 - sideInsets, 1) })
  }

  private func measured(width: CGFloat?) -> CGSize {
    let size = textLayout(width: width).size
    let height = max(CGFloat(size.height), lineHeight(usedFont))
    return CGSize(
      width: CGFloat(size.width) + sideInsets,
      height: height + textContainerInset.top + textContainerInset.bottom)
  }
}
