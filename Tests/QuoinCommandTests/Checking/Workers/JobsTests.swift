// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import Testing

@testable import quoin

/// Runs of the program with worker processes.
@LongTests @Suite struct JobsTests {
  /// Files with findings of many rules.
  nonisolated private static let files = ["conflict", "ambiguous-layout", "left-right"]
    .flatMap { rule in
      ["finds", "silenced"].map {
        PackageFolder.path("Tests/Fixtures/Check/\(rule)/\($0).xib")
      }
    }

  private func check(_ files: [String], _ options: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["check", "--preset", "all"] + options + ["--"] + files)
  }

  @Test(
    "The output is the same for each number of processes",
    arguments: ThoroughTests.areWanted ? ["text", "json"] : ["json"])
  func numbers(format: String) throws {
    let results = try ["1", "4"].map { jobs in
      try check(Self.files, "--format", format, "--jobs", jobs)
    }
    #expect(results[0].exitCode == CheckExitCode.found)
    #expect(results[0].output.count > 1000)
    for result in results.dropFirst() {
      #expect(result.exitCode == results[0].exitCode)
      #expect(Self.withoutTime(result.output) == Self.withoutTime(results[0].output))
    }
  }

  @Test(
    "The order of arguments changes the order of findings alone, and so does a run for each file",
    .thorough)
  func order() throws {
    let all = try check(Self.files, "--format", "json")
    let reversed = try check(Self.files.reversed(), "--format", "json")
    #expect(all.lines != reversed.lines)
    #expect(all.lines.sorted() == reversed.lines.sorted())
    let single = try Self.files.flatMap { try check([$0], "--format", "json").lines }
    #expect(single == all.lines)
  }

  @Test("A file that cannot be read fails the run and leaves the others alone")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let broken = try folder.add("broken.xib", "<document")
    let alone = try check(Self.files, "--format", "xcode")
    let both = try check([broken] + Self.files, "--format", "xcode", "--jobs", "4")
    #expect(both.exitCode == CheckExitCode.unreadable)
    #expect(both.lines.filter { !$0.hasPrefix(broken) } == alone.lines)
  }

  @Test("Fewer processes than one are wrong use", arguments: ["0", "-3", "many"])
  func wrongNumber(jobs: String) throws {
    #expect(try BuiltCommand.run(["check", "--jobs=\(jobs)"]).exitCode == 64)
  }

  #if !os(Windows)
  @Test(
    "A run that is ended while it fixes files leaves each file old or new, as a whole", .thorough)
  func endedWhileWriting() throws {
    let name = "Tests/Fixtures/Check/duplicate-constraint/finds.xib"
    let old = try PackageFolder.text(name)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let fixed = try folder.add("fixed.xib", old)
    _ = try BuiltCommand.run(["check", "--preset", "strict", "--fix", fixed])
    let new = try folder.text("fixed.xib")
    #expect(new != old)
    let names = (0..<40).map { "copies/\($0).xib" }
    var counts: Set<Int> = []
    for round in 1...3 {
      for name in names { try folder.add(name, old) }
      let process = try BuiltCommand.start([
        "check", "--preset", "strict", "--fix", "--jobs", "2", folder.path("copies"),
      ])
      // Each round ends the run when more files are new than in the round before it.
      while process.isRunning, try folder.text(names[round * 10]) == old {
        Thread.sleep(forTimeInterval: 0.001)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let texts = try names.map(folder.text)
      #expect(texts.allSatisfy { $0 == old || $0 == new })
      counts.insert(texts.filter { $0 == new }.count)
    }
    // The run was ended between its files, and not before the first or after the last.
    #expect(counts.contains { (1..<names.count).contains($0) })
  }
  #endif

  /// A report without the time that the run took.
  private static func withoutTime(_ report: String) -> String {
    report.replacing(#/[0-9.]+ s$/#.anchorsMatchLineEndings(), with: "")
  }
}
