// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Builds a tree from the events of an XML parser.
final class MarkupTreeBuilder: NSObject {
  /// Elements deeper than this are left out. Common parsers stop at a greater
  /// depth.
  static let deepestLevel = 240

  struct SyntaxError {
    var line: Int
    var column: Int
    var message: String
    /// Whether an end tag does not match the start tag before it.
    var isMismatch = false
  }

  private(set) var root: MarkupElement?
  private(set) var syntaxError: SyntaxError?
  /// The innermost open element where the markup is wrong.
  private(set) var openElement: MarkupElement?
  /// The location of the first element below ``deepestLevel``.
  private(set) var tooDeep: (line: Int, column: Int)?
  private var open: [MarkupElement] = []
  private var skipped = 0
  private var comment: String?
  /// The tags that begin elements, in the order of the file.
  private let tags: [StartTag]
  /// The number of elements that the parser has reported.
  private var count = 0

  /// - Parameter tags: The tags that begin elements, in the order of the file.
  init(_ tags: [StartTag]) {
    self.tags = tags
  }

  /// Returns the location of the element that the parser has just reported: that of its tag, or,
  /// where the scan for tags found another one, the end of the tag, which the parser reports.
  private func nextTag(_ name: String, _ parser: XMLParser) -> StartTag {
    defer { count += 1 }
    guard count < tags.count, tags[count].begins(name) else {
      let (line, column) = (parser.lineNumber, parser.columnNumber)
      return StartTag(name: name, line: line, column: column, endLine: line, endColumn: column)
    }
    return tags[count]
  }

  /// Closes all open elements, so that a file that is nested too deeply still has a tree.
  func closeAll() {
    while !open.isEmpty { closeInnermost() }
  }

  private func closeInnermost() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = root ?? element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}

extension MarkupTreeBuilder: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let tag = nextTag(elementName, parser)
    guard skipped == 0, open.count < Self.deepestLevel else {
      tooDeep = tooDeep ?? (tag.line, tag.column)
      skipped += 1
      return
    }
    var element = MarkupElement(
      name: elementName, attributes: attributes, line: tag.line, column: tag.column,
      endLine: tag.endLine, endColumn: tag.endColumn)
    element.comment = comment
    comment = nil
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    comment = nil
    if skipped > 0 {
      skipped -= 1
    } else {
      closeInnermost()
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard skipped == 0, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    self.comment = comment
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard syntaxError == nil else { return }
    syntaxError = SyntaxError(
      line: max(1, parser.lineNumber), column: max(1, parser.columnNumber),
      message: Self.sentence(for: parseError), isMismatch: (parseError as NSError).code == 76)
    openElement = open.last
  }

  /// Returns the meaning of the parser's error numbers, which are those of libxml2.
  private static func sentence(for error: any Error) -> String {
    switch (error as NSError).code {
    case 4, 5: "The file ends before its document is complete."
    case 1, 110: "A tag or a name in the file is too long."
    case 9, 81: MarkupTree.invalidBytes
    case 38...43, 65: "An attribute is not written correctly."
    case 73, 74, 77: "A tag is not closed before the file or another element ends."
    case 76: "An end tag does not match the start tag before it."
    case 111: "The file uses an unknown entity."
    default: "The file is not well-formed XML."
    }
  }
}
