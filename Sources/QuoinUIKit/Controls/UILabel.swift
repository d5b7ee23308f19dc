// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// A view that shows text that is not edited.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  private var styledText: NSAttributedString?
  /// The cached size of the text on one line at a scale, until a change.
  private var natural: (scale: CGFloat, size: CGSize)?
  private var keptText = KeptText()

  /// Creates a label of one line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without text; archives are not read.
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
  /// The text with styles. Parts without a font of their own have the label's.
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
  open var textColor: UIColor! = .label { didSet { reportChange(.look) } }
  /// The maximum number of lines; 0 for any number.
  open var numberOfLines = 1 {
    didSet {
      limitsText = true
      textDidChange()
    }
  }
  /// The horizontal alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { reportChange(.look) } }
  /// The rule by which lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      limitsText = true
      textDidChange()
    }
  }
  /// Whether a program stated where the text ends, so that a text that is cut off there is meant,
  /// as that of a preview.
  package var limitsText = false
  /// The width at which the text wraps, in points; 0 for the width from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Whether a line that is too long is made smaller. The content size does not change by it.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of a line; 0 sets no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the text is drawn as enabled.
  open var isEnabled = true { didSet { reportChange(.state) } }
  /// Whether a font of a text style follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the highlighted text. Stored, not shown.
  open var highlightedTextColor: UIColor?
  /// Whether the text is highlighted. Stored, not shown.
  open var isHighlighted = false
  /// Whether letters are set tighter before the text is truncated. Stored, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The vertical alignment of a text whose font was reduced. Stored, not shown.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Draws the text by `drawText(in:)`.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// Draws the text; an override passes the rectangle in which pictures show it.
  open func drawText(in rect: CGRect) { markTextDrawing(in: rect) }

  /// The size of the text, wrapped at the preferred width or at the width that the last pass gave.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : textFit.wrapWidth
    return width > 0 ? measured(width: width) : measuredOnOneLine
  }

  /// Invalidates the content size after a change of the text, or of the space that an override
  /// leaves around it.
  open override func invalidateIntrinsicContentSize() {
    natural = nil
    super.invalidateIntrinsicContentSize()
  }

  /// Returns the size of the text, wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width > 0 ? measured(width: size.width) : measuredOnOneLine
  }

  /// Returns the rectangle that the text takes of some bounds, in the middle of their height.
  ///
  /// The content size is the size of this rectangle in unlimited bounds, so that an override can
  /// add space around the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let isLimited = bounds.width < Self.unlimited / 2
    let size =
      measuredContentSize(wrappedAt: isLimited ? bounds.width : nil)
      ?? tableSize(width: bounds.width, lineCount: numberOfLines)
    let height = min(size.height, bounds.height)
    let space = bounds.height < Self.unlimited / 2 ? (bounds.height - height) / 2 : 0
    return CGRect(
      x: bounds.minX, y: bounds.minY + space, width: min(size.width, bounds.width), height: height)
  }

  /// The baselines of the first and the last line at the height of the text, whatever the height of
  /// the label.
  override var contentDescription: String? { text }
  override var baselineFont: UIFont? { font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    // Lines of one font all have the same baselines.
    guard let styledText, styledText.length > 0 else {
      return (usedFont.ascender, -usedFont.descender)
    }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : textFit.wrapWidth
    let layout = textLayout(width: width > 0 ? width : nil, lineCount: numberOfLines)
    return (CGFloat(layout.firstBaseline), CGFloat(layout.lastBaseline))
  }

  override var hasSolvedText: Bool { true }

  /// Text of more than one line wraps at the solved width, unless the program set one.
  override var naturalTextWidth: CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !(text ?? "").isEmpty else {
      return nil
    }
    return measuredOnOneLine.width
  }

  /// The scale of the line that fits the label's width: 1 for the full size.
  package var shownScale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return 1 }
    let width = measuredOnOneLine.width
    guard width > bounds.width else { return 1 }
    return min(max(bounds.width / width, minimumScaleFactor), 1)
  }

  private static let unlimited = CGFloat.greatestFiniteMagnitude

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// Gives the label the font of a text style, which follows the text size of the traits.
  final func useFont(of style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = adjusted(font) else { return }
    font = adjusted
  }

  private func textDidChange() {
    reportChange(.content)
    textFit.wrapWidth = 0
    invalidateIntrinsicContentSize()
  }

  private var measuredOnOneLine: CGSize {
    let scale = contentScale
    if let natural, natural.scale == scale { return natural.size }
    let size = measured(width: Self.unlimited)
    natural = (scale, size)
    return size
  }

  private func measured(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: numberOfLines == 1 ? Self.unlimited : width, height: Self.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private func tableSize(width: CGFloat, lineCount: Int) -> CGSize {
    let size = textLayout(width: width, lineCount: lineCount).size
    return CGSize(width: size.width, height: size.height)
  }

  private func textLayout(width: CGFloat?, lineCount: Int) -> TextLayout {
    let runs =
      styledText?.textRuns(font: usedFont) ?? [TextRun(plainText ?? "", style: usedFont.style)]
    let limit = width.flatMap { $0 < Self.unlimited / 2 ? $0 : nil }
    return textLayout(
      keptText.prepared(runs), width: limit, lineCount: lineCount, breaks: lineBreakMode)
  }
}
