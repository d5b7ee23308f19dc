// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinChecking
import Testing

@testable import quoin

@MainActor @Suite struct ReportArgumentsTests {
  private func choices(_ arguments: [String]) throws -> [ReportArguments.Choice] {
    try CheckCommand.parse(arguments).reports.choices()
  }

  @Test(
    "The format is that of the option, of the name of the output, or text",
    arguments: [
      ([], "text", nil), (["--format", "JSON"], "json", nil),
      (["-o", "a.sarif"], "sarif", "a.sarif"),
      (["-o", "a.md"], "markdown", "a.md"), (["-o", "a.xml"], "text", "a.xml"),
      (["--format", "gitlab", "-o", "quality.json"], "gitlab", "quality.json"),
      (["-o", "-"], "text", nil),
    ] as [([String], String, String?)])
  func format(arguments: [String], format: String, file: String?) throws {
    let choice = try #require(try choices(arguments).first)
    #expect(choice.format.rawValue == format)
    #expect(choice.file == file)
  }

  @Test("Other reports go to their files, beside the output")
  func reports() throws {
    let choices = try choices(["--report", "sarif=q.sarif", "--report", "junit=a=b.xml"])
    #expect(choices.map(\.format) == [.text, .sarif, .junit])
    #expect(choices.map(\.file) == [nil, "q.sarif", "a=b.xml"])
  }

  @Test("Every format has a writer, and a file that is empty is written too")
  func everyFormat() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let clean = try folder.add("Clean.xib", SampleFile.xib())
    var arguments: [String] = []
    for format in ReportFormat.allCases {
      let file = try folder.add("\(format.rawValue).out", "the report of an earlier run")
      arguments += ["--report", "\(format.rawValue)=\(file)"]
    }
    let command = try CheckCommand.parse(arguments)
    let surroundings = TextSurroundings(isTerminal: false, columns: nil, environment: [:])
    _ = CheckTranscript([clean]) {
      $0.reports = command.reports.targets(
        of: (try? command.reports.choices()) ?? [], root: $0.root, hasBaseline: false,
        surroundings: surroundings)
    }
    let starts: [ReportFormat: String] = [
      .text: "1 file, 1 scene", .xcode: "", .json: "", .github: "", .sarif: "{\"$schema\":",
      .checkstyle: "<?xml", .junit: "<?xml", .gitlab: "[", .markdown: "### quoin check",
    ]
    for format in ReportFormat.allCases {
      let text = try folder.text("\(format.rawValue).out")
      let start = try #require(starts[format])
      #expect(start.isEmpty ? text.isEmpty : text.hasPrefix(start), "\(format): \(text)")
    }
  }

  @Test("GitHub's format adds the report as Markdown to the summary of the step")
  func summary() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let summary = try folder.add("summary.md", "An earlier step.\n")
    let command = try CheckCommand.parse(["--format", "github"])
    let surroundings = TextSurroundings(
      isTerminal: false, columns: nil, environment: ["GITHUB_STEP_SUMMARY": summary])
    let transcript = CheckTranscript([PackageFolder.path("Examples/Conflict.storyboard")]) {
      $0.reports = command.reports.targets(
        of: (try? command.reports.choices()) ?? [], root: $0.root, hasBaseline: false,
        surroundings: surroundings)
    }
    #expect(transcript.output.hasPrefix("::error file="))
    let text = try folder.text("summary.md")
    #expect(text.hasPrefix("An earlier step.\n### quoin check\n"))
    #expect(text.contains("Examples/Conflict.storyboard:23"))
  }
}
