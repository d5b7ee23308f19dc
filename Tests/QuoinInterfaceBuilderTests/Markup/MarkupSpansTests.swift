// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import Testing

@testable import QuoinInterfaceBuilder

@LongTests @Suite("The bytes of elements")
struct MarkupSpansTests {
  /// An element with the texts of its parts, as the test writes them.
  private struct Parts: Equatable {
    var startTag: String
    var attributes: [String] = []
    var content: String?
    var endTag: String?
  }

  private func parts(_ text: String) throws -> [Parts] {
    let spans = try Self.spans(Data(text.utf8))
    return spans.elements.map { span in
      Parts(
        startTag: spans.text(span.startTag),
        attributes: span.attributes.map { spans.text($0.name) + "=" + spans.text($0.value) },
        content: span.content.map(spans.text), endTag: span.endTag.map(spans.text))
    }
  }

  nonisolated private static func spans(_ data: Data) throws -> MarkupSpans {
    try MarkupSpans(data, of: MarkupTree(data, fileName: "a.xib"))
  }

  @Test("Each element has the bytes of its tags, its attributes and its content, in document order")
  func parts() throws {
    #expect(
      try parts("<a x=\"1\" y='2'><b/>text<c z = \"3\" ></c ></a>") == [
        Parts(
          startTag: "<a x=\"1\" y='2'>", attributes: ["x=1", "y=2"],
          content: "<b/>text<c z = \"3\" ></c >", endTag: "</a>"),
        Parts(startTag: "<b/>"),
        Parts(startTag: "<c z = \"3\" >", attributes: ["z=3"], content: "", endTag: "</c >"),
      ])
  }

  @Test("A tag ends at the first > outside of quotes, and a slash in a value does not close it")
  func quotes() throws {
    #expect(
      try parts("<a x=\"1>2/\" y='say \"/>\"'/>") == [
        Parts(startTag: "<a x=\"1>2/\" y='say \"/>\"'/>", attributes: ["x=1>2/", "y=say \"/>\""])
      ])
  }

  @Test("Tags in comments, in sections of characters and in instructions are none")
  func otherMarkup() throws {
    #expect(
      try parts("<?xml version=\"1.0\"?><!-- <x> --><a><!-- </a> --><![CDATA[<b>]]><?p <c>?></a>")
        == [
          Parts(
            startTag: "<a>", content: "<!-- </a> --><![CDATA[<b>]]><?p <c>?>", endTag: "</a>")
        ])
  }

  @Test("Bytes are counted from the start of the file, with a mark of the encoding and line ends")
  func positions() throws {
    let spans = try Self.spans(Data([0xEF, 0xBB, 0xBF] + "<a>\r\n\t<é x=\"ü\"/>\r\n</a>".utf8))
    // The mark has 3 bytes, <a> as many, and \r\n\t as many; é and ü have 2 each.
    #expect(spans.elements.map(\.extent) == [3..<27, 9..<21])
    #expect(spans.attribute("x", of: 1) == AttributeSpan(name: 13..<14, value: 16..<18))
    #expect(spans.elements.map(\.depth) == [0, 1])
  }

  @Test(
    "A value with references or white space is that of the parser",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x41;&#x1F600;", "AA😀"),
      ("a\tb\r\nc\nd", "a b c d"), ("a&#10;b", "a\nb"),
    ])
  func values(_ text: String, _ value: String) throws {
    #expect(AttributeText.decoded(text[...]) == value)
    let spans = try Self.spans(Data("<a x=\"\(text)\"/>".utf8))
    #expect(spans.nodes[0]["x"] == value)
  }

  @Test(
    "A value without a meaning has none",
    arguments: ["&nbsp;", "&", "&#;", "&#x;", "&#+65;", "&#xD800;", "<"])
  func undefinedValues(_ text: String) {
    #expect(AttributeText.decoded(text[...]) == nil)
  }

  @Test(
    "A value is written so that it is read again",
    arguments: ["&<>\"'", "a\nb\r\tc", "ü 😀", "&amp;", ""])
  func writtenValues(_ value: String) {
    #expect(AttributeText.decoded(AttributeText.encoded(value)[...]) == value)
  }

  @Test("A file in another encoding has no spans")
  func otherEncodings() throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a x=\"1\"/>"
    #expect(throws: MarkupSpans.Refusal(reason: "the file is not in UTF-8")) {
      try Self.spans(Data(text.utf8))
    }
    let wide = try #require("<a x=\"1\"/>".data(using: .utf16LittleEndian))
    #expect(throws: MarkupSpans.Refusal(reason: "the file is not in UTF-8")) {
      try Self.spans(Data([0xFF, 0xFE]) + wide)
    }
  }

  @Test("A tree that differs from the bytes in a name, a value or the nesting has no spans")
  func differences() throws {
    let data = Data("<a x=\"1\"><b/><c/></a>".utf8)
    let tree = try MarkupTree(data, fileName: "a.xib")
    var trees = [tree, tree, tree, tree]
    trees[0].root.children[1].name = "d"
    trees[1].root.attributes["x"] = "2"
    trees[2].root.children.removeLast()
    trees[3].root.children = [tree.root.children[0]]
    trees[3].root.children[0].children = [tree.root.children[1]]
    for other in trees {
      #expect(throws: MarkupSpans.Refusal.self) { try MarkupSpans(data, of: other) }
    }
    #expect(try MarkupSpans(data, of: tree).elements.count == 3)
  }

  @Test("A file that is nested too deeply has no spans, since a part of it was left out")
  func deepFiles() throws {
    let depth = MarkupTreeBuilder.deepestLevel + 1
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(throws: MarkupSpans.Refusal(reason: "a part of the file was left out when it was read"))
    {
      try Self.spans(Data(text.utf8))
    }
  }

  @Test("The files of the package have spans")
  func fixtures() throws {
    for url in Fixture.names.map(Fixture.url) + Fixture.examples {
      let data = try Data(contentsOf: url)
      let file = try InterfaceFile(data: data, fileName: url.lastPathComponent)
      #expect(throws: Never.self) { try MarkupSpans(data, of: file.tree) }
    }
  }

  @Test(
    "Real files that can be read have spans", .thorough,
    .enabled(if: StoredFileFolders.areAvailable))
  func storedFiles() throws {
    let files = StoredFileFolders.files
    for name in StoredFileSelection.selected(from: files.keys.sorted()) {
      let data = try Data(contentsOf: try #require(files[name]))
      // The error of a file that cannot be read is a matter of other tests.
      guard let tree = try? MarkupTree(data, fileName: name) else { continue }
      #expect(throws: Never.self, "\(name)") { try MarkupSpans(data, of: tree) }
    }
  }
}
