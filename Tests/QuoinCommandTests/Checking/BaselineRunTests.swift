// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// Runs of `quoin check` with a baseline.
@MainActor @Suite struct BaselineRunTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.add(
      "Conflict.storyboard", PackageFolder.text("Examples/Conflict.storyboard"))
  }

  private func run(
    _ paths: [String]? = nil, _ change: (inout CheckRequest) -> Void
  ) -> CheckTranscript {
    CheckTranscript(paths ?? [folder.url.path], root: folder.url, change)
  }

  @Test("A written baseline makes all findings known, and new ones fail")
  func known() throws {
    defer { folder.remove() }
    let baseline = folder.path("baseline.json")
    let writing = run { $0.newBaseline = baseline }
    #expect(writing.exitCode == 0)
    #expect(writing.output.isEmpty)
    // The example has a conflict and an ambiguous view.
    #expect(try folder.text("baseline.json").split(separator: "\n").count == 3)
    let reading = run { $0.baseline = baseline }
    #expect(reading.exitCode == 0)
    #expect(reading.output.isEmpty)
    try folder.add("New.storyboard", PackageFolder.text("Examples/Conflict.storyboard"))
    let new = run { $0.baseline = baseline }
    #expect(new.exitCode == 1)
    #expect(Set(new.files(in: folder)) == ["New.storyboard"])
  }

  @Test("Lines that are added elsewhere do not make findings new")
  func moved() throws {
    defer { folder.remove() }
    let baseline = folder.path("baseline.json")
    _ = run { $0.newBaseline = baseline }
    let text = try folder.text("Conflict.storyboard")
    try folder.add("Conflict.storyboard", text.replacing("<scenes>", with: "<scenes>\n\n\n"))
    #expect(run { $0.baseline = baseline }.exitCode == 0)
  }

  @Test("Findings that are gone are named, and writing the baseline drops them")
  func gone() throws {
    defer { folder.remove() }
    let baseline = folder.path("baseline.json")
    _ = run { $0.newBaseline = baseline }
    // At 100 the banner fits between its edges no more than at 400; at 361 it does.
    let text = try folder.text("Conflict.storyboard")
    try folder.add(
      "Conflict.storyboard", text.replacing("constant=\"400\"", with: "constant=\"361\""))
    let transcript = run { $0.baseline = baseline }
    #expect(transcript.exitCode == 0)
    #expect(
      transcript.complaints == [
        "\(baseline): info: 1 finding is gone: conflict in Conflict.storyboard (Wid-40-a03). "
          + "--write-baseline drops them. [gone-findings]"
      ])
    let writing = run {
      $0.baseline = baseline
      $0.newBaseline = baseline
    }
    #expect(writing.exitCode == 0)
    #expect(try !folder.text("baseline.json").contains("conflict"))
    #expect(run { $0.baseline = baseline }.complaints.isEmpty)
  }

  @Test("Entries of files and rules that a run does not check are neither gone nor dropped")
  func others() throws {
    defer { folder.remove() }
    let baseline = folder.path("baseline.json")
    _ = run { $0.newBaseline = baseline }
    let before = try folder.text("baseline.json")
    let other = try folder.add("Other.xib", SampleFile.xib())
    let transcript = run([other]) {
      $0.baseline = baseline
      $0.newBaseline = baseline
    }
    #expect(transcript.complaints.isEmpty)
    #expect(try folder.text("baseline.json") == before)
    let only = run {
      $0.baseline = baseline
      $0.options.only = ["hugging-tie"]
    }
    #expect(only.complaints.isEmpty)
  }

  @Test("A baseline that cannot be read or written has the exit code 2")
  func failures() throws {
    defer { folder.remove() }
    let missing = run { $0.baseline = folder.path("none.json") }
    #expect(missing.exitCode == 2)
    #expect(missing.complaints.first?.hasSuffix("[unreadable-baseline]") == true)
    let old = try folder.add("old.json", "{\"quoin-baseline\":0}\n")
    #expect(run { $0.baseline = old }.exitCode == 2)
    let unwritable = run { $0.newBaseline = folder.path("none/b.json") }
    #expect(unwritable.exitCode == 2)
  }
}
