// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads the styles of a text. Those that the whole text has become properties of the view, and
  /// others are a note.
  mutating func readStyledText() {
    guard let string = element.child("attributedString", key: "attributedText") else { return }
    let fragments = string.children.filter { $0.name == "fragment" }
    let styles = fragments.map { $0.child("attributes")?.children ?? [] }
    guard styles.contains(where: { !$0.isEmpty }) else { return }
    guard fragments.count == 1, let whole = styles.first else {
      note("The styles of the text of \(ConversionNote.quoted(name)) are not converted.")
      return
    }
    for style in whole where !readStyle(style) {
      let key = style.key ?? style.name
      note("The style \(key) of the text of \(ConversionNote.quoted(name)) is not converted.")
    }
  }

  /// - Returns: Whether the code expresses the style.
  private mutating func readStyle(_ style: MarkupElement) -> Bool {
    switch style.key {
    case "NSFont":
      guard let font = Self.font(style) else { return false }
      let isLabel = description.systemClass == "UILabel"
      replace("font", font, usual: isLabel ? ".systemFont(ofSize: 17)" : nil)
      return true
    case "NSColor":
      guard let color = values.color(style) else { return false }
      replace("textColor", Self.short(color))
      return true
    case "NSParagraphStyle": return readParagraph(style)
    default: return false
    }
  }

  private static func font(_ element: MarkupElement) -> String? {
    guard let size = element["size"].flatMap(Double.init), size.isFinite, size > 0 else {
      return nil
    }
    let text = SwiftLiteral.number(size)
    if let name = element["name"] {
      return "UIFont(name: \(SwiftLiteral.string(name)), size: \(text))"
    }
    switch element["metaFont"] {
    case "system", "menu", "message": return ".systemFont(ofSize: \(text))"
    case "systemBold": return ".boldSystemFont(ofSize: \(text))"
    default: return nil
    }
  }

  private mutating func readParagraph(_ style: MarkupElement) -> Bool {
    let alignments: Set = ["left", "center", "right", "justified"]
    if let word = style["alignment"], alignments.contains(word) {
      replace("textAlignment", ".\(word)")
    }
    let modes = [
      "charWrapping": "byCharWrapping", "clipping": "byClipping",
      "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
      "truncatingMiddle": "byTruncatingMiddle",
    ]
    // A label cuts its text off by default, and the other texts wrap.
    if let word = style["lineBreakMode"], let mode = modes[word],
      description.systemClass == "UILabel"
    {
      replace("lineBreakMode", ".\(mode)", usual: ".byTruncatingTail")
    }
    return !style.attributes.keys.contains { Self.spacings.contains($0) }
  }

  /// The attributes of paragraphs that move lines.
  private static let spacings: Set = [
    "firstLineHeadIndent", "headIndent", "lineHeightMultiple", "lineSpacing", "maximumLineHeight",
    "minimumLineHeight", "paragraphSpacing", "paragraphSpacingBefore", "tailIndent",
  ]

  /// Sets a property in place of the value that the view has without the style.
  private mutating func replace(_ property: String, _ value: String, usual: String? = nil) {
    unset(property)
    if value != usual { set(property, value) }
  }
}
