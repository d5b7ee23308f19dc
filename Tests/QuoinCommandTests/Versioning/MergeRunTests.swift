// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning
import Testing

@testable import quoin

/// Exit codes and messages of `quoin merge`.
@MainActor struct MergeRunTests {
  private static let base: String = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/SignIn.storyboard")
    return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
  }()

  private func merge(
    _ ours: String, _ theirs: String, isStrict: Bool = false, isDriver: Bool = false
  ) throws -> (code: Int32, result: String, messages: String) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = try zip(["base", "ours", "theirs"], [Self.base, ours, theirs]).map { name, text in
      try folder.add(name + ".storyboard", text)
    }
    var (result, messages) = ("", "")
    let run = MergeRun(
      base: paths[0], ours: paths[1], theirs: paths[2], path: "Main.storyboard",
      options: MergeOptions(), isDriver: isDriver, isStrict: isStrict,
      output: isDriver ? paths[1] : nil)
    let console = CommandConsole(write: { result += $0 }, complain: { messages += $0 + "\n" })
    let code = run.run(console)
    if isDriver { result = try String(contentsOfFile: paths[1], encoding: .utf8) }
    return (code, result, messages)
  }

  /// The file with a constraint for the width of the label "or", which nothing else determines.
  private func withWidth(_ width: Int, id: String) -> String {
    let first = "<constraint firstItem=\"orr-Lb-011\" firstAttribute=\"top\""
    return Self.base.replacingOccurrences(
      of: first,
      with: "<constraint firstItem=\"orr-Lb-011\" firstAttribute=\"width\" constant=\"\(width)\" "
        + "id=\"\(id)\"/>\n                            \(first)")
  }

  @Test func aConflictOfTheMergedLayoutIsAWarningAndWithStrictAnError() throws {
    let (ours, theirs) = (withWidth(100, id: "Wid-Ou-001"), withWidth(200, id: "Wid-Th-001"))
    for isStrict in [false, true] {
      let merge = try merge(ours, theirs, isStrict: isStrict)
      #expect(merge.code == (isStrict ? 1 : 0))
      let kind = isStrict ? "conflict" : "warning"
      #expect(
        merge.messages.contains("quoin: \(kind) in Main.storyboard: the constraints"),
        "\(merge.messages)")
      #expect(merge.messages.contains("Wid-Ou-001"))
      #expect(merge.messages.contains("Wid-Th-001"))
      #expect(merge.messages.contains("which neither side has"))
    }
  }

  @Test func aMergeWithoutProblemsIsStrictlyClean() throws {
    let ours = Self.base.replacingOccurrences(of: "text=\"Welcome back\"", with: "text=\"Hi\"")
    let theirs = Self.base.replacingOccurrences(of: "text=\"or\"", with: "text=\"and\"")
    let merge = try merge(ours, theirs, isStrict: true)
    #expect(merge.code == 0)
    #expect(merge.messages.isEmpty)
  }

  /// The page of a merge, and what the command says besides.
  private func page(
    _ ours: String, _ theirs: String, conflicts: MergeOptions.ConflictMode = .keepOurs
  ) throws -> (code: Int32, page: String?, messages: String) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = try zip(["base", "ours", "theirs"], [Self.base, ours, theirs]).map { name, text in
      try folder.add(name + ".storyboard", text)
    }
    let html = paths[0] + ".html"
    var options = MergeOptions()
    options.conflicts = conflicts
    var messages = ""
    let run = MergeRun(
      base: paths[0], ours: paths[1], theirs: paths[2], path: "Main.storyboard",
      options: options, isDriver: false, html: html)
    let code = run.run(CommandConsole(write: { _ in }, complain: { messages += $0 + "\n" }))
    return (code, try? String(contentsOfFile: html, encoding: .utf8), messages)
  }

  @Test func aPageHasTheFourVersionsOfEachSceneThatLooksDifferent() throws {
    let result = try page(SignInVersions.title, SignInVersions.otherTitle)
    let page = try #require(result.page)
    #expect(result.code == 1)
    for name in ["base", "ours", "theirs", "result"] {
      #expect(page.components(separatedBy: "<figcaption>\(name)</figcaption>").count == 2)
    }
    // The title of ours stands in two pictures, in that of ours and in the result.
    #expect(page.components(separatedBy: ">Hello<").count == 3)
    #expect(page.components(separatedBy: ">Hi<").count == 2)
    #expect(page.components(separatedBy: ">Welcome back<").count == 2)
    #expect(page.contains("conflict: "))
    #expect(!page.contains("<script"))
  }

  @Test func aPageOfVersionsThatLookTheSameSaysSo() throws {
    let result = try page(Self.base, Self.base)
    let page = try #require(result.page)
    #expect(result.code == 0)
    #expect(page.contains("No conflict."))
    #expect(page.contains("All versions look the same."))
    #expect(!page.contains("<figure"))
  }

  @Test func aPageOfAResultWithMarkersCannotBeDrawn() throws {
    let result = try page(
      SignInVersions.title, SignInVersions.otherTitle, conflicts: .markers)
    #expect(result.code == 2)
    #expect(result.page == nil)
    #expect(result.messages.contains("the result cannot be drawn"))
  }

  @Test func aDriverLeavesWhatItCannotMergeToGit() throws {
    // An id twice is refused; the lines of both sides are apart.
    let twice = Self.base.replacingOccurrences(of: "id=\"sub-Lb-l03\"", with: "id=\"ttl-Lb-l02\"")
    let theirs = Self.base.replacingOccurrences(of: "text=\"or\"", with: "text=\"and\"")
    let merge = try merge(twice, theirs, isDriver: true)
    #expect(merge.code == 0)
    #expect(merge.messages.contains("the id 'ttl-Lb-l02' is used twice"))
    #expect(merge.result == twice.replacingOccurrences(of: "text=\"or\"", with: "text=\"and\""))
    #expect(try self.merge(twice, theirs).code == 2)
  }
}
