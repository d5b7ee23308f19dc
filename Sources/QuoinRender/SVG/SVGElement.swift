// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of SVG, or of HTML written as XML: a name, ordered attributes and content.
package struct SVGElement: Equatable {
  /// A part of the content of an element.
  package enum Content: Equatable {
    case element(SVGElement)
    /// Text that is escaped when it is written.
    case text(String)
    /// Text that is written unchanged, such as a style sheet.
    case verbatim(String)
  }

  package var name: String
  package var attributes: [Attribute]
  package var content: [Content]

  /// A name and an unescaped value.
  package struct Attribute: Equatable {
    package var name: String
    package var value: String
  }

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], content: [Content] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    self.content = content
  }

  /// Creates an element that contains a text.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes, content: [.text(text)])
  }

  /// Creates an element that contains elements.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [SVGElement]
  ) {
    self.init(name, attributes, content: children.map { .element($0) })
  }

  /// Returns the element with one more attribute, or unchanged if the value is nil.
  package func with(_ name: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var element = self
    element.attributes.append(Attribute(name: name, value: value))
    return element
  }

  package mutating func append(_ element: SVGElement) {
    content.append(.element(element))
  }

  // MARK: Text

  /// The element as XML. An element that contains elements is written on several indented lines.
  package func xml(indent: Int = 0) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    text += margin
    text += "<"
    text += name
    for attribute in attributes {
      text += " "
      text += attribute.name
      text += "=\""
      text += Self.escape(attribute.value)
      text += "\""
    }
    guard !content.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">"
    var hasChildren = false
    for part in content {
      switch part {
      case .element(let element):
        if !hasChildren { text += "\n" }
        hasChildren = true
        element.write(to: &text, indent: indent + 1)
      case .text(let string): text += Self.escape(string)
      case .verbatim(let string): text += string
      }
    }
    if hasChildren { text += margin }
    text += "</"
    text += name
    text += ">\n"
  }

  /// Returns `string` with reserved characters as entities, without those that XML forbids.
  static func escape(_ string: String) -> String {
    // Most attributes are numbers. The last byte is the first one of the two that XML forbids.
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "\"") && $0 != 0xEF
    }
    if isPlain { return string }
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
