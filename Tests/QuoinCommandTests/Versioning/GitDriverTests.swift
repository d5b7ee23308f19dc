// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning
import Testing

@testable import quoin

/// The drivers in repositories of git.
@MainActor struct GitDriverTests {
  private static let base = SignInVersions.base
  private static let quiet = CommandConsole(write: { _ in }, complain: { _ in })

  private static let title = SignInVersions.title
  private static let otherTitle = SignInVersions.otherTitle
  /// Another attribute in the line of the title.
  private static let color = SignInVersions.changed(
    "text=\"Welcome back\" textAlignment=\"center\"",
    "text=\"Welcome back\" textAlignment=\"left\"")

  private func repository() throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    let code = repository.setup.install(
      diff: true, merge: true, writesAttributes: true, Self.quiet)
    #expect(code == 0)
    try repository.write(Self.base)
    repository.git("add", ".")
    repository.git("commit", "-q", "-m", "base")
    return repository
  }

  @Test func statusFindsEachMissingPart() throws {
    let repository = try repository()
    defer { repository.remove() }
    #expect(repository.setup.status(Self.quiet) == 0)
    for key in ["diff.quoin.textconv", "merge.quoin.driver"] {
      let value = repository.git("config", "--get", key).text
      repository.git("config", "--unset", key)
      #expect(repository.setup.status(Self.quiet) == 1, "without \(key)")
      repository.git("config", key, "/no/such/quoin")
      #expect(repository.setup.status(Self.quiet) == 1, "without the program of \(key)")
      repository.git("config", key, value)
    }
    #expect(repository.setup.status(Self.quiet) == 0)
    try "".write(
      to: repository.folder.appendingPathComponent(".gitattributes"), atomically: true,
      encoding: .utf8)
    #expect(repository.setup.status(Self.quiet) == 1)
    #expect(repository.setup.uninstall(Self.quiet) == 0)
    #expect(repository.git("config", "--get", "merge.quoin.driver").status == 1)
  }

  @Test func differencesAndLogsShowFacts() throws {
    let repository = try repository()
    defer { repository.remove() }
    try repository.commit(Self.title, on: "ours")
    for text in [
      repository.git("diff", "main", "ours").text, repository.git("log", "-p", "-1").text,
    ] {
      #expect(text.contains("-          text = Welcome back"))
      #expect(text.contains("+          text = Hello"))
    }
  }

  @Test(arguments: [
    ["merge", "-q", "-m", "m", "theirs"], ["rebase", "-q", "theirs"], ["cherry-pick", "theirs"],
  ])
  func changesOfOneLineMergeWithoutAPerson(_ command: [String]) throws {
    let repository = try repository()
    defer { repository.remove() }
    try repository.commit(Self.color, on: "theirs")
    try repository.commit(Self.title, on: "ours")
    #expect(repository.git(command).status == 0)
    let expected = Self.title.replacingOccurrences(
      of: "text=\"Hello\" textAlignment=\"center\"", with: "text=\"Hello\" textAlignment=\"left\"")
    #expect(try repository.text() == expected)
  }

  @Test func contradictionsStayUnmergedUntilASideIsTaken() throws {
    let repository = try repository()
    defer { repository.remove() }
    try repository.commit(Self.otherTitle, on: "theirs")
    try repository.commit(Self.title, on: "ours")
    #expect(repository.git("merge", "-q", "-m", "m", "theirs").status == 1)
    #expect(repository.git("status", "--short").text == "UU Main.storyboard")
    #expect(try repository.text().contains("text=\"Hello\""))
    let path = repository.folder.appendingPathComponent("Main.storyboard").path
    let list = ResolveRun(path: path, side: nil, keys: [], adds: false)
    #expect(list.run(Self.quiet) == 1)
    let take = ResolveRun(path: path, side: .theirs, keys: ["ttl-Lb-l02.text"], adds: true)
    #expect(take.run(Self.quiet) == 0)
    #expect(try repository.text() == Self.otherTitle)
    #expect(repository.git("status", "--short").text == "M  Main.storyboard")
  }

  @Test func filesThatBothSidesAddedMerge() throws {
    let repository = try repository()
    defer { repository.remove() }
    repository.git("rm", "-q", "Main.storyboard")
    repository.git("commit", "-q", "-m", "none")
    for (branch, text) in [("theirs", Self.otherTitle), ("ours", Self.title)] {
      repository.git("checkout", "-q", "main")
      repository.git("checkout", "-q", "-b", branch)
      try repository.write(text)
      repository.git("add", ".")
      repository.git("commit", "-q", "-m", branch)
    }
    #expect(repository.git("merge", "-q", "-m", "m", "theirs").status == 1)
    let text = try repository.text()
    #expect(text.contains("text=\"Hello\""))
    #expect(text.contains("ours Hello, theirs Hi, base none"))
  }

  @Test("A strict driver is one that git status finds working")
  func strictDriver() throws {
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    var setup = repository.setup
    setup.isStrict = true
    #expect(setup.install(diff: true, merge: true, writesAttributes: true, Self.quiet) == 0)
    let driver = repository.git("config", "--get", "merge.quoin.driver").text
    #expect(driver.trimmingCharacters(in: .newlines).hasSuffix("--driver --strict"))
    #expect(setup.status(Self.quiet) == 0)
  }
}
