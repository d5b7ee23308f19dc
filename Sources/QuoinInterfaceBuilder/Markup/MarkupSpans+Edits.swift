// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension MarkupSpans {
  /// The edit that gives an attribute of an element a value.
  ///
  /// - Parameter following: The attribute before which a new one is written, if the element has it;
  ///   otherwise it becomes the last one.
  package func setting(
    _ name: String, to value: String, of element: Int, before following: String? = nil
  ) -> FileEdit {
    let text = AttributeText.encoded(value)
    if let old = attribute(name, of: element) { return FileEdit(old.value, text) }
    let written = "\(name)=\"\(text)\""
    if let next = following.flatMap({ attribute($0, of: element) }) {
      return FileEdit(at: next.name.lowerBound, written + " ")
    }
    let span = elements[element]
    let end =
      span.attributes.last?.extent.upperBound
      ?? span.startTag.lowerBound + 1 + nodes[element].name.utf8.count
    return FileEdit(at: end, " " + written)
  }

  /// The edit that removes an attribute with the white space before it; nil when the element does
  /// not have it.
  package func removing(_ name: String, of element: Int) -> FileEdit? {
    guard let old = attribute(name, of: element) else { return nil }
    var start = old.name.lowerBound
    while start > 0, bytes[start - 1].isMarkupSpace { start -= 1 }
    return FileEdit(removing: start..<old.extent.upperBound)
  }

  /// The edit that removes an element, with its lines if nothing else is on them.
  package func removing(_ element: Int) -> FileEdit {
    let extent = elements[element].extent
    guard let start = lineStart(ofTextAt: extent.lowerBound),
      let end = lineEnd(after: extent.upperBound)
    else { return FileEdit(removing: extent) }
    return FileEdit(removing: start..<end.upperBound)
  }

  /// Returns the edit that appends an element to another one, on a line of its own where the other
  /// one's tags are on lines of their own.
  ///
  /// - Parameter text: The element, on one line.
  package func appending(_ text: String, in element: Int) -> FileEdit {
    let span = elements[element]
    let outer = indentation(of: span.startTag.lowerBound)
    let line = (outer ?? "") + Self.indentationStep + text + lineBreak
    if let endTag = span.endTag {
      guard let start = lineStart(ofTextAt: endTag.lowerBound), outer != nil else {
        return FileEdit(at: endTag.lowerBound, text)
      }
      return FileEdit(at: start, line)
    }
    let name = nodes[element].name
    // The tag ends with the two bytes that close it.
    let close = span.startTag.upperBound - 2..<span.startTag.upperBound
    guard let outer else { return FileEdit(close, ">\(text)</\(name)>") }
    return FileEdit(close, ">" + lineBreak + line + outer + "</\(name)>")
  }

  /// Returns the edit that writes an element after another one, on a line of its own if the other
  /// one has one.
  ///
  /// - Parameter lines: The lines of the element. Each is indented as the other one.
  package func inserting(_ lines: [String], after element: Int) -> FileEdit {
    let extent = elements[element].extent
    guard let indentation = indentation(of: extent.lowerBound) else {
      return FileEdit(at: extent.upperBound, lines.map(\.withoutIndentation).joined())
    }
    return FileEdit(
      at: extent.upperBound, lines.map { lineBreak + indentation + $0 }.joined())
  }

  /// The white space by which Interface Builder indents an element.
  package static let indentationStep = "    "

  /// The line ending of the file: that of its first line.
  var lineBreak: String {
    guard let end = bytes.firstIndex(where: { $0 == .newline || $0 == .carriageReturn }) else {
      return "\n"
    }
    guard bytes[end] == .carriageReturn else { return "\n" }
    return bytes.indices.contains(end + 1) && bytes[end + 1] == .newline ? "\r\n" : "\r"
  }

  /// Returns the white space before a text; nil for a text that is not the first on its line.
  private func indentation(of position: Int) -> String? {
    lineStart(ofTextAt: position).map { text($0..<position) }
  }

  /// Returns the start of the line of a text; nil for a text that is not the first on its line.
  private func lineStart(ofTextAt position: Int) -> Int? {
    var start = position
    while start > 0, bytes[start - 1] == .space || bytes[start - 1] == .tab { start -= 1 }
    let isStart = start == 0 || bytes[start - 1] == .newline || bytes[start - 1] == .carriageReturn
    return isStart ? start : nil
  }

  /// Returns the line ending after a text; nil for a text that is not the last on its line.
  private func lineEnd(after position: Int) -> Range<Int>? {
    var end = position
    while end < bytes.count, bytes[end] == .space || bytes[end] == .tab { end += 1 }
    guard end < bytes.count else { return nil }
    switch bytes[end] {
    case .newline: return end..<end + 1
    case .carriageReturn:
      return end..<(end + 1 < bytes.count && bytes[end + 1] == .newline ? end + 2 : end + 1)
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")

  fileprivate var isMarkupSpace: Bool {
    self == .space || self == .tab || self == .newline || self == .carriageReturn
  }
}

extension String {
  fileprivate var withoutIndentation: String { String(drop { $0 == " " }) }
}
