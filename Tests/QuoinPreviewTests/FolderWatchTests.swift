// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import Testing

@testable import QuoinPreview

/// Changes on the disk, as the system reports them and by the times of files.
@LongTests @Suite struct FolderWatchTests {
  /// Watches a folder while something happens, and returns what was reported until a condition holds.
  private func changes(
    in folder: TemporaryFolder, polls: Bool, until isDone: (WatchChange) -> Bool,
    after action: () throws -> Void
  ) async throws -> WatchChange? {
    var watched = WatchedFolders()
    watched.trees = [folder.path]
    let (stream, continuation) = AsyncStream.makeStream(of: WatchChange.self)
    let watch = FolderWatch(watched, polls: polls) { continuation.yield($0) }
    defer { watch.stop() }
    // The times of files have a resolution, and the first look must be over.
    if polls { try await Task.sleep(for: .milliseconds(400)) }
    try action()
    let limit = Task {
      try await Task.sleep(for: .seconds(20))
      continuation.finish()
    }
    defer { limit.cancel() }
    var all: WatchChange?
    for await change in stream {
      if all?.join(change) == nil { all = change }
      if let all, isDone(all) { return all }
    }
    return all
  }

  @Test("A file that is written is reported", arguments: [false, true])
  func writing(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "A.xib")
    let change = try await changes(
      in: folder, polls: polls, until: { _ in true },
      after: {
        try folder.write("22", to: "A.xib")
      })
    #expect(change == .files([folder.path + "/A.xib"]))
  }

  @Test("A new file that takes the name of the old one is reported", arguments: [false, true])
  func renaming(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "A.xib")
    let paths: Set = [folder.path + "/A.xib"]
    let change = try await changes(
      in: folder, polls: polls, until: { $0.concerns(paths) },
      after: {
        try folder.write("2", to: "A.new")
        #expect(rename(folder.path + "/A.new", folder.path + "/A.xib") == 0)
      })
    #expect(change?.concerns(paths) == true)
  }

  @Test("A file that vanishes is reported", arguments: [false, true])
  func removing(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Inner/A.xib")
    let change = try await changes(
      in: folder, polls: polls, until: { _ in true },
      after: {
        try FileManager.default.removeItem(atPath: folder.path + "/Inner/A.xib")
      })
    #expect(change == .files([folder.path + "/Inner/A.xib"]))
  }

  @Test("A file in a folder that is new is reported")
  func newFolder() async throws {
    let folder = try TemporaryFolder()
    let paths: Set = [folder.path + "/New/A.xib"]
    let change = try await changes(
      in: folder, polls: false, until: { $0.concerns(paths) },
      after: {
        try folder.write("1", to: "New/A.xib")
      })
    #expect(change?.concerns(paths) == true)
  }

  @Test("A folder that gets another name and its name back is watched again")
  func renamedFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Inner/A.xib")
    let away = try await changes(
      in: folder, polls: false, until: { $0 == .any },
      after: {
        #expect(rename(folder.path + "/Inner", folder.path + "/Other") == 0)
      })
    #expect(away == .any)
    let paths: Set = [folder.path + "/Inner/A.xib"]
    let back = try await changes(
      in: folder, polls: false, until: { if case .files = $0 { true } else { $0.concerns(paths) } },
      after: {
        #expect(rename(folder.path + "/Other", folder.path + "/Inner") == 0)
        try folder.write("2", to: "Inner/A.xib")
      })
    #expect(back?.concerns(paths) == true)
  }

  @Test("Writes that do not pause are reported while they go on")
  func manyWrites() async throws {
    let folder = try TemporaryFolder()
    let (place, path) = (folder.path, folder.path + "/A.xib")
    try folder.write("0", to: "A.xib")
    let change = try await changes(
      in: folder, polls: false, until: { _ in true },
      after: {
        Thread {
          // Until the folder is removed at the end of the test: a watch that waits for a pause
          // reports nothing.
          while FileManager.default.fileExists(atPath: place) {
            try? Data("1".utf8).write(to: URL(fileURLWithPath: path))
            Thread.sleep(forTimeInterval: 0.01)
          }
        }.start()
      })
    #expect(change == .files([path]))
  }

  @Test("A link has the changes of the file that it names")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Real/A.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/B.xib", withDestinationPath: "Real/A.xib")
    let paths = WatchedFolders.reportedPaths(of: folder.path + "/B.xib")
    #expect(paths == [folder.path + "/B.xib", folder.path + "/Real/A.xib"])
    var watched = WatchedFolders()
    watched.add(file: folder.path + "/B.xib")
    #expect(watched.current == [folder.path, folder.path + "/Real"])
  }

  @Test("Hidden folders, packages and folders that are links are not watched")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    for name in [".git/a", ".build/a", "Pods/a", "Inner/a"] { try folder.write("1", to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Loop", withDestinationPath: ".")
    var watched = WatchedFolders()
    watched.trees = [folder.path]
    #expect(watched.current == [folder.path, folder.path + "/Inner"])
  }
}
