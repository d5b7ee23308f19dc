// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// The files by which IBLinter tests its rules that run by default: `ambiguous`, `misplaced`,
/// `enable_autolayout`, `duplicate_constraint` and `duplicate_id`.
///
/// No file has the attribute `misplaced` or lacks Auto Layout, so there is nothing to find for two of
/// them. The files are not part of the package.
@MainActor @Suite(.enabled(if: IBLinterResources.areAvailable, IBLinterResources.hint))
struct IBLinterResourceTests {
  @Test("Each real violation is found in its line", arguments: IBLinterResources.violations)
  func finds(violation: IBLinterResources.Violation) {
    let path = "\(IBLinterResources.folder)/\(violation.file)"
    let transcript = CheckTranscript([path]) {
      $0.reports = [ReportTarget(writer: TextReport(), destination: .standardOutput)]
    }
    // A block begins with the path of the file.
    let blocks = transcript.output.components(separatedBy: path + ":").dropFirst()
    #expect(
      blocks.contains { block in
        block.hasPrefix("\(violation.line):") && block.contains(violation.part)
          && violation.rules.contains { block.contains("[\($0)]\n") }
      })
  }

  @Test("There are no other duplicates in the files")
  func onlyDuplicates() {
    let transcript = CheckTranscript([IBLinterResources.folder]) {
      $0.options.only = ["duplicate-constraint", "duplicate-id", "auto-layout"]
    }
    let found = transcript.output.split(separator: "\n").map {
      $0.dropFirst(IBLinterResources.folder.count + 1).split(separator: ":").prefix(2).joined(
        separator: ":")
    }
    let expected = IBLinterResources.violations.filter { !$0.rules.contains("hugging-tie") }.map {
      "\($0.file):\($0.line)"
    }
    #expect(found.sorted() == expected.sorted())
  }

  /// IBLinter compares relations, priorities and multipliers only where the sides are in the same
  /// order, so that it reports each of these pairs.
  @Test(
    "Constraints with exchanged sides that differ otherwise are not duplicates",
    arguments: [
      // top >= other.top + 303 beside top == other.top + 303
      #"firstAttribute="top" relation="greaterThanOrEqual""#,
      #"firstAttribute="top" relation="lessThanOrEqual""#,
      #"firstAttribute="top" priority="750""#,
      #"firstAttribute="top" multiplier="2:1""#,
    ])
  func exchangedSides(attributes: String) throws {
    let name = "DuplicateConstraintRule/DuplicateConstraint.xib"
    let text = try String(contentsOfFile: "\(IBLinterResources.folder)/\(name)", encoding: .utf8)
    let line = #"<constraint firstItem="ItZ-vi-bgh" firstAttribute="top" secondItem="vUN-kp-3ea""#
    #expect(text.components(separatedBy: line).count == 2)
    let changed = line.replacing(#"firstAttribute="top""#, with: attributes)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add("Changed.xib", text.replacing(line, with: changed))
    let transcript = CheckTranscript([path]) { $0.options.only = ["duplicate-constraint"] }
    // The pair in lines 55 and 56 stays.
    #expect(transcript.output.components(separatedBy: "[duplicate-constraint]").count == 2)
    #expect(transcript.output.contains(":56:"))
  }

  @Test("Inequalities in opposite directions between the same items are not duplicates")
  func oppositeInequalities() throws {
    let name = "DuplicateConstraintRule/DuplicateConstraint.xib"
    var text = try String(contentsOfFile: "\(IBLinterResources.folder)/\(name)", encoding: .utf8)
    for item in ["ItZ-vi-bgh", "vUN-kp-3ea"] {
      // guide.top >= label.top - 303 is label.top <= guide.top + 303.
      text = text.replacing(
        #"<constraint firstItem="\#(item)" firstAttribute="top" secondItem"#,
        with: #"<constraint firstItem="\#(item)" firstAttribute="top" "#
          + #"relation="greaterThanOrEqual" secondItem"#)
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add("Changed.xib", text)
    let transcript = CheckTranscript([path]) { $0.options.only = ["duplicate-constraint"] }
    #expect(!transcript.output.contains(":53:"))
    #expect(transcript.output.contains(":56:"))
  }
}
