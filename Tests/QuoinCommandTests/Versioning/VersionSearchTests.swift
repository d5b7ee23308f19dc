// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import quoin

/// The pairs of versions that arguments name.
@MainActor struct VersionSearchTests {
  private static let example: String = {
    let path = PackageFolder.path("Examples/SignIn.storyboard")
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  @Test func filesWithOtherNamesInAFolderAreOneFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let changed = Self.example.replacingOccurrences(of: "Welcome back", with: "Hello")
    for (path, text) in [("old/Old.storyboard", Self.example), ("new/New.storyboard", changed)] {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let ends = ["old", "new"].map { folder.url.appendingPathComponent($0).path }
    let pairs = try VersionSearch(arguments: ends, paths: [], isStaged: false).pairs()
    let pair = try #require(pairs.first)
    #expect(pairs.count == 1)
    #expect(pair.isRenamed)
    #expect(pair.old.name.hasSuffix("old/Old.storyboard"))
    #expect(pair.new.name.hasSuffix("new/New.storyboard"))
    var text = ""
    let console = CommandConsole(write: { text += $0 }, complain: { _ in })
    #expect(DiffRun().write(pairs, to: console) == 1)
    #expect(text.contains("Old.storyboard -> "))
    #expect(text.contains("text -> \"Hello\""))
  }

  @Test func filesWithFewIDsInCommonAreTwoFiles() {
    func input(_ name: String, _ ids: [String]) -> VersionedInput {
      let text = ids.map { "<view id=\"\($0)\"/>" }.joined()
      return VersionedInput(name: name, data: ids.isEmpty ? nil : Data(text.utf8))
    }
    func pairs(_ old: [String], _ new: [String]) -> [VersionedPair] {
      RenameSearch.matched([
        VersionedPair(old: input("A.xib", old), new: input("A.xib", [])),
        VersionedPair(old: input("B.xib", []), new: input("B.xib", new)),
      ])
    }
    // Two of four ids are half of them, one of four is not.
    #expect(pairs(["a", "b", "c"], ["b", "c", "d"]).count == 1)
    #expect(pairs(["a", "b"], ["b", "c", "d"]).count == 2)
    #expect(!pairs(["a", "b"], ["b", "c", "d"]).contains { $0.isRenamed })
  }

  @Test func theOutputOfABatchIsReadByItsSizes() {
    let output = "1234 blob 5\na\nb\nc\nHEAD:no such file missing\n99 tree 2\nxy\n77 blob 0\n\n"
    let objects = GitProcess.objects(in: Data(output.utf8))
    #expect(objects == [Data("a\nb\nc".utf8), nil, nil, Data()])
    // An output that ends too early is not a blob.
    #expect(GitProcess.objects(in: Data("1 blob 9\nab".utf8)) == [nil])
  }

  @Test func revisionsHaveAllFilesWithAnyName() throws {
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    let names = ["A b.xib", "Ünï.xib", "line\nbreak.xib"]
    for name in names {
      try "old \(name)".write(
        to: repository.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    repository.git("add", ".")
    repository.git("commit", "-q", "-m", "names")
    let git = GitProcess(folder: repository.folder.path)
    let found = git.blobs("HEAD", names + ["None.xib"])
    #expect(found == names.map { Data("old \($0)".utf8) } + [nil])
    #expect(git.blobs("no-such-revision", names) == [nil, nil, nil])
  }

  @Test func theSidesOfAConflictAreCompared() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let lines = Self.example.components(separatedBy: "\n")
    let marked = lines.flatMap { line -> [String] in
      guard line.contains("text=\"Welcome back\"") else { return [line] }
      return [
        "<<<<<<< ours", line.replacingOccurrences(of: "Welcome back", with: "Hello"),
        "||||||| base",
        line, "=======", line.replacingOccurrences(of: "Welcome back", with: "Hi"),
        ">>>>>>> theirs",
      ]
    }
    let path = try folder.add("Main.storyboard", marked.joined(separator: "\n"))
    let pairs = try VersionSearch(arguments: [path], paths: [], isStaged: false).pairs()
    let texts = [pairs.first?.old.data, pairs.first?.new.data].map { data in
      String(decoding: data ?? Data(), as: UTF8.self)
    }
    #expect(texts[0] == Self.example.replacingOccurrences(of: "Welcome back", with: "Hello"))
    #expect(texts[1] == Self.example.replacingOccurrences(of: "Welcome back", with: "Hi"))
    // Markers without their ends are none.
    #expect(ConflictMarkers.sides(of: "a\n<<<<<<< ours\nb\n=======\nc\n") == nil)
    #expect(throws: VersionSearch.Failure.self) {
      _ = try VersionSearch(
        arguments: [PackageFolder.path("Examples/SignIn.storyboard")], paths: [], isStaged: false
      ).pairs()
    }
  }
}
