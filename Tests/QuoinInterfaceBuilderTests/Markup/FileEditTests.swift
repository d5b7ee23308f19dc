// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinInterfaceBuilder

@Suite("Edits of files")
struct FileEditTests {
  /// Edits a file by its spans.
  private func edited(
    _ text: String, _ edits: (MarkupSpans) throws -> [FileEdit?]
  ) throws -> String {
    let data = Data(text.utf8)
    let spans = try MarkupSpans(data, of: MarkupTree(data, fileName: "a.xib"))
    let result = try #require(try edits(spans).compactMap(\.self).applied(to: data))
    return String(decoding: result, as: UTF8.self)
  }

  @Test("Edits apply in the order of their ranges, whatever their order in the list")
  func order() {
    let edits = [FileEdit(4..<5, "E"), FileEdit(at: 0, "0"), FileEdit(removing: 1..<3)]
    #expect(edits.applied(to: Data("abcdef".utf8)) == Data("0adEf".utf8))
    #expect([FileEdit]().applied(to: Data("abc".utf8)) == Data("abc".utf8))
  }

  @Test("Insertions at one position are in the order of the list")
  func insertions() {
    let edits = [FileEdit(at: 1, "1"), FileEdit(at: 1, "2"), FileEdit(1..<2, "B")]
    #expect(edits.applied(to: Data("abc".utf8)) == Data("a12Bc".utf8))
  }

  @Test("A slice of data has the bytes from 0 on")
  func slices() {
    #expect([FileEdit(0..<1, "X")].applied(to: Data("abc".utf8).dropFirst()) == Data("Xc".utf8))
  }

  @Test(
    "Edits of the same byte, or beyond the end, are refused",
    arguments: [
      [FileEdit(0..<2, ""), FileEdit(1..<3, "")], [FileEdit(0..<3, ""), FileEdit(at: 1, "x")],
      [FileEdit(2..<4, "")], [FileEdit(at: 4, "x")],
    ])
  func overlaps(_ edits: [FileEdit]) {
    #expect(edits.applied(to: Data("abc".utf8)) == nil)
  }

  @Test("An attribute is replaced in its quotes, or written before another one or as the last one")
  func attributes() throws {
    let text = "<a x='1'   id=\"i\"><b/></a>"
    #expect(
      try edited(text) { [$0.setting("x", to: "\"<'", of: 0)] }
        == "<a x='&quot;&lt;&apos;'   id=\"i\"><b/></a>")
    #expect(
      try edited(text) { [$0.setting("y", to: "2", of: 0, before: "id")] }
        == "<a x='1'   y=\"2\" id=\"i\"><b/></a>")
    #expect(
      try edited(text) { [$0.setting("y", to: "2", of: 0)] }
        == "<a x='1'   id=\"i\" y=\"2\"><b/></a>")
    #expect(
      try edited(text) { [$0.setting("y", to: "2", of: 1, before: "id")] }
        == "<a x='1'   id=\"i\"><b y=\"2\"/></a>")
  }

  @Test("An attribute is removed with the white space before it")
  func removedAttributes() throws {
    #expect(
      try edited("<a x=\"1\"\r\n\ty = '2' z=\"3\"/>") { [$0.removing("y", of: 0)] }
        == "<a x=\"1\" z=\"3\"/>")
    #expect(try edited("<a x=\"1\"/>") { [$0.removing("y", of: 0)] } == "<a x=\"1\"/>")
  }

  @Test(
    "An element alone on its lines is removed with them, whatever ends the lines",
    arguments: ["\n", "\r\n"])
  func removedLines(_ end: String) throws {
    let lines = ["<a>", "  <b>", "\t<c/> ", "  </b> ", "  <d/><e/>", "</a>", ""]
    let text = lines.joined(separator: end)
    func removing(_ element: Int) throws -> [String] {
      try edited(text) { [$0.removing(element)] }.components(separatedBy: end)
    }
    #expect(try removing(1) == ["<a>", "  <d/><e/>", "</a>", ""])
    #expect(try removing(2) == ["<a>", "  <b>", "  </b> ", "  <d/><e/>", "</a>", ""])
    // Something else is on the line.
    #expect(try removing(3) == ["<a>", "  <b>", "\t<c/> ", "  </b> ", "  <e/>", "</a>", ""])
    #expect(try removing(4) == ["<a>", "  <b>", "\t<c/> ", "  </b> ", "  <d/>", "</a>", ""])
  }

  @Test("A comment on the line of an element stays")
  func comments() throws {
    #expect(
      try edited("<a>\n  <b/><!-- why -->\n</a>") { [$0.removing(1)] }
        == "<a>\n  <!-- why -->\n</a>")
  }

  @Test(
    "A new last element is on a line of its own, indented by one step more than the one around it")
  func appended() throws {
    #expect(
      try edited("<a>\r\n  <b>\r\n      <c/>\r\n  </b>\r\n</a>") { [$0.appending("<d/>", in: 1)] }
        == "<a>\r\n  <b>\r\n      <c/>\r\n      <d/>\r\n  </b>\r\n</a>")
    #expect(
      try edited("<a>\n  <b/>\n</a>") { [$0.appending("<d/>", in: 1)] }
        == "<a>\n  <b>\n      <d/>\n  </b>\n</a>")
    #expect(try edited("<a><b></b></a>") { [$0.appending("<d/>", in: 1)] } == "<a><b><d/></b></a>")
    #expect(try edited("<a><b/></a>") { [$0.appending("<d/>", in: 1)] } == "<a><b><d/></b></a>")
  }

  @Test("New lines behind an element are indented as it is")
  func inserted() throws {
    let lines = ["<d>", "    <e/>", "</d>"]
    #expect(
      try edited("<a>\n  <b/>\n</a>") { [$0.inserting(lines, after: 1)] }
        == "<a>\n  <b/>\n  <d>\n      <e/>\n  </d>\n</a>")
    #expect(
      try edited("<a><b/></a>") { [$0.inserting(lines, after: 1)] }
        == "<a><b/><d><e/></d></a>")
  }
}
