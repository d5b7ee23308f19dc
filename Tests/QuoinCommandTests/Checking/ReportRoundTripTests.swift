// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

/// A reader of each format gets the message of a finding back, whatever characters it has.
@Suite struct ReportRoundTripTests {
  private static let count = 1_000

  /// The messages that do not come back from a format.
  private func lost(
    seed: UInt64, usesBackslash: Bool = true, _ roundTrip: (LayoutFinding) throws -> String?
  ) rethrows -> [String] {
    var messages = RandomMessages(seed: seed)
    var lost: [String] = []
    for _ in 0..<Self.count {
      let message = messages.next(usesBackslash: usesBackslash)
      let result = try roundTrip(FindingSample.finding(message))
      // Two strings of Swift are equal by canonical equivalence, which would hide a changed scalar.
      if result.map({ Array($0.unicodeScalars) }) != Array(message.unicodeScalars) {
        lost.append(message)
      }
    }
    return lost
  }

  private func text(_ writer: some ReportWriter, _ finding: LayoutFinding) -> String {
    FindingSample.text(writer, [FindingSample.report([finding])])
  }

  private func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test("The line for Xcode keeps each message on one line")
  func xcode() {
    let lost = lost(seed: 1, usesBackslash: false) { finding in
      let line = text(XcodeReport(), finding)
      let head = "App/Main.storyboard:3:7: warning: "
      let tail = " [truncated-text]\n"
      guard line.hasPrefix(head), line.hasSuffix(tail), line.count(where: \.isNewline) == 1 else {
        return nil
      }
      return Unescaped.line(String(line.dropFirst(head.count).dropLast(tail.count)))
    }
    #expect(lost == [])
  }

  @Test("Text keeps each message on its first line")
  func text() {
    let lost = lost(seed: 2, usesBackslash: false) { finding in
      let line = text(TextReport(isQuiet: true), finding).split(separator: "\n").first ?? ""
      return Unescaped.line(
        String(
          line.dropFirst("App/Main.storyboard:3:7: warning: ".count)
            .dropLast(" [truncated-text]".count)))
    }
    #expect(lost == [])
  }

  @Test("JSON keeps each message")
  func json() throws {
    let lost = try lost(seed: 3) { finding in
      let text = text(JSONReport(), finding)
      guard text.count(where: \.isNewline) == 1 else { return nil }
      return (try object(text) as? [String: Any])?["message"] as? String
    }
    #expect(lost == [])
  }

  @Test("Commands for GitHub keep each message on one line")
  func gitHub() {
    let lost = lost(seed: 4) { finding in
      let text = text(GitHubReport(root: FindingSample.root), finding)
      let scalars = text.unicodeScalars
      guard scalars.last == "\n", scalars.count(where: { $0 == "\n" || $0 == "\r" }) == 1 else {
        return nil
      }
      // Properties have no colons, so the first two end them.
      guard let range = text.dropFirst(2).range(of: "::") else { return nil }
      return Unescaped.percent(String(text[range.upperBound...].unicodeScalars.dropLast()))
    }
    #expect(lost == [])
  }

  @Test("SARIF keeps each message")
  func sarif() throws {
    let lost = try lost(seed: 5) { finding in
      let report = SARIFReport(
        root: FindingSample.root, rules: [], version: "1.0.0", hasBaseline: false)
      let log = try object(text(report, finding)) as? [String: Any]
      let run = (log?["runs"] as? [[String: Any]])?.first
      let result = (run?["results"] as? [[String: Any]])?.first
      return (result?["message"] as? [String: Any])?["text"] as? String
    }
    #expect(lost == [])
  }

  @Test("Checkstyle keeps each message")
  func checkstyle() {
    let lost = lost(seed: 6) { finding in
      ParsedXML(text(CheckstyleReport(), finding)).elements("error").first?.attributes["message"]
    }
    #expect(lost == [])
  }

  @Test("JUnit keeps each message")
  func jUnit() {
    let lost = lost(seed: 7) { finding in
      ParsedXML(text(JUnitReport(), finding)).elements("failure").first?.attributes["message"]
    }
    #expect(lost == [])
  }

  @Test("Code quality for GitLab keeps each message")
  func gitLab() throws {
    let lost = try lost(seed: 8) { finding in
      let issues = try object(text(GitLabReport(root: FindingSample.root), finding))
      return (issues as? [[String: Any]])?.first?["description"] as? String
    }
    #expect(lost == [])
  }

  @Test("Markdown keeps each message in one row")
  func markdown() {
    let lost = lost(seed: 9) { finding in
      let text = text(MarkdownReport(root: FindingSample.root), finding)
      let head = "| warning | `App/Main.storyboard:3` | "
      let tail = " | `truncated-text` |"
      let row = text.unicodeScalars.split(separator: "\n").map { String($0) }
        .first { $0.hasPrefix(head) }
      guard let row, row.hasSuffix(tail) else { return nil }
      return Unescaped.markdown(
        String(row.unicodeScalars.dropFirst(head.count).dropLast(tail.count)))
    }
    #expect(lost == [])
  }

  @Test("Control characters that XML does not have are escapes")
  func controlCharacters() {
    let parsed = ParsedXML(text(CheckstyleReport(), FindingSample.finding("a\u{1}b\u{FFFF}")))
    #expect(parsed.isValid)
    #expect(parsed.elements("error").first?.attributes["message"] == "a\\u{1}b\\u{ffff}")
  }
}
