// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// Shows and edits text of many lines.
@preconcurrency @MainActor open class UITextView: UIScrollView {

  /// An empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty text view; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text.
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  /// The text with styles.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
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
  /// Space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the text when the view does not scroll, else none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return measured(width: layoutState.wrapWidth > 0 ? layoutState.wrapWidth : nil)
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

  /// Text is inset by 5 points on both sides besides the insets that can be set.
  private func measured(width: CGFloat?) -> CGSize {
    let horizontal = textContainerInset.left + textContainerInset.right + 10
    let vertical = textContainerInset.top + textContainerInset.bottom
    let font = font ?? .systemFont(ofSize: 12)
    let size = textLayout(
      [TextRun(text ?? "", style: font.style)], width: width.map { max($0 - horizontal, 1) }
    ).size
    let height = max(size.height, lineHeight(font))
    return CGSize(width: size.width + horizontal, height: height + vertical)
  }
}
