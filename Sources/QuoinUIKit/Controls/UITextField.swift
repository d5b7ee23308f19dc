// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
import QuoinText

/// A control in which one line of text is edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  /// The style of the border.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The condition under which a part of the field is visible.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The reason that editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// Creates an empty field without border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var styledText: NSAttributedString?
  private var settings = TextInputSettings()
  private var selection: NSRange?
  private var styledPlaceholder: NSAttributedString?

  /// The text of the field.
  open var text: String? = "" {
    didSet {
      styledText = nil
      selection = nil
      reportChange(.value)
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with styles. Parts without a font of their own have the field's.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  /// A text that is shown while there is no other.
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      reportChange(.content)
      invalidateIntrinsicContentSize()
    }
  }
  /// The placeholder with styles, which only affect drawing: its size is that of the field's font.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
    }
  }
  /// The delegate that decides about changes of the field, and receives them.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited: whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Attributes of the whole text. Stored, not shown.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of newly typed text. Stored, not shown.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can change the attributes of the text. Stored, not shown.
  open var allowsEditingTextAttributes = false
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether an insertion clears the text. Stored, not shown.
  open var clearsOnInsertion = false
  /// Whether the font shrinks so that the text fits. Stored, not shown.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size, in points. Stored, not shown.
  open var minimumFontSize: CGFloat = 0
  /// The background image of the field. Stored, not shown.
  open var background: UIImage?
  /// The background image of the disabled field. Stored, not shown.
  open var disabledBackground: UIImage?
  /// The mode in which the clear button is shown. The button takes space beside the text.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view before the text in reading direction.
  open var leftView: UIView? { didSet { overlayDidChange(from: oldValue) } }
  /// The condition under which the view before the text is visible.
  open var leftViewMode = ViewMode.never { didSet { overlayDidChange(from: leftView) } }
  /// A view after the text in reading direction.
  open var rightView: UIView? { didSet { overlayDidChange(from: oldValue) } }
  /// The condition under which the view after the text is visible.
  open var rightViewMode = ViewMode.never { didSet { overlayDidChange(from: rightView) } }
  /// The font, system 17 unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { lookDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { reportChange(.look) } }
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { reportChange(.look) } }
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { lookDidChange() } }
  /// Whether the text is hidden behind dots.
  open var isSecureTextEntry = false { didSet { reportChange(.look) } }
  /// Whether a font of a text style follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  /// Whether the field can become the first responder: always true.
  open override var canBecomeFirstResponder: Bool { true }

  /// The size of the text or the placeholder on one line, including the border.
  open override var intrinsicContentSize: CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let runs =
      styledText.flatMap { $0.length > 0 ? $0.textRuns(font: usedFont) : nil }
      ?? [TextRun(shown, style: usedFont.style)]
    let width = CGFloat(textLayout(runs, lineCount: 1).size.width)
    return CGSize(
      width: width + 2 * sideInset + shownWidth(leftView, leftViewMode)
        + shownWidth(rightView, rightViewMode), height: height)
  }

  /// Returns the content size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Parts

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text: inside the border, between the views on both sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, hasClear: false) }
  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited, without the clear button.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(bounds, hasClear: clearButtonMode != .never)
  }
  /// Returns the rectangle of the clear button: 19 × 19 points, 5 from the edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: (bounds.midY - 9.5).rounded(), width: 19, height: 19)
  }
  /// The place of the clear button; nil while it is not shown.
  package final var shownClearButton: CGRect? {
    let isCovered = rightView != nil && shows(rightViewMode)
    guard shows(clearButtonMode), !isCovered, !(text ?? "").isEmpty else { return nil }
    return clearButtonRect(forBounds: bounds)
  }
  /// The rectangle in which the field shows its text or its placeholder.
  package final var shownTextRect: CGRect {
    if shownClearButton != nil || isEditing { return editingRect(forBounds: bounds) }
    return (text ?? "").isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the view before the text: its own size, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.overlaySize ?? .zero
    return CGRect(
      x: isReversed ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  /// Returns the rectangle of the view after the text: its own size, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.overlaySize ?? .zero
    return CGRect(
      x: isReversed ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  /// Draws the text; has no effect.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; has no effect.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Places the views on both sides of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  // MARK: Editing

  /// Begins to edit, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    reportChange(.focus)
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    reportChange(.focus)
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    return true
  }

  override var primaryEvent: UIControl.Event { .editingDidEndOnExit }

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
  /// Returns the rectangle of the caret at a position: 2 points wide, after the text before it,
  /// which is measured as one line.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let before = content.substring(to: min(max(position.offset, 0), content.length))
    let font = font ?? .systemFont(ofSize: 17)
    let place = editingRect(forBounds: bounds)
    return CGRect(
      x: place.minX + lineSize(before, font: font).width, y: place.minY, width: 2,
      height: font.lineHeight)
  }
  /// Returns the rectangles of a selection: none, since nothing shows it.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Returns the first rectangle of a range: that of the caret at its beginning.
  open func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  /// Returns whether a position is before, at or after another one.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compared(to: other)
  }
  /// The range of marked text: always nil.
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
    closestCaret(to: point, within: range)
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
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, shows(mode) else { return 0 }
    return view.overlaySize.width
  }

  private func overlayDidChange(from old: UIView?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    editingDidChange()
  }

  /// Adds and removes the views that are shown only while the text is edited, or only while not.
  private func editingDidChange() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if shows(mode) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func contentRect(_ bounds: CGRect, hasClear: Bool) -> CGRect {
    // A border takes 7 points on the sides, as in the content size, and 2 above and below.
    var rect = bounds.insetBy(dx: sideInset, dy: borderStyle == .none ? 0 : 2)
    func cut(_ width: CGFloat, atStart: Bool) {
      guard width > 0 else { return }
      let edge = max(width - sideInset, 0)
      if atStart { rect.origin.x += edge }
      rect.size.width = max(rect.width - edge, 0)
    }
    if leftView != nil, shows(leftViewMode) {
      cut(leftViewRect(forBounds: bounds).width, atStart: !isReversed)
    }
    if rightView != nil, shows(rightViewMode) {
      cut(rightViewRect(forBounds: bounds).width, atStart: isReversed)
    } else if hasClear {
      cut(bounds.maxX - clearButtonRect(forBounds: bounds).minX, atStart: isReversed)
    }
    return rect
  }

  // MARK: Layout

  /// The line is centered in the height.
  override var contentDescription: String? { text ?? placeholder }
  override var baselineFont: UIFont? { font }
  override var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let height = textFit.baselineHeight ?? height
    let edge = (height - CGFloat(usedFont.style.lineHeight)) / 2
    return (edge + usedFont.ascender, edge - usedFont.descender)
  }

  override var baselineFollowsHeight: Bool { true }

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = adjusted(font) else { return }
    font = adjusted
  }

  private func lookDidChange() {
    reportChange(.look)
    invalidateIntrinsicContentSize()
  }

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }
  private var sideInset: CGFloat { borderStyle == .none ? 0 : 7 }

  private var height: CGFloat {
    if let measured = measuredContentSize(), measured.height >= 0 { return measured.height }
    let line = lineHeight(usedFont)
    // A field at 17 points is 22 high without and 34 with a rounded border.
    return (line + 1).rounded(.up) + (borderStyle == .none ? 0 : 12)
  }
}
