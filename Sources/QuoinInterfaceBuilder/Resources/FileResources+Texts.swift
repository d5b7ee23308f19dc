// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinUIKit

extension FileResources {
  /// Returns the text with styles of a child with a key; nil without one.
  package func attributedText(_ key: String, of element: MarkupElement) -> NSAttributedString? {
    guard let text = element.child("attributedString", key: key) else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for fragment in text.children where fragment.name == "fragment" {
      whole.append(
        NSAttributedString(
          string: fragment.text("content") ?? "",
          attributes: fragment.child("attributes").map(attributes) ?? [:]))
    }
    return whole
  }

  private func attributes(_ element: MarkupElement) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let key = child.key, let name = Self.attributeNames[key] else { continue }
      switch child.name {
      case "color": values[name] = color(child)
      case "font": values[name] = font(child)
      case "paragraphStyle", "mutableParagraphStyle": values[name] = paragraphStyle(child)
      case "real": values[name] = child.number("value")
      case "integer": values[name] = child["value"].flatMap { Int($0) }
      default: break
      }
    }
    return values
  }

  private static var attributeNames: [String: NSAttributedString.Key] {
    [
      "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSFont": .font,
      "NSParagraphStyle": .paragraphStyle, "NSKern": .kern, "NSUnderline": .underlineStyle,
      "NSStrikethrough": .strikethroughStyle, "NSBaselineOffset": .baselineOffset,
      "NSStrokeColor": .strokeColor, "NSStrokeWidth": .strokeWidth,
      "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
      "NSUnderlineColor": .underlineColor, "NSStrikethroughColor": .strikethroughColor,
    ]
  }

  private func font(_ element: MarkupElement) -> UIFont {
    let size = element.number("size") ?? UIFont.systemFontSize
    if let font = element["name"].flatMap({ UIFont(name: $0, size: size) }) { return font }
    return element["metaFont"]?.hasSuffix("Bold") ?? false
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  private func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = FileNames.textAlignments[element["alignment"] ?? ""] ?? .natural
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    style.defaultTabInterval = element.number("defaultTabInterval") ?? 0
    return style
  }
}
