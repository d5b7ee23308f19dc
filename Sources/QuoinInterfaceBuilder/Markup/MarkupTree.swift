// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A whole XML file as a tree of elements.
package struct MarkupTree: Sendable {
  package var root: MarkupElement
  /// The parts of the file that were left out.
  package var findings: [FileFinding] = []

  /// Reads the bytes of a file. `fileName` is only for messages.
  package init(_ data: Data, fileName: String) throws(InterfaceBuilderError) {
    do throws(InterfaceBuilderError) {
      try self.init(reading: data, fileName: fileName)
      if ConflictMarkerLine.isBetweenElements(of: root),
        let error = ConflictMarkerLine.error(data, fileName)
      {
        throw error
      }
    } catch {
      throw error.reason == .malformed ? ConflictMarkerLine.error(data, fileName) ?? error : error
    }
  }

  private init(reading data: Data, fileName: String) throws(InterfaceBuilderError) {
    try Self.checkBytes(data, fileName: fileName)
    try Self.checkEncoding(data, fileName: fileName)
    let tags = try MarkupScan.startTags(in: data, fileName: fileName)
    let builder = MarkupTreeBuilder(tags)
    // Foundation on some platforms refuses more than 10 million bytes at once.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = builder
    // The result is true for truncated input too, and therefore not used.
    _ = parser.parse()
    if let location = builder.tooDeep {
      // A parser may stop at such a depth. The elements read so far are still a tree.
      builder.closeAll()
      findings.append(
        FileFinding(
          code: .tooDeep, line: location.line, column: location.column,
          message: "Elements are nested deeper than \(MarkupTreeBuilder.deepestLevel) levels; "
            + (builder.syntaxError == nil
              ? "what lies deeper is left out." : "what lies deeper or follows is left out.")))
    } else if let syntaxError = builder.syntaxError {
      let tags =
        syntaxError.isMismatch
        ? MismatchedTags(data, line: syntaxError.line, open: builder.openElement)?.sentence : nil
      throw InterfaceBuilderError(
        .malformed, file: fileName, line: syntaxError.line, column: syntaxError.column,
        message: tags ?? syntaxError.message)
    }
    guard let root = builder.root else {
      throw InterfaceBuilderError(
        .malformed, file: fileName, line: 1, column: 1,
        message: "The file ends before its document is complete.")
    }
    self.root = root
  }

  private static func checkBytes(
    _ data: Data, fileName: String
  ) throws(InterfaceBuilderError) {
    guard let first = data.first(where: { !$0.isASCIIWhitespace }) else {
      throw InterfaceBuilderError(
        .empty, file: fileName, line: 1, column: 1,
        message: data.isEmpty
          ? "The file is empty: it has zero bytes." : "The file is empty: it has only white space.")
    }
    // Text starts with "<", or with a mark of its encoding. In UTF-16 one byte of "<" is zero.
    let starts: Set<UInt8> = [UInt8(ascii: "<"), 0xEF, 0xFE, 0xFF]
    let isWide = data.count > 1 && data[data.startIndex + 1] == 0 && first != 0
    guard starts.contains(first) || isWide || !data.prefix(512).contains(0) else {
      throw InterfaceBuilderError(
        .binary, file: fileName, line: 1, column: 1,
        message: "The file is binary, not an Interface Builder document in XML.")
    }
    guard starts.contains(first) || isWide else {
      let start = String(decoding: data.prefix(200), as: UTF8.self)
        .drop { $0.isWhitespace || $0.isNewline }.prefix { !$0.isNewline }
      let shown = start.count > 40 ? "\(start.prefix(40))…" : String(start)
      let isSwift = ["import ", "//", "struct ", "final class ", "class "].contains {
        start.hasPrefix($0)
      }
      throw InterfaceBuilderError(
        .malformed, file: fileName, line: 1, column: 1,
        message: "This is not an XML file: it begins with '\(shown)'."
          + (isSwift ? " It seems to be source code; Quoin reads storyboards and xibs." : ""))
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
