// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import Testing

@testable import quoin

@MainActor @Suite("The command quoin review") struct ReviewRunTests {
  /// Three references that wait: `a` differs, `b` and `c` are new.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let layouts = "Tests/__Layouts__/F/"
    try folder.add("Package.swift", "")
    try folder.add(layouts + "a.txt", SnapshotContent("V v  (0 0; 1 1)").fileText)
    try folder.add(layouts + "a.txt.new", SnapshotContent("V v  (0 0; 2 1)").fileText)
    try folder.add(layouts + "b.txt.new", SnapshotContent("W w  (0 0; 2 1)").fileText)
    try folder.add(layouts + "c.svg.new", "<svg/>")
    try folder.add(".build/__Layouts__/F/d.txt.new", "in a hidden folder")
    try folder.add("Tests/e.txt.new", "no reference")
    return folder
  }

  private final class Output {
    var text = ""
    var complaints: [String] = []

    @MainActor var console: CommandConsole {
      CommandConsole(
        write: { [unowned self] in text += $0 },
        complain: { [unowned self] in complaints.append($0) })
    }
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.path("Tests/__Layouts__/F")
    ).sorted()
  }

  @Test("The list has each difference, and changes nothing")
  func list() throws {
    let folder = try makeFolder()
    defer { folder.remove() }
    let before = try files(folder)
    let output = Output()
    let items = try ReviewSearch([folder.url.path]).items()
    #expect(ReviewRun(console: output.console).list(items))
    #expect(output.text.contains("F/a.txt\n  - V v  (0 0; 1 1)\n  + V v  (0 0; 2 1)\n"))
    #expect(output.text.contains("F/b.txt (new)\n  + W w  (0 0; 2 1)\n"))
    #expect(output.text.contains("F/c.svg (new)\n  a new picture\n"))
    #expect(output.text.hasSuffix("3 snapshots to review.\n"))
    #expect(try files(folder) == before)
  }

  @Test(
    "Answers accept, reject, skip, accept the rest and quit; a terminal that goes away quits",
    arguments: [
      (["a", "r", "s"], ["a.txt", "c.svg.new"], "2"),
      (["A"], ["a.txt", "b.txt", "c.svg"], "2"),
      (["s", "A"], ["a.txt", "a.txt.new", "b.txt", "c.svg"], "1"),
      (["q"], ["a.txt", "a.txt.new", "b.txt.new", "c.svg.new"], "1"),
      (["x", "?", "a"], ["a.txt", "b.txt.new", "c.svg.new"], "2"),
      ([], ["a.txt", "a.txt.new", "b.txt.new", "c.svg.new"], "1"),
    ] as [([String], [String], String)])
  func answers(answers: [String], left: [String], width: String) throws {
    let folder = try makeFolder()
    defer { folder.remove() }
    var rest = answers[...]
    let output = Output()
    let isDone = ReviewRun(console: output.console)
      .ask(try ReviewSearch([folder.url.path]).items()) { rest.popFirst() }
    #expect(isDone)
    #expect(try files(folder) == left)
    #expect(try folder.text("Tests/__Layouts__/F/a.txt").contains("(0 0; \(width) 1)"))
  }

  @Test("JSON has an object for each snapshot with its state")
  func json() throws {
    let folder = try makeFolder()
    defer { folder.remove() }
    let output = Output()
    let items = try ReviewSearch([folder.url.path]).items()
    #expect(ReviewRun(console: output.console, writesJSON: true).carryOut(.reject, items))
    let objects = try JSONSerialization.jsonObject(with: Data(output.text.utf8))
    let list = try #require(objects as? [[String: Any]])
    #expect(list.map { $0["kind"] as? String } == ["text", "text", "picture"])
    #expect(list.allSatisfy { $0["state"] as? String == "rejected" })
    #expect(try files(folder) == ["a.txt"])
  }

  @Test("References that no test compared are listed, and deleted only after a run of all tests")
  func unreferenced() throws {
    let folder = try makeFolder()
    defer { folder.remove() }
    try folder.add("Tests/__Layouts__/F/old.txt", "V v  (0 0; 1 1)\n")
    try folder.add("Tests/__Layouts__/F/a.quoin.txt", "V v  (0 0; 1 1)\n")
    let search = try ReviewSearch([folder.url.path])
    #expect(throws: CommandError.noTestRun) { try search.unreferenced() }
    func log(_ isPartial: Bool) throws {
      let path = folder.path("Tests/__Layouts__/F/a.txt")
      try folder.add(
        ".build/quoin/references.jsonl",
        #"{"isPartial":\#(isPartial),"reference":"\#(path)","run":"1","test":"t"}"# + "\n")
    }
    try log(true)
    let output = Output()
    let run = ReviewRun(console: output.console)
    #expect(throws: CommandError.partialTestRun) {
      try run.reviewUnreferenced(search, deletes: true)
    }
    #expect(try run.reviewUnreferenced(search, deletes: false))
    #expect(output.text.hasSuffix("Tests/__Layouts__/F/old.txt\n"))
    #expect(output.text.split(separator: "\n").count == 1)
    #expect(try files(folder).contains("old.txt"))
    try log(false)
    #expect(try run.reviewUnreferenced(search, deletes: true))
    #expect(try !files(folder).contains("old.txt"))
    #expect(try files(folder).contains("a.quoin.txt"))
  }

  @Test("Literals of a file are written from its bottom, and those that wait further move with it")
  func literals() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("Package.swift", "")
    let call = "assertInlineLayout(of: V())"
    let source = try folder.add("F.swift", "\(call)\n\(call)\n\(call)\n")
    let list = PendingLiterals(forSource: source)
    let hash = try LiteralSource(Array("\(call)\n".utf8))
      .hash(of: LiteralChange(line: 1, column: 1, text: ""))
    for line in 1...3 {
      try list.add(
        PendingLiteral(
          file: source, function: "assertInlineLayout", line: line, column: 19, hash: hash,
          old: nil, new: "V v  (0 0; \(line) 1)", test: "t", run: "1"))
    }
    let items = try ReviewSearch([folder.url.path]).items()
    #expect(items.map(\.name).map { $0.suffix(1) } == ["3", "2", "1"])
    #expect(
      ReviewDecisions.carryOut(.accept, [items[2], items[0]]).values.allSatisfy { $0 == .accepted })
    func closure(_ line: Int) -> String {
      "\(call) {\n  \"\"\"\n  V v  (0 0; \(line) 1)\n  \"\"\"\n}\n"
    }
    #expect(try folder.text("F.swift") == "\(closure(1))\(call)\n\(closure(3))")
    let rest = try ReviewSearch([folder.url.path]).items()
    #expect(rest.map(\.name).map { $0.suffix(2) } == [":6"])
    #expect(ReviewDecisions.carryOut(.accept, rest).values.allSatisfy { $0 == .accepted })
    #expect(try folder.text("F.swift") == "\(closure(1))\(closure(2))\(closure(3))")
    #expect(!FileManager.default.fileExists(atPath: list.path))
  }

  @Test("Two texts of one run for a call are refused by name")
  func severalTexts() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("Package.swift", "")
    let source = try folder.add("F.swift", "assertInlineLayout(of: V())\n")
    let list = PendingLiterals(forSource: source)
    for width in 1...2 {
      try list.add(
        PendingLiteral(
          file: source, function: "assertInlineLayout", line: 1, column: 1, hash: "", old: nil,
          new: "V v  (0 0; \(width) 1)", test: "t", run: "1"))
    }
    let output = Output()
    let items = try ReviewSearch([folder.url.path]).items()
    #expect(!ReviewRun(console: output.console).carryOut(.accept, items))
    #expect(output.complaints.first?.contains("one run had several texts for this call") == true)
    #expect(try folder.text("F.swift") == "assertInlineLayout(of: V())\n")
  }

  @Test("The page of a text has the boxes of both layouts")
  func page() throws {
    let folder = try makeFolder()
    defer { folder.remove() }
    let item = try #require(try ReviewSearch([folder.url.path]).items().first)
    let html = ReviewPage(item).html
    #expect(html.contains("<figcaption>expected</figcaption>"))
    #expect(html.contains("<rect x=\"1\" y=\"1\" width=\"2\" height=\"1\""))
    #expect(html.contains("stroke-dasharray"))
  }
}
