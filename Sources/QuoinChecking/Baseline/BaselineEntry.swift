// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A finding of a baseline, without lines and columns, so that edits elsewhere in the file do not
/// matter.
package struct BaselineEntry: Hashable, Sendable {
  package var rule: String
  /// The path from the root of the repository.
  package var file: String
  package var object: String
  package var detail: String

  init(_ finding: LayoutFinding, root: ReportRoot) {
    rule = finding.rule
    file = root.path(of: finding.file ?? finding.scene)
    object = finding.object
    detail = finding.detail
  }

  init(rule: String, file: String, object: String, detail: String) {
    self.rule = rule
    self.file = file
    self.object = object
    self.detail = detail
  }

  /// The entry for people, such as `conflict in A.xib (abc-de-001)`.
  package var text: String {
    "\(rule) in \(FindingLine.path(file))"
      + (object.isEmpty ? "" : " (\(FindingLine.escaped(object)))")
  }
}

extension BaselineEntry: Comparable {
  /// Whether an entry is before another one, by file, rule, object and detail.
  package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    (left.file, left.rule, left.object, left.detail)
      < (right.file, right.rule, right.object, right.detail)
  }
}
