// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds where elements begin, and the parts of a file for which an XML parser takes far more time
/// or memory than the size of the file explains, without a parser.
///
/// A parser compares each attribute of an element with all others, reports a tag only when it has
/// read all of it, and replaces each reference to an entity by the text that the file declares.
/// Where the markup is not well-formed, the scan may end early: the parser reports it.
struct MarkupScan {
  /// The most attributes of an element. Interface Builder writes a few dozen.
  static let mostAttributes = 1000
  /// The most bytes between `<` and `>`. Common parsers stop at 10 million.
  static let longestMarkup = 8_000_000

  private var units: MarkupUnits
  private var tags: [StartTag] = []
  /// The extents of elements; nil when they are not requested.
  private var spans: ElementSpanBuilder?

  private init(_ data: Data) { units = MarkupUnits(data) }

  /// Returns the tags that begin elements, in the order of the file.
  ///
  /// - Throws: An error when a file has a part that a parser cannot read.
  static func startTags(
    in data: Data, fileName: String
  ) throws(InterfaceBuilderError) -> [StartTag] {
    var scan = MarkupScan(data)
    if let (start, excess) = scan.run() {
      let location = scan.units.location(of: start)
      throw InterfaceBuilderError(
        excess.reason, file: fileName, line: location.line, column: location.column,
        message: excess.message)
    }
    return scan.tags
  }

  /// Returns the extents of the elements in a file with units of one byte, in the order of their
  /// start tags; nil where the tags do not match one another.
  static func elementSpans(in data: Data) -> [ElementSpan]? {
    var scan = MarkupScan(data)
    scan.spans = ElementSpanBuilder()
    guard scan.run() == nil else { return nil }
    return scan.spans?.elements
  }

  /// Reads the file up to the first part that cannot be parsed. Returns that part and where it is.
  private mutating func run() -> (start: Int, excess: Excess)? {
    while units.skip(past: "<") {
      let start = units.index - 1
      if let excess = excess(from: start) { return (start, excess) }
    }
    return nil
  }

  private struct Excess {
    var reason = InterfaceBuilderError.Reason.tooLarge
    var message: String

    static func attributes(of name: String) -> Excess {
      Excess(
        message: "The element '\(name)' has more than \(mostAttributes) attributes, which no "
          + "Interface Builder document needs.")
    }

    static func length(of part: String) -> Excess {
      Excess(
        message: "\(part) has more than \(longestMarkup) bytes, which no Interface Builder "
          + "document needs.")
    }

    static let declarations = Excess(
      reason: .foreign,
      message: "The file declares entities or attributes of its own, which no Interface Builder "
        + "document does.")
  }

  /// Reads the markup after a `<`, and returns why it cannot be parsed; nil when it can.
  private mutating func excess(from start: Int) -> Excess? {
    if units.skip("!--") {
      units.skip(past: "-->")
      return excessiveLength(from: start, of: "A comment")
    }
    if units.skip("![CDATA[") {
      units.skip(past: "]]>")
      return excessiveLength(from: start, of: "A section of characters")
    }
    if units.skip("?") {
      units.skip(past: "?>")
      return excessiveLength(from: start, of: "An instruction")
    }
    return units.skip("!") ? excessInDeclaration() : excessInTag(from: start)
  }

  private func excessiveLength(from start: Int, of part: String) -> Excess? {
    units.index - start > Self.longestMarkup ? .length(of: part) : nil
  }

  private mutating func excessInDeclaration() -> Excess? {
    while let unit = units.nextOutsideOfQuotes() {
      if unit == UInt8(ascii: "[") { return .declarations }
      if unit == UInt8(ascii: ">") { return nil }
    }
    return nil
  }

  private mutating func excessInTag(from start: Int) -> Excess? {
    let isEnd = units.skip("/")
    let name = units.name()
    let isStart = !isEnd && !name.isEmpty
    let location = isStart ? units.location(of: start) : (line: 0, column: 0)
    if let excess = excessInAttributes(of: name) { return excess }
    if let excess = excessiveLength(from: start, of: "The tag of an element '\(name)'") {
      return excess
    }
    let range = start..<units.index
    if isStart {
      let end = units.location(of: units.index)
      tags.append(
        StartTag(
          name: name, line: location.line, column: location.column, endLine: end.line,
          endColumn: end.column))
      spans?.addStartTag(name, at: range, isClosed: units.isPreceded(by: UInt8(ascii: "/")))
    } else {
      spans?.addEndTag(isEnd ? name : "", at: range)
    }
    return nil
  }

  /// Reads the rest of a tag.
  private mutating func excessInAttributes(of name: String) -> Excess? {
    var attributes = 0
    /// The last word outside of quotes, and whether it may continue.
    var word = (range: units.index..<units.index, isOpen: false)
    while let part = units.nextPart() {
      switch part {
      case .quoted(let value):
        spans?.addAttribute(name: word.range, value: value)
        word.isOpen = false
      case .unit(UInt8(ascii: ">")):
        return nil
      case .unit(UInt8(ascii: "=")):
        attributes += 1
        if attributes > Self.mostAttributes { return .attributes(of: name) }
        word.isOpen = false
      case .unit(let unit) where unit <= 0x20:
        word.isOpen = false
      case .unit:
        word.range = (word.isOpen ? word.range.lowerBound : units.index - 1)..<units.index
        word.isOpen = true
      }
    }
    return nil
  }
}
