// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

@testable import quoin

/// The two files on the page of a rule, by their paths in the package: one in which the rule finds
/// something, and one that is right.
///
/// Rules with pictures have files that were made to be looked at; all others have the fixtures of
/// ``RuleFixtureTests``.
@MainActor struct RuleExample {
  let rule: LayoutRule
  let wrong: String
  let right: String

  /// - Returns: nil for a rule about programs, which no file breaks.
  init?(_ rule: LayoutRule) {
    let isPictured = RulePictures.looks[rule.id] != nil
    let folder = isPictured ? "Documentation/Rules/Examples" : "Tests/Fixtures/Check"
    func file(_ name: String) -> String? {
      ["xib", "storyboard"].map { "\(folder)/\(rule.id)/\(name).\($0)" }
        .first { FileManager.default.fileExists(atPath: PackageFolder.path($0)) }
    }
    guard let wrong = file(isPictured ? "bad" : "finds"),
      let right = file(isPictured ? "good" : "nearly")
    else { return nil }
    self.rule = rule
    self.wrong = wrong
    self.right = right
  }

  /// The configuration file beside the files; nil when there is none.
  var configuration: String? {
    let path = URL(fileURLWithPath: wrong).deletingLastPathComponent().relativePath + "/.quoin.json"
    return FileManager.default.fileExists(atPath: PackageFolder.path(path)) ? path : nil
  }

  /// The output of the command about a file with this rule alone.
  func output(of file: String) -> String {
    let transcript = CheckTranscript([PackageFolder.path(file)]) {
      $0.options.only = [rule.id]
      $0.reports = [
        ReportTarget(writer: TextReport(isQuiet: true), destination: .standardOutput)
      ]
    }
    return transcript.output.replacing(PackageFolder.url.path + "/", with: "")
  }

  /// The lines in which the files differ.
  func difference() throws -> String {
    let text = UnifiedDiff(try PackageFolder.text(wrong), try PackageFolder.text(right))
      .text(path: "")
    // The first two lines are the names of the files.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
  }
}
