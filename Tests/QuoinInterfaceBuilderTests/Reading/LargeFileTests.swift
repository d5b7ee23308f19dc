// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import Testing

/// Files on which a parser would take far more time than their size explains, and large files that
/// are read.
@LongTests @Suite("Large files")
struct LargeFileTests {
  private func error(_ text: String) throws -> InterfaceBuilderError {
    try error(Data(text.utf8))
  }

  private func error(_ data: Data) throws -> InterfaceBuilderError {
    try #require(throws: InterfaceBuilderError.self) {
      try InterfaceFile(data: data, fileName: "a.xib")
    }
  }

  private func document(attributes: Int) -> String {
    let list = (0..<attributes).map { "a\($0)='=>'" }.joined(separator: " ")
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    return "<document type='\(type)'>\n<!-- = --><objects>é<view \(list)/></objects></document>"
  }

  @Test("An element has a thousand attributes at most")
  func attributes() throws {
    let data = Data(document(attributes: 1000).utf8)
    #expect(try InterfaceFile(data: data, fileName: "a.xib").document.views.count == 1)
    let error = try error(document(attributes: 1001))
    #expect(error.reason == .tooLarge)
    // The tag begins behind "<!-- = --><objects>é" on the second line.
    #expect(
      error.description == "a.xib:2:21: The element 'view' has more than 1000 attributes, which no "
        + "Interface Builder document needs.")
  }

  @Test(
    "Attributes are counted in encodings of several bytes too",
    arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf32LittleEndian])
  func encodings(encoding: String.Encoding) throws {
    let text = "\u{FEFF}" + document(attributes: 1001)
    let error = try error(#require(text.data(using: encoding)))
    #expect(error.reason == .tooLarge)
    #expect(error.line == 2)
  }

  @Test(
    "Markup that is longer than parsers accept is refused where it begins", .thorough,
    arguments: [
      ("<view a='", "'/>", "The tag of an element 'view'"), ("<!--", "-->", "A comment"),
      ("<![CDATA[", "]]>", "A section of characters"), ("<?a ", "?>", "An instruction"),
    ])
  func length(start: String, end: String, name: String) throws {
    let filling = String(repeating: "x", count: 8_000_000)
    let error = try error("<document>\n" + start + filling + end + "</document>")
    #expect(error.reason == .tooLarge)
    #expect(
      error.description == "a.xib:2:1: \(name) has more than 8000000 bytes, which no Interface "
        + "Builder document needs.")
  }

  @Test(
    "Declarations, which can make a small file large, are refused",
    arguments: ["<!ENTITY a 'b'>", "<!ATTLIST view a CDATA '1'>", ""])
  func declarations(text: String) throws {
    let error = try error("<?xml version='1.0'?><!DOCTYPE document [\(text)]><document/>")
    #expect(error.reason == .foreign)
    #expect(
      error.description == "a.xib:1:22: The file declares entities or attributes of its own, which "
        + "no Interface Builder document does.")
  }

  @Test("A file of more than 10 million bytes is read", .thorough)
  func megabytes() throws {
    let blanks = String(repeating: " ", count: 1_000_000)
    let views = (0..<11).map { "<view id='v\($0)'/>\(blanks)" }.joined()
    let file = try InterfaceFile(data: Fixture.xib(views), fileName: "a.xib")
    #expect(file.document.views.filter { $0.id.hasPrefix("v") }.count == 11)
  }

  @Test("Views without an id are numbered, whichever numbers are taken")
  func generatedIdentifiers() throws {
    let views = "<view id='r'><subviews><view/><view id='r.view2'/><view/><view/></subviews></view>"
    let file = try InterfaceFile(data: Fixture.xib(views), fileName: "a.xib")
    let ids = file.document.views.map(\.id)
    #expect(ids.suffix(4) == ["r.view", "r.view2", "r.view3", "r.view4"])
  }

  @Test(
    "Each scene has the guides that its views own, and the constraints that they hold",
    arguments: Fixture.names)
  func ranges(name: String) throws {
    let document = try Fixture.file(name).document
    for (index, guide) in document.guides.enumerated() {
      let owners = document.scenes.filter { $0.views.contains(guide.owner) }
      #expect(owners.map { $0.guides.contains(index) } == [true])
    }
    for (index, constraint) in document.constraints.enumerated() {
      let owners = document.scenes.filter { $0.views.contains(constraint.holder) }
      #expect(owners.map { $0.constraints.contains(index) } == [true])
    }
    #expect(document.scenes.map(\.guides.count).reduce(0, +) == document.guides.count)
    #expect(document.scenes.map(\.constraints.count).reduce(0, +) == document.constraints.count)
  }
}
