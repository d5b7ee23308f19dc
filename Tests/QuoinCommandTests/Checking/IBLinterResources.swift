// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The test resources of IBLinter, which are not part of the package, and what is wrong with them.
enum IBLinterResources {
  static let folder =
    PackageFolder.url.appendingPathComponent(
      "../shared/fixtures/interface-builder-more/IBDecodable+IBLinter/Tests/IBLinterKitTest"
    ).standardized.path + "/Resources/Rules"

  static let areAvailable = FileManager.default.fileExists(atPath: folder)
  static let hint: Comment = "needs the test resources of IBLinter in \(folder)"

  /// A violation that IBLinter finds and that is real.
  struct Violation: Sendable {
    var file: String
    var line: Int
    var rules: [String]
    /// A part of the finding that names the other object.
    var part: String
  }

  // Lines 21 and 27 of the first file are two labels with equal hugging between required constraints:
  // one degree of freedom. Its other views with the attribute `ambiguous` have a `verifyAmbiguity` by
  // which Xcode is silent about their sizes.
  //
  // Lines 52 and 53 are the same equality with its sides exchanged, 55 and 56 are the same line twice.
  // The last file has both again, and two constraints with the ids of the view in line 14 and of the
  // button in line 24.
  static let violations = [
    Violation(
      file: "AmbiguousViewRule/AmbiguousConstraint.storyboard", line: 21,
      rules: ["ambiguous-layout", "hugging-tie"], part: "Second Label"),
    Violation(
      file: "DuplicateConstraintRule/DuplicateConstraint.xib", line: 53,
      rules: ["duplicate-constraint"], part: "line 52"),
    Violation(
      file: "DuplicateConstraintRule/DuplicateConstraint.xib", line: 56,
      rules: ["duplicate-constraint"], part: "line 55"),
    Violation(
      file: "DuplicateIdRule/DuplicateID.xib", line: 36, rules: ["duplicate-constraint"],
      part: "line 35"),
    Violation(
      file: "DuplicateIdRule/DuplicateID.xib", line: 39, rules: ["duplicate-constraint"],
      part: "line 38"),
    Violation(
      file: "DuplicateIdRule/DuplicateID.xib", line: 38, rules: ["duplicate-id"],
      part: "iN0-l3-epB"),
    Violation(
      file: "DuplicateIdRule/DuplicateID.xib", line: 39, rules: ["duplicate-id"],
      part: "aEU-56-OK8"),
  ]
}
