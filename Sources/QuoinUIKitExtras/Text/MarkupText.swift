// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The text of an HTML document.
struct MarkupText {
  let plain: String

  private static let breaking: Set<String> = ["br", "hr"]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "tr",
    "table", "section", "article", "header", "footer",
  ]
  private static let hidden: Set<String> = ["script", "style", "head", "title"]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—",
    "ndash": "–", "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "laquo": "«",
    "raquo": "»", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’", "bull": "•",
  ]

  init(_ markup: String) {
    var text = ""
    var hiddenBy: String?
    var rest = Substring(markup)
    while let open = rest.firstIndex(of: "<") {
      if hiddenBy == nil { Self.add(rest[..<open], to: &text) }
      guard let close = rest[open...].firstIndex(of: ">") else {
        rest = ""
        break
      }
      let tag = rest[rest.index(after: open)..<close]
      let isEnd = tag.hasPrefix("/")
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      rest = rest[rest.index(after: close)...]
      if let hiding = hiddenBy {
        if isEnd, name == hiding { hiddenBy = nil }
      } else if Self.hidden.contains(name), !isEnd {
        hiddenBy = name
      } else if Self.breaking.contains(name) {
        text += "\n"
      } else if Self.blocks.contains(name), !text.isEmpty, !text.hasSuffix("\n") {
        text += "\n"
      }
    }
    if hiddenBy == nil { Self.add(rest, to: &text) }
    plain = text
  }

  /// Appends text with collapsed white space and decoded character references.
  private static func add(_ part: Substring, to text: inout String) {
    var isSpace = text.isEmpty || text.last?.isWhitespace == true
    for character in decoded(part) {
      if character.isWhitespace, character != "\u{A0}" {
        if !isSpace { text += " " }
        isSpace = true
      } else {
        text.append(character)
        isSpace = false
      }
    }
  }

  private static func decoded(_ part: Substring) -> String {
    var result = ""
    var rest = part
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix(10).prefix { $0 != ";" }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";",
        let character = character(String(name))
      else {
        result += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += character
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let number = name.dropFirst()
    let code =
      number.first == "x" || number.first == "X"
      ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
