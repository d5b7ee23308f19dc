// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning
import Testing

@testable import quoin

/// Differences and merges of damaged files.
@MainActor struct RandomDamageTests {
  @Test func damagedVersionsAreComparedAndMergedOrRefused() {
    var merged = 0
    for seed in 0..<15 as Range<UInt64> {
      let script = DamageScript(seed: seed)
      if let failure = script.failure() {
        Issue.record("seed \(seed): \(failure)\n\(script.log.joined(separator: "\n"))")
      }
      if script.isMerged { merged += 1 }
    }
    // Scripts that are all refused would test little of the merge.
    #expect(merged > 2)
  }

  @Test func exitCodesOfDamagedVersionsAreThoseOfMerges() throws {
    for seed in 0..<12 as Range<UInt64> {
      let folder = try VersionFolder(DamageScript(seed: seed))
      defer { folder.remove() }
      let code = folder.merge(output: folder.path("result"))
      let result = FileManager.default.contents(atPath: folder.path("result"))
      #expect([0, 1, 2].contains(code), "seed \(seed)")
      #expect((result == nil) == (code == 2), "seed \(seed)")
      #expect(folder.isUntouched, "seed \(seed)")
    }
  }

  @Test func aDriverMergesOrDoesWhatGitDoes() throws {
    for seed in 0..<12 as Range<UInt64> {
      let script = DamageScript(seed: seed)
      let (folder, other) = (try VersionFolder(script), try VersionFolder(script))
      defer {
        folder.remove()
        other.remove()
      }
      let isRefused = other.merge(output: other.path("result")) == 2
      let code = folder.merge(output: folder.path("ours"), isDriver: true)
      #expect((0...127).contains(code), "seed \(seed)")
      let result = FileManager.default.contents(atPath: folder.path("ours"))
      guard isRefused else {
        #expect(
          result == FileManager.default.contents(atPath: other.path("result")), "seed \(seed)")
        continue
      }
      let git = try #require(
        GitProcess().run(
          ["merge-file", "-L", "ours", "-L", "base", "-L", "theirs"]
            + ["ours", "base", "theirs"].map(other.path)))
      // Git keeps our version of files that are not text for it, and lists them as unmerged.
      #expect(code == (git.status > 127 ? 1 : git.status), "seed \(seed)")
      #expect(result == FileManager.default.contents(atPath: other.path("ours")), "seed \(seed)")
    }
  }

  @Test func aDriverWhoseReportCannotBeWrittenLeavesOurFile() throws {
    let script = DamageScript(
      seed: try #require((0..<240).first { DamageScript(seed: $0).isMerged }))
    for isPage in [false, true] {
      let folder = try VersionFolder(script)
      defer { folder.remove() }
      let unwritable = folder.path("base/report")
      let code = folder.merge(
        output: folder.path("ours"), isDriver: true, json: isPage ? nil : unwritable,
        html: isPage ? unwritable : nil)
      #expect(code == 129)
      #expect(folder.isUntouched)
    }
  }
}

/// The versions of a script as files.
@MainActor private struct VersionFolder {
  private let script: DamageScript
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-damage-\(UUID().uuidString)")

  init(_ script: DamageScript) throws {
    self.script = script
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in versions { try data.write(to: folder.appendingPathComponent(name)) }
  }

  private var versions: [(name: String, data: Data)] {
    [("base", script.base), ("ours", script.ours), ("theirs", script.theirs)]
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Whether all versions have the bytes that they had.
  var isUntouched: Bool {
    versions.allSatisfy { FileManager.default.contents(atPath: path($0.name)) == $0.data }
  }

  func merge(
    output: String, isDriver: Bool = false, json: String? = nil, html: String? = nil
  ) -> Int32 {
    let run = MergeRun(
      base: path("base"), ours: path("ours"), theirs: path("theirs"), path: "Main.storyboard",
      options: MergeOptions(), isDriver: isDriver, output: output, json: json, html: html)
    return run.run(CommandConsole(write: { _ in }, complain: { _ in }))
  }
}
