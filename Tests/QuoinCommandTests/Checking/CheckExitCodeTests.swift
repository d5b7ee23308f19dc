// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LongTests
import QuoinChecking
import Testing

@testable import quoin

/// The exit codes of `quoin check` in combinations of files, findings and baselines.
@MainActor @Suite struct CheckExitCodeTests {
  enum KnownFindings: CaseIterable {
    case none, some, all
  }

  /// The findings: a conflict, which is an error, and an ambiguous view, which is a warning. A severity
  /// sets both.
  @Test(
    "2 for what cannot be read, 1 for a finding that is serious enough, otherwise 0",
    arguments: [LayoutSeverity.off, .info, .warning, .error], KnownFindings.allCases)
  func combinations(severity: LayoutSeverity, known: KnownFindings) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let found = try ["conflict", "ambiguous-layout"].map { rule in
      try folder.add("\(rule).xib", PackageFolder.text("Tests/Fixtures/Check/\(rule)/finds.xib"))
    }
    let clean = try folder.add("Clean.xib", SampleFile.xib())
    let broken = try folder.add("Broken.xib", "<document")
    let baseline = folder.path("baseline.json")
    if known != .none {
      _ = CheckTranscript(found, root: folder.url) {
        $0.newBaseline = baseline
        if known == .some { $0.options.only = ["conflict"] }
      }
    }
    let isThorough = ThoroughTests.areWanted
    for failOn in isThorough ? [LayoutSeverity.info, .warning, .error] : [.info, .error] {
      for paths in [[clean] + found, [broken] + found]
        + (isThorough ? [[clean], [broken, clean]] : [])
      {
        let transcript = CheckTranscript(paths, root: folder.url) { request in
          request.options.failOn = failOn
          for rule in ["conflict", "ambiguous-layout"] {
            request.options.rules[rule] = RuleSetting(severity: severity)
          }
          request.options.only = ["conflict", "ambiguous-layout"]
          if severity == .off { request.options.only = ["hugging-tie"] }
          if known != .none { request.baseline = baseline }
        }
        let fails = paths.contains(found[0]) && severity >= failOn && known != .all
        let expected: Int32 = paths.contains(broken) ? 2 : fails ? 1 : 0
        #expect(transcript.exitCode == expected, "\(failOn) \(paths)")
      }
    }
  }

  @Test("Output that cannot be written has the exit code 2, whatever was found")
  func closedOutput() {
    let paths = [PackageFolder.path("Examples/Conflict.storyboard")]
    #expect(CheckTranscript(paths, canWrite: false).exitCode == 2)
    #expect(CheckTranscript(paths).exitCode == 1)
    let report = CheckTranscript(paths) {
      $0.reports.append(
        ReportTarget(writer: JSONReport(), destination: .file("/none/folder/report.json")))
    }
    #expect(report.exitCode == 2)
  }

  @Test("A configuration that cannot be read fails once, and other files are checked")
  func configuration() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = try PackageFolder.text("Examples/Conflict.storyboard")
    try folder.add("Bad/.quoin.json", #"{"rules": {"conflit": "off"}}"#)
    for name in ["Bad/a.storyboard", "Bad/b.storyboard", "c.storyboard"] {
      try folder.add(name, text)
    }
    let transcript = CheckTranscript([folder.url.path])
    #expect(transcript.exitCode == 2)
    #expect(transcript.complaints.count == 1)
    #expect(transcript.complaints.first?.hasSuffix("[unknown-rule]") == true)
    #expect(Set(transcript.files(in: folder)) == ["c.storyboard"])
  }

  @Test("A missing file, a missing configuration file and a folder in place of one fail")
  func missing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(CheckTranscript([folder.path("none.xib")]).exitCode == 2)
    let clean = try folder.add("Clean.xib", SampleFile.xib())
    for path in [folder.path("none.json"), folder.url.path] {
      let transcript = CheckTranscript([clean]) { $0.configurationFile = path }
      #expect(transcript.exitCode == 2)
      #expect(transcript.output.isEmpty)
    }
  }

  @Test(
    "Wrong use has the exit code 64",
    arguments: [
      ["--format", "xml"], ["--preset", "strictt"], ["--fail-on", "off"], ["--rule", "conflit"],
      ["--rule", "conflict=warn"], ["--rule", "conflict", "--rule", "conflict=off"],
      ["--only", "conflict,tie"], ["--only", ","], ["--matrix", "phone"], ["--report", "json"],
      ["--report", "yaml=a.yaml"], ["--report", "json=a.out", "-o", "a.out"], ["-"],
      ["-o", "Main.storyboard"], ["--report", "json=a.xib"], ["a.xml", "-o", "./a.xml"],
      ["a.json", "--write-baseline", "a.json"], ["--unknown"],
    ])
  func wrongUse(arguments: [String]) throws {
    let error = #expect(throws: (any Error).self) {
      let command = try CheckCommand.parse(arguments)
      _ = try command.rules.layer()
    }
    #expect(CheckCommand.exitCode(for: try #require(error)).rawValue == 64)
  }

  @Test("A rule that there is not is answered with the nearest name")
  func nearestName() throws {
    let command = try CheckCommand.parse(["--rule", "conflit=off"])
    let error = #expect(throws: ValidationError.self) { try command.rules.layer() }
    #expect(
      error?.message
        == "There is no rule 'conflit'. Did you mean 'conflict'? 'quoin rule' lists all.")
  }
}
