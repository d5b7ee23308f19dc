// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A paragraph style that can be changed. Texts that have it must be set again after a change.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  /// The space after the paragraph, before the next one, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  /// The space before the paragraph, after the previous one, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  /// The horizontal alignment of lines; stored, without effect on sizes.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { attributes.alignment = newValue }
  }
  /// The distance from the leading edge to lines other than the first, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { attributes.headIndent = newValue }
  }
  /// The distance from the leading edge to the end of lines if positive, otherwise from the
  /// trailing edge.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  /// The distance from the leading edge to the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  /// The factor by which line heights are multiplied; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  /// The rule by which lines end.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  /// The direction of the text; stored, without effect on sizes.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }
  /// The hyphenation factor; stored: words are not hyphenated.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { attributes.hyphenationFactor = newValue }
  }
  /// Whether the system hyphenates words; stored: words are not hyphenated.
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { attributes.usesDefaultHyphenation = newValue }
  }
  /// The strategy for line breaks; stored: each line takes as many words as it can.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { attributes.lineBreakStrategy = newValue }
  }
  /// The distance between default tab stops; stored, not measured.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue }
  }
  /// Whether letters are set tighter before the text is truncated; stored, not measured.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { attributes.allowsTightening = newValue }
  }
  /// The tab stops; stored: texts are measured with stops at every 28 points.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { attributes.tabStops = newValue ?? [] }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { attributes.tabStops.append(anObject) }
  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    attributes.tabStops.removeAll { $0 === anObject }
  }
  /// Copies all attributes of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { attributes = obj.attributes }
}
