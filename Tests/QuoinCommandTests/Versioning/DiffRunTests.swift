// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinRender
import QuoinVersioning
import Testing

@testable import quoin

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The output of `quoin diff` in each format.
@MainActor struct DiffRunTests {
  private static let example: String = {
    let path = PackageFolder.path("Examples/SignIn.storyboard")
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  private static func pair(_ edits: [(String, String)]) -> VersionedPair {
    let new = edits.reduce(example) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return VersionedPair(
      old: VersionedInput(name: "Main.storyboard", data: Data(example.utf8)),
      new: VersionedInput(name: "Main.storyboard", data: Data(new.utf8)))
  }

  /// Runs a job, and returns what it wrote with its exit code.
  private static func run(_ run: DiffRun, _ pairs: [VersionedPair]) -> (
    text: String, complaints: [String], code: Int32
  ) {
    var text = ""
    var complaints: [String] = []
    let console = CommandConsole(write: { text += $0 }, complain: { complaints.append($0) })
    let code = run.write(pairs, to: console)
    return (text, complaints, code)
  }

  private static let title = ("text=\"Welcome back\"", "text=\"Hello\"")
  private static let gap = (
    "constant=\"20\" id=\"esy-qs-LqA\"", "constant=\"28\" id=\"esy-qs-LqA\""
  )
  /// A text that would end an element, start a script and leave an attribute.
  private static let hostile = (
    "text=\"Welcome back\"",
    "text=\"&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x &amp;amp; `|\""
  )

  /// The elements of a page as XML, each with its attributes; the test fails where it is none.
  private static func elements(of page: String) throws -> [(name: String, [String: String])] {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: [(name: String, [String: String])] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) { elements.append((name, attributes)) }
    }
    let start = try #require(page.firstRange(of: "<html")).lowerBound
    let parser = XMLParser(data: Data(page[start...].utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  @Test func aPageHasBothVersionsAndLinksChangesWithViews() throws {
    let result = Self.run(DiffRun(format: .html), [Self.pair([Self.title, Self.gap])])
    #expect(result.code == 1)
    let elements = try Self.elements(of: result.text)
    let figures = elements.filter { $0.name == "figure" }.map { $0.1["class"] }
    #expect(figures == ["old", "new"])
    let ids = elements.compactMap { $0.1["id"] }
    #expect(Set(ids).count == ids.count, "identifiers occur once")
    let links = elements.compactMap { $0.1["href"] }
    #expect(links.count >= 4)
    for link in links { #expect(ids.contains(String(link.dropFirst())), "\(link)") }
    // The lines of the list are those of the text.
    let text = Self.run(DiffRun(), [Self.pair([Self.title, Self.gap])]).text
    for line in text.split(separator: "\n").dropFirst(2) where line.hasPrefix("    ") {
      let words = line.trimmingCharacters(in: .whitespaces)
        .replacing("&", with: "&amp;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      #expect(result.text.contains(words), "\(line)")
    }
  }

  @Test func aPageLoadsNothing() throws {
    let page = Self.run(DiffRun(format: .html), [Self.pair([Self.title])]).text
    for (name, attributes) in try Self.elements(of: page) {
      #expect(!["link", "img", "image", "iframe", "object", "use"].contains(name))
      #expect(attributes["src"] == nil)
      #expect(attributes["href"]?.hasPrefix("#") != false)
    }
    #expect(!page.contains("@import"))
    #expect(!page.contains("url(http"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func textsOfAFileStayTextsOnAPage() throws {
    let page = Self.run(DiffRun(format: .html), [Self.pair([Self.hostile])]).text
    let elements = try Self.elements(of: page)
    #expect(elements.count { $0.name == "script" } == 1)
    #expect(!elements.contains { $0.1["onload"] != nil })
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
  }

  @Test func aPictureHasBothVersionsAndBothTogether() throws {
    let svg = Self.run(DiffRun(format: .svg), [Self.pair([Self.title])]).text
    for caption in ["before", "after", "both"] { #expect(svg.contains(">\(caption)</text>")) }
    #expect(svg.contains("Welcome back"))
    #expect(svg.contains("Hello"))
  }

  @Test func scenesThatLookTheSameHaveNoPicture() throws {
    // An identifier is not part of the picture.
    let edit = ("customClass=\"", "restorationIdentifier=\"a\" customClass=\"")
    let pair = Self.pair([edit])
    #expect(pair.old.data != pair.new.data)
    let page = Self.run(DiffRun(format: .html), [pair]).text
    #expect(!page.contains("<figure"))
    let result = Self.run(DiffRun(format: .svg), [pair])
    #expect(!result.text.contains(">before</text>"))
  }

  @Test func picturesOfMarkdownAreInTheFolderByTheirContent() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = DiffRun(
      format: .markdown,
      pictures: PictureFolder(path: folder.url.path, address: "https://example.com/a\"b"))
    let first = Self.run(run, [Self.pair([Self.title])])
    let again = Self.run(run, [Self.pair([Self.title])])
    #expect(first.text == again.text)
    func pictures() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .filter { ["svg", "png"].contains(FileEnding.of($0)) }
    }
    let names = try pictures()
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(first.text.contains("<img src=\"https://example.com/a&quot;b/\(name)\""))
    #expect(!first.text.contains("data:"))
    _ = Self.run(run, [Self.pair([Self.gap])])
    #expect(try pictures().count == 2)
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("file").path
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    let run = DiffRun(format: .markdown, pictures: PictureFolder(path: file + "/inside"))
    let result = Self.run(run, [Self.pair([Self.title])])
    #expect(result.code == 2)
    #expect(result.complaints.count == 1)
    #expect(result.complaints.first?.contains("cannot be written") == true)
  }

  @Test func markdownWithoutAFolderHasPicturesOfCharacters() throws {
    let text = Self.run(DiffRun(format: .markdown), [Self.pair([Self.title])]).text
    let lines = text.split(separator: "\n")
    #expect(lines.first == "<!-- quoin-diff -->")
    let boxes = lines.filter { $0.contains("┌") || $0.contains("│") || $0.contains("└") }
    #expect(!boxes.isEmpty && boxes.count <= 24)
    #expect(boxes.allSatisfy { $0.count <= 80 })
    #expect(text.contains("UILabel \"Hello\""))
  }

  @Test func markdownOfManyFilesStaysBelowTheLimit() throws {
    let pair = Self.pair([Self.title, Self.gap])
    let difference = try InterfaceDifference(from: pair.old.file(), to: pair.new.file())
    let differences = (0..<200).map { index in
      var difference = difference
      difference.new = "File\(index).storyboard"
      return difference
    }
    var drawn: [Int] = []
    let text = DifferenceMarkdown(differences).text { index in
      drawn.append(index)
      return [:]
    }
    #expect(text.utf16.count <= 60_000)
    #expect(text.contains("more files"))
    // Only what the comment has room for is drawn.
    #expect(drawn.count > 10)
    #expect(text.contains("and \(200 - drawn.count) more files"))
  }

  @Test func aFileWithMoreChangesThanFitIsCut() throws {
    let file = Self.example
    // Each view gets a class of its own, with a long name.
    var count = 0
    let parts = file.components(separatedBy: " userInteractionEnabled=")
    let long = String(repeating: "LongClassName", count: 40)
    let new = parts.dropFirst().reduce(parts[0]) { text, part in
      count += 1
      return "\(text) accessibilityIdentifier=\"\(long)\(count)\" userInteractionEnabled=\(part)"
    }
    #expect(count > 0)
    var pair = Self.pair([])
    pair.new.data = Data(new.utf8)
    let text = Self.run(DiffRun(format: .markdown), [pair]).text
    #expect(text.utf16.count <= 60_000)
    #expect(text.contains("| Main.storyboard |"))
  }

  @Test func aVersionThatCannotBeReadIsAnErrorAndTheOtherOneIsShown() {
    var pair = Self.pair([])
    pair.old.data = Data("<document".utf8)
    let result = Self.run(DiffRun(format: .html), [pair])
    #expect(result.code == 2)
    #expect(!result.complaints.isEmpty)
    #expect(result.text.contains("(new)"))
  }

  @Test func colorsRepeatTheMarks() throws {
    let plain = Self.run(DiffRun(), [Self.pair([Self.title, Self.gap])]).text
    let colored = Self.run(DiffRun(style: .colored), [Self.pair([Self.title, Self.gap])]).text
    #expect(colored.contains("\u{1B}[33m    ~ "))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
    let narrow = Self.run(DiffRun(width: 40), [Self.pair([Self.title, Self.gap])]).text
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test func filesOfDifferentKindsAreNotCompared() throws {
    var pair = Self.pair([])
    pair.new.data = try Data(
      contentsOf: URL(fileURLWithPath: PackageFolder.path("Examples/ProfileCard.xib")))
    let result = Self.run(DiffRun(), [pair])
    #expect(result.code == 2)
    #expect(result.text.isEmpty)
    #expect(result.complaints.first?.contains("different kinds") == true)
  }

  @Test func aSceneInAnotherFileIsMoved() throws {
    let empty =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>"
    func input(_ name: String, _ text: String) -> VersionedInput {
      VersionedInput(name: name, data: Data(text.utf8))
    }
    let pairs = [
      VersionedPair(old: input("A.storyboard", Self.example), new: input("A.storyboard", empty)),
      VersionedPair(old: input("B.storyboard", empty), new: input("B.storyboard", Self.example)),
    ]
    let text = Self.run(DiffRun(), pairs).text
    #expect(text.contains("  > Sign In (Sgn-Sc-001)  moved to B.storyboard\n"))
    #expect(text.contains("  > Sign In (Sgn-Sc-001)  moved from A.storyboard\n"))
    #expect(!text.contains("scene Sgn-Sc-001"))
  }

  @Test func linesOfJSONHaveTheFormOfTheSchema() throws {
    let check = try SchemaCheck(PackageFolder.text("Documentation/Schemas/diff.json"))
    let less = Self.example.split(separator: "\n").filter { !$0.contains("id=\"esy-qs-LqA\"") }
      .joined(separator: "\n")
    var removed = Self.pair([Self.title])
    removed.new.data = Data(less.utf8)
    var new = Self.pair([])
    new.old.data = nil
    let pairs = [Self.pair([Self.title, Self.gap]), removed, new]
    let lines = Self.run(DiffRun(format: .json), pairs).text.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { #expect(try check.errors(in: String(line)) == []) }
    #expect(lines[1].contains("\"ambiguous\""))
    #expect(lines[1].contains("\"cause\":\"removed esy-qs-LqA\""))
  }
}
