// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import quoin

/// Findings in all formats, and runs that allow none.
@MainActor @Suite struct FindingTests {
  private func run(
    _ text: String, _ change: (inout RenderJob) -> Void = { _ in }
  ) -> CommandTranscript {
    var job = RenderJob(files: ["-"], inputName: "Form.xib")
    job.input = { Data(text.utf8) }
    change(&job)
    return CommandTranscript(job)
  }

  private static let sentence =
    "The constraint 'c' refers to 'nobody', which is not a view or guide of this file; it is left out."

  @Test("JSON has findings with line and column")
  func json() throws {
    let output = run(SampleFile.withFinding) { $0.format = .json }.output
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let findings = try #require(file["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["code"] as? String == "unresolved-reference")
    #expect(findings.first?["line"] as? Int == 9)
    #expect(findings.first?["column"] as? Int == 1)
    #expect(findings.first?["message"] as? String == Self.sentence)
  }

  @Test("Text and pages have findings in them; with pictures they are on standard error")
  func otherFormats() {
    let remark = "9:1: \(Self.sentence) [unresolved-reference]"
    let text = run(SampleFile.withFinding)
    #expect(text.output.contains("  remark: \(remark)\n"))
    #expect(text.complaints.isEmpty)
    #expect(run(SampleFile.withFinding) { $0.format = .json }.complaints.isEmpty)
    for format in [RenderFormat.svg, .html] {
      let transcript = run(SampleFile.withFinding) { $0.format = format }
      #expect(transcript.succeeded)
      #expect(
        transcript.complaints == [
          "Form.xib:9:1: remark: \(Self.sentence) [unresolved-reference]"
        ])
      #expect(transcript.output.contains("9:1: ") == (format == .html))
    }
  }

  @Test("A strict run fails for findings, in every format", arguments: RenderFormat.allCases)
  func strictFindings(format: RenderFormat) {
    guard !format.isBinary else { return }
    let transcript = run(SampleFile.withFinding) {
      $0.format = format
      $0.isStrict = true
    }
    #expect(!transcript.succeeded)
    #expect(!transcript.output.isEmpty)
    #expect(
      transcript.complaints.last
        == "Form.xib: error: The file has 1 finding, and --strict allows none. [strict]")
  }

  @Test("A strict run fails for conflicts and ambiguities, and not for a sound file")
  func strict() {
    let conflict = CommandTranscript(examples: ["Examples/Conflict.storyboard"]) {
      $0.isStrict = true
    }
    #expect(!conflict.succeeded)
    #expect(
      conflict.complaints == [
        PackageFolder.path("Examples/Conflict.storyboard")
          + ": error: The file has 1 conflict and 1 ambiguity, and --strict allows none. [strict]"
      ])
    #expect(
      CommandTranscript(examples: ["Examples/SignIn.storyboard"]) { $0.isStrict = true }.succeeded)
    #expect(run(SampleFile.withFinding).succeeded)
  }
}
