// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The line heights, distances, indents and alignment of a paragraph.
///
/// Labels, text views and string drawing measure with line heights, spacing and indents. Spacing
/// between lines and paragraphs is not added after the last one.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Has to be the first property, see ``ObjectType``.
  private let objectType = ObjectType.known
  var attributes = ParagraphAttributes()

  /// Creates a style with default values.
  public override init() {
    super.init()
  }

  /// A new style with default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the direction of a language: right to left for Arabic, Hebrew, Persian and Urdu.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = (languageName ?? "").prefix(2)
    return ["ar", "he", "fa", "ur"].contains(language) ? .rightToLeft : .leftToRight
  }

  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// The space after the paragraph, before the next one, in points.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// The space before the paragraph, after the previous one, in points.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// The horizontal alignment of lines; stored, without effect on sizes.
  open var alignment: NSTextAlignment { attributes.alignment }
  /// The distance from the leading edge to lines other than the first, in points.
  open var headIndent: CGFloat { attributes.headIndent }
  /// The distance from the leading edge to the end of lines if positive, otherwise from the
  /// trailing edge.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The distance from the leading edge to the first line, in points.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// The factor by which line heights are multiplied; 0 for none.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// The way in which lines that are too long are wrapped or truncated. Used to draw and measure
  /// strings; labels and text views have modes of their own.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The direction of the text; stored, without effect on sizes.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }
  /// The hyphenation factor; stored: words are not hyphenated.
  open var hyphenationFactor: Float { attributes.hyphenationFactor }
  /// Whether the system hyphenates words; stored: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { attributes.usesDefaultHyphenation }
  /// The strategy for line breaks; stored: each line takes as many words as it can.
  open var lineBreakStrategy: LineBreakStrategy { attributes.lineBreakStrategy }
  /// The distance between default tab stops; stored, not measured.
  open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }
  /// The tab stops; stored: texts are measured with stops at every 28 points.
  open var tabStops: [NSTextTab]! { attributes.tabStops }
  /// Whether letters are set tighter before the text is truncated; stored, not measured.
  open var allowsDefaultTighteningForTruncation: Bool { attributes.allowsTightening }

  /// Returns the style itself or, of one that can be changed, a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.attributes = attributes
    return copy
  }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.attributes = attributes
    return copy
  }

  /// Returns whether all attributes are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  /// The hash value, which equal styles share.
  open override var hash: Int { attributes.hashValue }

  /// The metrics of the style for measuring texts.
  var metrics: ParagraphMetrics {
    var metrics = ParagraphMetrics()
    metrics.lineSpacing = Double(lineSpacing)
    metrics.lineHeightMultiple = Double(lineHeightMultiple)
    metrics.minimumLineHeight = Double(minimumLineHeight)
    metrics.maximumLineHeight = Double(maximumLineHeight)
    metrics.spacing = Double(paragraphSpacing)
    metrics.spacingBefore = Double(paragraphSpacingBefore)
    metrics.firstLineIndent = Double(firstLineHeadIndent)
    metrics.headIndent = Double(headIndent)
    metrics.tailIndent = Double(tailIndent)
    metrics.tabStops = attributes.tabStops.map { $0.stop(baseWritingDirection) }
      .sorted { $0.location < $1.location }
    if defaultTabInterval > 0 { metrics.tabInterval = Double(defaultTabInterval) }
    return metrics
  }
}

extension NSParagraphStyle {
  /// Returns the part of the room beside a line that is on its left.
  func leftPart(of room: CGFloat) -> CGFloat {
    switch alignment {
    case .center: room / 2
    case .right: room
    case .left: 0
    default: baseWritingDirection == .rightToLeft ? room : 0
    }
  }
}

/// The stored attributes of a paragraph style.
struct ParagraphAttributes: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var defaultTabInterval: CGFloat = 0
  var tabStops: [NSTextTab] = []
  var allowsTightening = false
}
