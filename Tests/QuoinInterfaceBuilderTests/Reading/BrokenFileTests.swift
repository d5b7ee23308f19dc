// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@Suite("Broken files")
struct BrokenFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var reason: InterfaceBuilderError.Reason
    var line: Int
    var testDescription: String { reason.rawValue }
  }

  @Test(
    "A file that cannot be read is an error with a location",
    arguments: [
      Case(text: "", reason: .empty, line: 1),
      Case(text: "  \n ", reason: .empty, line: 1),
      Case(text: "\u{0}\u{1}bplist", reason: .binary, line: 1),
      Case(text: "<document>\n<objects>\n", reason: .malformed, line: 2),
      Case(text: "<document>\n<objects>\n</views>\n", reason: .malformed, line: 3),
      Case(text: "<document a=\"1\" a=\"2\"/>", reason: .malformed, line: 1),
      Case(text: "\n\n<archive version=\"8.00\"/>", reason: .archive, line: 3),
      Case(text: "<html/>", reason: .foreign, line: 1),
      Case(text: "<document type=\"com.example\"/>", reason: .foreign, line: 1),
    ])
  func errors(broken: Case) throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: Data(broken.text.utf8), fileName: "a.xib")
    }
    #expect(error.reason == broken.reason)
    #expect(error.line == broken.line)
    #expect(error.column >= 1)
    #expect(error.file == "a.xib")
    #expect(error.message.hasSuffix("."))
  }

  @Test("Markers of a merge conflict are named with the line of the first one and what to do")
  func conflictMarkers() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <!-- <<<<<<< is no marker inside of a line -->
      <<<<<<< HEAD
      <objects/>
      =======
      >>>>>>> b
      </document>
      """
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    }
    #expect(
      error.description
        == "a.xib:3:1: The file has the markers of a merge conflict (<<<<<<< HEAD). Merge it again with 'quoin merge', "
        + "settle it with 'quoin resolve', or take one side at each marker.")
  }

  @Test(
    "One marker of a merge conflict that was left is named, too",
    arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> b", "||||||| base"])
  func singleConflictMarker(marker: String) throws {
    let text = "<document>\n<objects/>\n\(marker)\n<resources/>\n</document>\n"
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    }
    #expect(error.line == 3)
    #expect(error.message.hasPrefix("The file has the markers of a merge conflict (\(marker))."))
  }

  @Test(
    "Bytes that are not text are an error with their location, whatever Unicode form is declared",
    arguments: ["UTF-8", "utf8", "UTF-16"])
  func invalidText(encoding: String) throws {
    var data = Data("<?xml version='1.0' encoding='\(encoding)'?>\n<document é='".utf8)
    data.append(contentsOf: [0xE7, 0x6D])
    data.append(contentsOf: Data("'/>".utf8))
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: data, fileName: "a.xib")
    }
    #expect(
      error.description
        == "a.xib:2:14: The file has a byte sequence that is not valid text: it is not UTF-8, as after "
        + "saving in Latin-1. Save it as UTF-8.")
  }

  /// Without an XML declaration, a file is UTF-8 by the definition of XML. Foundation on Linux stops the program when the
  /// parser gives it names that are not.
  @Test(
    "An encoding counts only in a correct XML declaration, which is the first thing in a file",
    arguments: [
      "<?\u{E9}xml version='1.0' encoding='latin1'?>",
      "\n<?xml version='1.0' encoding='latin1'?>",
      "<?xml\u{E9} version='1.0' encoding='latin1'?>",
      "<?a?><?xml version='1.0' encoding='latin1'?>",
      "<?xml version='1.0' encoding=''?>",
      "<?xml version='1.0' encoding=\u{B5}latin1'?>",
      "<?xml version='1.0' encoding='latin1?>",
      "<?xml version='1.0' encoding='\u{E9}'?>",
      "<?xml version='1.0' encoding='1'?>",
      "<?xml version='1.0' and encoding='latin1'?>",
      "<?xml version='1.0'encoding='latin1'?>",
      "<?xml version='1.0?>",
      "<?xml version='2.0' encoding='latin1'?>",
      "<?xml version='1.' encoding='latin1'?>",
      "<?xml version='nan' encoding='latin1'?>",
      "<?xml",
    ])
  func undeclaredEncoding(start: String) throws {
    for text in ["<?\u{E9} ?><document/>", "<document><d\u{E9} x='\u{E9}'/></document>"] {
      let data = try #require((start + text).data(using: .isoLatin1))
      let error = try #require(throws: InterfaceBuilderError.self) {
        try InterfaceFile(data: data, fileName: "a.xib")
      }
      #expect(error.message.hasPrefix("The file has a byte sequence that is not valid text: "))
    }
  }

  @Test(
    "White space, either mark and a mark of the byte order may stand in a declaration",
    arguments: [
      "<?xml version='1.0' encoding='ISO-8859-1'?>",
      "<?xml\n\tversion = \"1.0\"\r\n encoding = \"latin1\" standalone='yes' ?>",
    ])
  func declaredEncoding(start: String) throws {
    let text =
      start + "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'>"
      + "<objects><view userLabel='\u{E9}' id='a'/></objects></document>"
    let data = try #require(text.data(using: .isoLatin1))
    let file = try InterfaceFile(data: data, fileName: "a.xib")
    #expect(file.document.views.map(\.label) == ["\u{E9}"])
  }

  @Test("A file in an encoding of single bytes is read")
  func singleBytes() throws {
    let text = try String(decoding: Fixture.data("form.xib"), as: UTF8.self)
    let latin = text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    let data = try #require(latin.data(using: .isoLatin1, allowLossyConversion: true))
    #expect(try !InterfaceFile(data: data, fileName: "a.xib").document.views.isEmpty)
  }

  @Test("The error of a truncated file has the location of its end")
  func truncated() throws {
    let data = try Fixture.data("form.xib")
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: data.prefix(data.count / 2), fileName: "half.xib")
    }
    #expect(error.reason == .malformed)
    #expect(error.line > 10)
    #expect("\(error)".hasPrefix("half.xib:\(error.line):\(error.column): "))
  }

  @Test("Empty files and the format of old archives are named")
  func sentences() throws {
    let empty = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: Data(), fileName: "a.xib")
    }
    #expect(empty.description == "a.xib:1:1: The file is empty: it has zero bytes.")
    let archive = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: Data("<archive/>".utf8), fileName: "a.xib")
    }
    #expect(archive.message.contains("Xcode 4"))
  }

  @Test("A missing file is an error without a location")
  func missing() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(contentsOf: "/nonexistent/a.xib")
    }
    #expect(error.reason == .unreadable)
    #expect(error.description == "/nonexistent/a.xib: There is no such file.")
  }

  @Test("Elements nested too deeply are left out and found")
  func deepNesting() throws {
    let open = String(repeating: "<view id=\"a\"><subviews>", count: 4000)
    let close = String(repeating: "</subviews></view>", count: 4000)
    let file = try InterfaceFile(data: Fixture.xib(open + close), fileName: "deep.xib")
    #expect(file.findings.contains { $0.code == .tooDeep })
    #expect(!file.document.views.isEmpty)
  }

  @Test("A file that is not XML is said to be what it begins with")
  func sourceCode() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(
        data: Data("import SwiftUI\n\nstruct A {}\n".utf8), fileName: "a.storyboard")
    }
    #expect(
      error.message
        == "This is not an XML file: it begins with 'import SwiftUI'. It seems to be source code; "
        + "Quoin reads storyboards and xibs.")
  }

  @Test("An end tag that matches no start tag is named with the open element")
  func mismatch() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(
        data: Data("<document>\n<objects>\n</object>\n</document>\n".utf8), fileName: "a.xib")
    }
    #expect(
      error.message
        == "The end tag </object> does not match the element <objects> of line 2, which is "
        + "still open.")
  }
}
