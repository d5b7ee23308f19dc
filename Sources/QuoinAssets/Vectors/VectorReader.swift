// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads the elements of an SVG file (XML 1.0) that pictures take over.
///
/// Entities of a document type are not replaced, so that none can multiply a text.
struct VectorReader {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [VectorElement] = []
  private var root: VectorElement?
  private var styles = VectorStyles()
  /// The number of open elements that are left out, with their content.
  private var skipped = 0
  /// Whether the text of a style is read.
  private var style: String?
  private var count = 0

  /// The most elements of a drawing, and how deep they are nested.
  private static let most = 20_000
  private static let deepest = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The root of a drawing; nil for a file that is not XML, or has too many elements.
  static func root(of bytes: [UInt8]) -> VectorElement? {
    var reader = VectorReader(bytes)
    return reader.read() ? reader.root : nil
  }

  private mutating func read() -> Bool {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        add(text: Self.decoded(bytes[position..<end]))
        position = end
        continue
      }
      if starts("<!--") {
        guard skip(past: "-->") else { return false }
      } else if starts("<![CDATA[") {
        let start = position + 9
        guard skip(past: "]]>") else { return false }
        add(text: String(decoding: bytes[start..<position - 3], as: UTF8.self))
      } else if starts("<?") {
        guard skip(past: "?>") else { return false }
      } else if starts("<!") {
        guard skipDocumentType() else { return false }
      } else if starts("</") {
        guard skip(past: ">") else { return false }
        guard close() else { return false }
      } else {
        guard readTag() else { return false }
      }
    }
    return open.isEmpty && skipped == 0
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Moves past the next occurrence of a text.
  private mutating func skip(past text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard wanted.count <= bytes.count else { return false }
      while position <= bytes.count - wanted.count {
        if bytes[position] == wanted[0], bytes[position...].starts(with: wanted) {
          position += wanted.count
          return true
        }
        position += 1
      }
      return false
    }
  }

  private mutating func skipDocumentType() -> Bool {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        position += 1
        return true
      default: break
      }
      position += 1
    }
    return false
  }

  // MARK: Elements

  private mutating func add(text: String) {
    if style != nil { style?.append(text) }
    guard skipped == 0, let last = open.indices.last, ["text", "tspan"].contains(open[last].name)
    else { return }
    open[last].text += text
  }

  private mutating func readTag() -> Bool {
    position += 1
    var name = Self.local(readName())
    guard !name.isEmpty, let (written, isClosed) = readAttributes() else { return false }
    var attributes = written
    if VectorRules.groups.contains(name) {
      name = "g"
      attributes.removeAll { $0.name == "href" || $0.name == "xlink:href" }
    }
    count += 1
    guard count <= Self.most else { return false }
    guard skipped == 0, VectorRules.elements.contains(name), open.isEmpty == (name == "svg") else {
      // The root is a drawing, which has no other one in it.
      if open.isEmpty { return false }
      if !isClosed {
        skipped += 1
        if name == "style", skipped == 1 { style = "" }
      }
      return true
    }
    guard open.count < Self.deepest else { return false }
    open.append(VectorElement(name: name, attributes: attributes))
    return isClosed ? close() : true
  }

  private mutating func close() -> Bool {
    if skipped > 0 {
      skipped -= 1
      if skipped == 0, let rules = style {
        styles.read(rules)
        style = nil
      }
      return true
    }
    guard var element = open.popLast() else { return false }
    element.attributes = styles.attributes(of: element.attributes)
      .compactMap { VectorRules.allowed($0) }
    guard let last = open.indices.last else {
      guard root == nil else { return false }
      root = element
      return true
    }
    open[last].children.append(element)
    return true
  }

  /// The name without the prefix `svg`; empty for one with another prefix, which is not an SVG.
  private static func local(_ name: String) -> String {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return name.hasPrefix("svg:") ? String(name[name.index(after: colon)...]) : name
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]),
      ![UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readAttributes() -> ([VectorElement.Attribute], isClosed: Bool)? {
    var attributes: [VectorElement.Attribute] = []
    while true {
      skipSpaces()
      guard position < bytes.count else { return nil }
      if starts("/>") {
        position += 2
        return (attributes, true)
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return (attributes, false)
      }
      let name = readName()
      skipSpaces()
      guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        return nil
      }
      position += 1
      skipSpaces()
      guard position < bytes.count,
        [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]),
        let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
      else { return nil }
      attributes.append(
        VectorElement.Attribute(name: name, value: Self.decoded(bytes[position + 1..<end])))
      position = end + 1
    }
  }

  private mutating func skipSpaces() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  // MARK: Texts

  private static let entities: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// A text with the references of XML in it replaced; those to other entities are left out.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      guard let end = part.firstIndex(of: ";") else { return }
      let name = part[..<end]
      if name.hasPrefix("#") {
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        if let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
          let scalar = Unicode.Scalar(code)
        {
          result.unicodeScalars.append(scalar)
        }
      } else {
        result += entities[name] ?? ""
      }
      result += part[part.index(after: end)...]
    }
  }
}
