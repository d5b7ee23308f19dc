// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of SVG, or of HTML written as XML: a name, attributes in their order, and what is
/// inside.
struct SVGElement: Equatable {
  /// What an element holds.
  enum Content: Equatable {
    case element(SVGElement)
    /// Text that is not yet escaped.
    case text(String)
    /// Text that is written as it is: styles.
    case verbatim(String)
  }

  var name: String
  var attributes: [Attribute]
  var content: [Content]

  /// A name and an unescaped value.
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], content: [Content] = []) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    self.content = content
  }

  /// An element with text in it.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes, content: [.text(text)])
  }

  /// An element with elements in it.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [SVGElement]
  ) {
    self.init(name, attributes, content: children.map { .element($0) })
  }

  /// The element with one more attribute; none when the value is nil.
  func with(_ name: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var element = self
    element.attributes.append(Attribute(name: name, value: value))
    return element
  }

  mutating func append(_ element: SVGElement) {
    content.append(.element(element))
  }

  // MARK: Text

  /// The element as XML, each element that holds elements over several indented lines.
  func xml(indent: Int = 0) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    text += "\(margin)<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escape(attribute.value))\""
    }
    guard !content.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">"
    var holdsElements = false
    for part in content {
      switch part {
      case .element(let element):
        if !holdsElements { text += "\n" }
        holdsElements = true
        element.write(to: &text, indent: indent + 1)
      case .text(let string): text += Self.escape(string)
      case .verbatim(let string): text += string
      }
    }
    text += "\(holdsElements ? margin : "")</\(name)>\n"
  }

  /// `string` with what XML reserves written as entities, and what XML forbids left out.
  static func escape(_ string: String) -> String {
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
