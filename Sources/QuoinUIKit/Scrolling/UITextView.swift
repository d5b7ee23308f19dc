// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// A view that shows and edits text of many lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput,
  UIContentSizeCategoryAdjusting
{
  private var styledText: NSAttributedString?
  private var settings = TextInputSettings()
  private var selection: NSRange?
  private var container: NSTextContainer?

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty text view with a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    container = textContainer
    container?.textView = self
  }

  /// Creates an empty text view. Both of UIKit's text systems lay a text out alike here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates an empty text view; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var setsOwnContentSize: Bool { true }

  /// The size of the text in the width of the view, with its insets.
  open override var contentSize: CGSize {
    get {
      // Solved widths carry noise. Without a width there is no size of the text, not a former one.
      guard bounds.width > 0.001 else { return .zero }
      let size = measured(width: bounds.width)
      let isWider = container?.widthTracksTextView == false && size.width > bounds.width
      return CGSize(width: isWider ? size.width : bounds.width, height: size.height)
    }
    set { super.contentSize = newValue }
  }

  /// The text of the view.
  open var text: String! = "" {
    didSet {
      styledText = nil
      selection = nil
      reportChange(.value)
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with styles. Parts without a font of their own have the view's.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  /// The font, Helvetica 12 unless set.
  open var font: UIFont? = TextBounds.usualFont { didSet { lookDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { reportChange(.look) } }
  /// The horizontal alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { reportChange(.look) } }
  /// Whether the text can be changed by the user.
  open var isEditable = true { didSet { reportChange(.look) } }
  /// Whether the text can be selected by the user.
  open var isSelectable = true
  /// Whether a font of a text style follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { lookDidChange() }
  }

  /// The delegate that decides about changes of the view, and receives them.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Whether the text is replaced with dots. Stored, not shown.
  open var isSecureTextEntry = false
  /// The kinds of data that become links in the text. Stored, not shown.
  open var dataDetectorTypes = UIDataDetectorTypes([])
  /// The attributes of links. Stored, not shown.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of newly typed text. Stored, not shown.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user can change the attributes of the text. Stored, not shown.
  open var allowsEditingTextAttributes = false
  /// Whether an insertion clears the text. Stored, not shown.
  open var clearsOnInsertion = false
  /// The selection in UTF-16 units; at the end of the text unless set.
  open var selectedRange: NSRange {
    get { currentSelection }
    set { selection = newValue }
  }
  /// The space of the text between the insets. Its padding and its number of lines count for the
  /// size of the view.
  open var textContainer: NSTextContainer {
    if let container { return container }
    let made = NSTextContainer()
    container = made
    made.textView = self
    return made
  }
  /// The text of the view. Changes of the storage change the view; each access returns a new
  /// object.
  open var textStorage: NSTextStorage { makeTextStorage() }
  /// A layout manager for the text of the view at the time of the access.
  open var layoutManager: NSLayoutManager { ViewLayoutManager(of: self, isCut: true) }
  /// Scrolls a part of the text into view, if the text is taller than the bounds.
  open func scrollRangeToVisible(_ range: NSRange) {
    let before = NSAttributedString(
      attributedString: attributedText.attributedSubstring(
        from: NSRange(location: 0, length: NSMaxRange(content.clamped(range)))))
    let width = bounds.width > 0 ? bounds.width : nil
    let end = CGFloat(textLayout(before, width: width).size.height) + textContainerInset.top
    if end + textContainerInset.bottom > bounds.maxY {
      contentOffset.y = end + textContainerInset.bottom - bounds.height
    }
  }

  // MARK: Editing

  /// Whether the view can become the first responder: if its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins to edit, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, isEditable else { return super.becomeFirstResponder() }
    let delegate = self.delegate
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    reportChange(.focus)
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    let delegate = self.delegate
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    reportChange(.focus)
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Keyboard

  /// The automatic capitalization of the keyboard. Stored, not shown.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { settings.autocapitalizationType }
    set { settings.autocapitalizationType = newValue }
  }
  /// Whether words are corrected automatically. Stored, not shown.
  open var autocorrectionType: UITextAutocorrectionType {
    get { settings.autocorrectionType }
    set { settings.autocorrectionType = newValue }
  }
  /// Whether spelling is checked. Stored, not shown.
  open var spellCheckingType: UITextSpellCheckingType {
    get { settings.spellCheckingType }
    set { settings.spellCheckingType = newValue }
  }
  /// Whether quotation marks are curved. Stored, not shown.
  open var smartQuotesType: UITextSmartQuotesType {
    get { settings.smartQuotesType }
    set { settings.smartQuotesType = newValue }
  }
  /// Whether two hyphens are replaced with a dash. Stored, not shown.
  open var smartDashesType: UITextSmartDashesType {
    get { settings.smartDashesType }
    set { settings.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed around inserted text. Stored, not shown.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { settings.smartInsertDeleteType }
    set { settings.smartInsertDeleteType = newValue }
  }
  /// The type of the keyboard. Stored, not shown.
  open var keyboardType: UIKeyboardType {
    get { settings.keyboardType }
    set { settings.keyboardType = newValue }
  }
  /// The appearance of the keyboard. Stored, not shown.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { settings.keyboardAppearance }
    set { settings.keyboardAppearance = newValue }
  }
  /// The type of the return key. Stored, not shown.
  open var returnKeyType: UIReturnKeyType {
    get { settings.returnKeyType }
    set { settings.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while the text is empty. Stored, not shown.
  open var enablesReturnKeyAutomatically: Bool {
    get { settings.enablesReturnKeyAutomatically }
    set { settings.enablesReturnKeyAutomatically = newValue }
  }
  /// The content type of the text, such as a name or password. Stored, not shown.
  open var textContentType: UITextContentType! {
    get { settings.textContentType }
    set { settings.textContentType = newValue }
  }
  /// The view that replaces the keyboard. Stored, not shown.
  open override var inputView: UIView? {
    get { settings.inputView }
    set { settings.inputView = newValue }
  }
  /// The view above the keyboard. Stored, not shown.
  open override var inputAccessoryView: UIView? {
    get { settings.inputAccessoryView }
    set { settings.inputAccessoryView = newValue }
  }

  // MARK: Selection

  /// The selection; at the end of the text unless set.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(range: currentSelection) }
    set { selection = newValue?.range }
  }
  /// The position of the text's start.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position of the text's end.
  open var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }
  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? {
    content.substring(with: content.clamped(range.range))
  }
  /// Replaces the text of a range, and selects the end of the inserted text.
  open func replace(_ range: UITextRange, withText text: String) {
    let range = content.clamped(range.range)
    self.text = content.replacingCharacters(in: range, with: text)
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    textDidChange()
  }
  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let length = abs(toPosition.offset - fromPosition.offset)
    return UITextRange(range: NSRange(location: start, length: length))
  }
  /// Returns the position at a distance in UTF-16 units; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return (0...content.length).contains(moved) ? UITextPosition(offset: moved) : nil
  }
  /// Returns the distance of two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the rectangle of the caret at a position: 2 points wide, in the line of the position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    TextViewLines(of: self).caret(at: position.offset)
  }
  /// Returns the rectangles of a selection, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    TextViewLines(of: self).selection(of: range.range)
  }
  /// Returns the part of a range in its first line; that of the caret for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect {
    let lines = TextViewLines(of: self)
    return lines.rectangles(of: range.range).first ?? lines.caret(at: range.start.offset)
  }
  /// Returns whether a position is before, at or after another one.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compared(to: other)
  }
  /// The range of the marked text: always nil.
  open var markedTextRange: UITextRange? { nil }
  /// Sets the marked text: inserts it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  /// Unmarks the marked text.
  open func unmarkText() {}
  /// The attributes of marked text. Stored, not shown.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The delegate that is notified when the program changes the text. Stored: there is no keyboard
  /// that needs it.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer that finds the units of the text.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// Returns the position at a distance: characters to the sides, the ends of the text above and
  /// below.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    moved(position, direction, by: offset)
  }
  /// Returns the end of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { range.end(in: direction) }
  /// Returns the range from a position to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    remainder(from: position, direction)
  }
  /// Returns the direction of the text: the natural one.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Sets the direction of the text of a range. Has no effect.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  /// Returns the position whose caret is closest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    closestPosition(
      to: point, within: UITextRange(range: NSRange(location: 0, length: content.length)))
  }
  /// Returns the position within a range whose caret is closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let closest = TextViewLines(of: self).closestCaret(to: point)
    return UITextPosition(
      offset: min(max(closest, range.start.offset), range.end.offset))
  }
  /// Returns the range of the character before the caret closest to a point, or after it.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    closestCharacter(to: point)
  }
  /// The keyboard of the text: that of the language of the program.
  open override var textInputMode: UITextInputMode? { UITextInputMode() }
  /// Whether there is text.
  open var hasText: Bool { content.length > 0 }
  /// Inserts a text at the selection.
  open func insertText(_ text: String) {
    replace(UITextRange(range: currentSelection), withText: text)
  }
  /// Removes the selection, or the character before it.
  open func deleteBackward() {
    var range = currentSelection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = content.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(UITextRange(range: range), withText: "")
  }

  private var content: NSString { (text ?? "") as NSString }
  private var currentSelection: NSRange {
    content.clamped(selection ?? NSRange(location: content.length, length: 0))
  }

  /// Sends the notifications of a change of the text by the user.
  func textDidChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func lookDidChange() {
    reportChange(.look)
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// The size of the text when the view does not scroll, otherwise none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return measured(width: textFit.wrapWidth > 0 ? textFit.wrapWidth : nil)
  }

  /// Returns the size of the text, wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : nil)
  }

  /// Text that does not scroll wraps at the solved width.
  override var naturalTextWidth: CGFloat? {
    guard !isScrollEnabled, !(text ?? "").isEmpty else { return nil }
    return measured(width: nil).width
  }

  /// The baselines: of the first line below the inset, and of the last line in a view of the text's
  /// height.
  override var baselineFont: UIFont? { font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let width = textFit.wrapWidth > 0 ? textFit.wrapWidth : nil
    let layout = textLayout(width: width)
    let font = usedFont
    let first = layout.lines.first.map { CGFloat($0.ascender) } ?? font.ascender
    let last = layout.lines.last.map { CGFloat($0.baseline) } ?? font.ascender
    let height = textFit.baselineHeight ?? measured(width: width).height
    return (textContainerInset.top + first, height - textContainerInset.top - last)
  }

  override var baselineFollowsHeight: Bool { true }

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = adjusted(font) else { return }
    font = adjusted
  }

  private var usedFont: UIFont { font ?? TextBounds.usualFont }

  private var sideInsets: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * linePadding
  }

  /// The distance of the text from the sides besides the insets, in points.
  package final var linePadding: CGFloat {
    container?.lineFragmentPadding ?? NSTextContainer.usualPadding
  }

  private func textLayout(_ part: NSAttributedString? = nil, width: CGFloat?) -> TextLayout {
    let runs =
      (part ?? styledText)?.textRuns(font: usedFont)
      ?? [TextRun(text ?? "", style: usedFont.style)]
    return textLayout(
      runs, width: containerWidth(in: width).map { max($0 - sideInsets, 1) },
      lineCount: container?.maximumNumberOfLines ?? 0,
      breaks: container?.lineBreakMode ?? .byWordWrapping)
  }

  /// Called after the padding or the number of lines of the container changed.
  func containerDidChange() {
    textFit.wrapWidth = 0
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the text in a width, in lines that go around paths.
  private func measured(around paths: [UIBezierPath], width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let inner = containerWidth(in: width).map { max($0 - insets.left - insets.right, 1) } ?? 0
    let text = ExcludedText(
      width: inner, padding: linePadding, paths: paths,
      lineCount: container?.maximumNumberOfLines ?? 0)
    let parts = text.parts(of: textRuns) { runs, width in
      textLayout(
        runs, width: width, lineCount: 0, breaks: container?.lineBreakMode ?? .byWordWrapping)
    }
    let height = max(parts.last?.fragment.maxY ?? 0, lineHeight(usedFont))
    return CGSize(width: width, height: height.rounded(.up) + insets.top + insets.bottom)
  }

  private var textRuns: [TextRun] {
    styledText?.textRuns(font: usedFont) ?? [TextRun(text ?? "", style: usedFont.style)]
  }

  private func measured(width: CGFloat?) -> CGSize {
    if let measured = measuredContentSize(wrappedAt: width) { return measured }
    if let width, let paths = container?.exclusionPaths, !paths.isEmpty {
      return measured(around: paths, width: width)
    }
    let size = textLayout(width: width).size
    let height = max(CGFloat(size.height), lineHeight(usedFont))
    return CGSize(
      width: CGFloat(size.width) + sideInsets,
      height: height + textContainerInset.top + textContainerInset.bottom)
  }
}
