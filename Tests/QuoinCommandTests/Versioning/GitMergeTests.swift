// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

@testable import quoin

/// Deletions, contradictions and histories in repositories of git.
@MainActor struct GitMergeTests {
  private static let base = SignInVersions.base
  private static let quiet = CommandConsole(write: { _ in }, complain: { _ in })

  private static let title = SignInVersions.title
  private static let otherTitle = SignInVersions.otherTitle
  /// The label "or" has another text.
  private static let changedLabel = SignInVersions.changed("text=\"or\"", "text=\"either\"")
  /// The label "or" is deleted, and the constraints to it.
  private static let deletedLabel: String = {
    var isInside = false
    let lines = base.components(separatedBy: "\n").filter { line in
      if line.contains("<label"), line.contains("id=\"orr-Lb-011\"") { isInside = true }
      defer { if line.contains("</label>") { isInside = false } }
      return !isInside && !(line.contains("<constraint ") && line.contains("\"orr-Lb-011\""))
    }
    return lines.joined(separator: "\n")
  }()

  /// A repository with the file in a branch, and each side's text in a branch from there.
  private func repository(ours: String?, theirs: String?) throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    let code = repository.setup.install(
      diff: true, merge: true, writesAttributes: true, Self.quiet)
    #expect(code == 0)
    try repository.write(Self.base)
    repository.git("add", ".")
    repository.git("commit", "-q", "-m", "base")
    for (branch, text) in [("theirs", theirs), ("ours", ours)] {
      if let text {
        try repository.commit(text, on: branch)
      } else {
        repository.git("checkout", "-q", "main")
        repository.git("checkout", "-q", "-b", branch)
        repository.git("rm", "-q", TemporaryRepository.fileName)
        repository.git("commit", "-q", "-m", branch)
      }
    }
    return repository
  }

  private func resolve(
    _ repository: TemporaryRepository, _ side: MergeSide?, _ keys: [String] = [],
    adds: Bool = false
  ) -> (code: Int32, text: String) {
    var text = ""
    let path = repository.folder.appendingPathComponent(TemporaryRepository.fileName).path
    let run = ResolveRun(path: path, side: side, keys: keys, adds: adds)
    let code = run.run(CommandConsole(write: { text += $0 }, complain: { text += $0 + "\n" }))
    return (code, text)
  }

  @Test func aFileThatOneSideDeletedIsLeftToGit() throws {
    let repository = try repository(ours: Self.title, theirs: nil)
    defer { repository.remove() }
    #expect(repository.git("merge", "-q", "-m", "m", "theirs").status == 1)
    #expect(repository.git("status", "--short").text == "UD Main.storyboard")
    #expect(try repository.text() == Self.title)
    let (code, text) = resolve(repository, .theirs)
    #expect(code == 1)
    #expect(text.contains("one side deleted the file; use git add or git rm"))
    #expect(try repository.text() == Self.title)
  }

  @Test(.thorough) func aDeletedObjectThatTheOtherSideChangedIsTakenFromEitherSide() throws {
    // The deletion of ours stays until the changed label of theirs is taken as a whole.
    let texts = [MergeSide.ours: Self.deletedLabel, .theirs: Self.changedLabel]
    for side in [MergeSide.ours, .theirs] {
      let repository = try repository(ours: Self.deletedLabel, theirs: Self.changedLabel)
      defer { repository.remove() }
      #expect(repository.git("merge", "-q", "-m", "m", "theirs").status == 1)
      #expect(try canonical(repository.text()) == canonical(Self.deletedLabel))
      #expect(resolve(repository, nil).text.contains("orr-Lb-011  (open)"))
      let (code, text) = resolve(repository, side, ["orr-Lb-011"], adds: true)
      #expect(code == 0, "\(text)")
      let result = try canonical(repository.text())
      #expect(try result == canonical(texts[side] ?? ""), "\(side)")
      #expect(!repository.git("status", "--short").text.contains("U"))
    }
  }

  @Test(.thorough) func aChangedObjectThatTheOtherSideDeletedIsTakenFromEitherSide() throws {
    let texts = [MergeSide.ours: Self.changedLabel, .theirs: Self.deletedLabel]
    for side in [MergeSide.ours, .theirs] {
      let repository = try repository(ours: Self.changedLabel, theirs: Self.deletedLabel)
      defer { repository.remove() }
      #expect(repository.git("merge", "-q", "-m", "m", "theirs").status == 1)
      #expect(try repository.text().contains("text=\"either\""))
      #expect(resolve(repository, side, ["orr-Lb-011"]).code == 0)
      #expect(try canonical(repository.text()) == canonical(texts[side] ?? ""), "\(side)")
    }
  }

  @Test func editsSinceTheMergeStayWhenAnObjectIsTaken() throws {
    let repository = try repository(ours: Self.deletedLabel, theirs: Self.changedLabel)
    defer { repository.remove() }
    repository.git("merge", "-q", "-m", "m", "theirs")
    let edited = try repository.text().replacingOccurrences(of: "Welcome back", with: "Good day")
    try repository.write(edited)
    #expect(resolve(repository, .theirs, ["orr-Lb-011"]).code == 0)
    let result = try repository.text()
    #expect(result.contains("text=\"Good day\""))
    #expect(result.contains("text=\"either\""))
    #expect(ConflictResolution.openConflicts(in: Data(result.utf8)).isEmpty)
  }

  @Test func aTakenSideIsLaidOut() throws {
    let line = try #require(
      Self.base.split(separator: "\n").first { $0.contains("id=\"esy-qs-LqA\"") })
    let ours = line.replacingOccurrences(of: "constant=\"20\"", with: "constant=\"24\"")
    let again = ours.replacingOccurrences(of: "esy-qs-LqA", with: "New-Co-001")
    let theirs = line.replacingOccurrences(of: "constant=\"20\"", with: "constant=\"30\"")
    let repository = try repository(
      ours: Self.base.replacingOccurrences(of: line, with: ours + "\n" + again),
      theirs: Self.base.replacingOccurrences(of: line, with: theirs))
    defer { repository.remove() }
    #expect(repository.git("merge", "-q", "-m", "m", "theirs").status == 1)
    // Both constraints of ours say 24, so that its side has no new problem.
    #expect(!resolve(repository, .ours, ["no-such-key"]).text.contains("cannot all hold"))
    let (code, text) = resolve(repository, .theirs, ["esy-qs-LqA.constant"])
    #expect(code == 0)
    // The constraints say 30 and 24.
    #expect(text.contains("warning in "))
    #expect(text.contains("New-Co-001"))
    #expect(text.contains("cannot all hold in the merged scene"))
  }

  @Test func theBaseOfAWholeObjectIsRefused() throws {
    let repository = try repository(ours: Self.deletedLabel, theirs: Self.changedLabel)
    defer { repository.remove() }
    repository.git("merge", "-q", "-m", "m", "theirs")
    let text = try repository.text()
    let answer = resolve(repository, .base, ["orr-Lb-011"])
    #expect(answer.code == 1)
    #expect(answer.text.contains("of a whole object one of both sides is taken, not the base"))
    #expect(try repository.text() == text)
  }

  private func canonical(_ text: String) throws -> String {
    try InterfaceFile(data: Data(text.utf8), fileName: "Main.storyboard").canonicalText
  }

  @Test func blameNamesTheCommitOfEachFact() throws {
    let repository = try repository(ours: Self.title, theirs: Self.base + "\n")
    defer { repository.remove() }
    let commit = repository.git("rev-parse", "ours").text
    let lines = repository.git("blame", "-l", "-s", TemporaryRepository.fileName).text
      .components(separatedBy: "\n")
    let changed = lines.filter { $0.hasPrefix(commit) }
    #expect(changed.count == 1)
    #expect(changed.first?.hasSuffix("text = Hello") == true)
    #expect(lines.contains { $0.contains("text = Forgot password?") || $0.contains("title = ") })
  }

  @Test(arguments: [
    // In a rebase the branch that is moved is theirs, and what it is moved onto is ours.
    (["rebase", "-q", "theirs"], ["rebase", "--continue"], "Hi", "Hello"),
    (["cherry-pick", "theirs"], ["cherry-pick", "--continue"], "Hello", "Hi"),
  ])
  func contradictionsStopAHistoryUntilASideIsTaken(
    _ command: [String], _ next: [String], _ our: String, _ their: String
  ) throws {
    let repository = try repository(ours: Self.title, theirs: Self.otherTitle)
    defer { repository.remove() }
    repository.git("config", "core.editor", "true")
    #expect(repository.git(command).status == 1)
    #expect(repository.git("status", "--short").text == "UU Main.storyboard")
    let text = try repository.text()
    #expect(text.contains("text=\"\(our)\""))
    #expect(text.contains("ours \(our), theirs \(their), base Welcome back"))
    #expect(resolve(repository, .theirs, adds: true).code == 0)
    #expect(repository.git(next).status == 0)
    #expect(try repository.text() == SignInVersions.changed("Welcome back", their))
    #expect(repository.git("status", "--short").text.isEmpty)
  }

  @Test func filesThatBothSidesAddedAreResolvedByValues() throws {
    let repository = try repository(ours: nil, theirs: nil)
    defer { repository.remove() }
    for (branch, text) in [("right", Self.otherTitle), ("left", Self.title)] {
      repository.git("checkout", "-q", "ours")
      repository.git("checkout", "-q", "-b", branch)
      try repository.write(text)
      repository.git("add", ".")
      repository.git("commit", "-q", "-m", branch)
    }
    #expect(repository.git("merge", "-q", "-m", "m", "right").status == 1)
    #expect(repository.git("status", "--short").text == "AA Main.storyboard")
    #expect(resolve(repository, .theirs, ["ttl-Lb-l02.text"], adds: true).code == 0)
    #expect(try repository.text() == Self.otherTitle)
  }
}
