// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Removes constraints that repeat an earlier one.
struct DuplicateConstraintFix: FindingFix {
  let rule = "duplicate-constraint"
  let safety = FixSafety.safe

  /// Returns the removal of all equal constraints except those with references, such as an outlet.
  /// If there are no references, the first constraint is kept.
  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    let objects = [finding.object] + finding.related.map(\.object)
    let equal = Set(objects.compactMap(file.checked.index)).sorted()
      .filter { file.spans.nodes[$0].name == "constraint" }
    guard equal.count > 1 else { return nil }
    var removed = equal.filter { index in
      !(file.spans.nodes[index]["id"].map(file.isReferenced) ?? false)
    }
    if removed.count == equal.count { removed.removeFirst() }
    return removed.isEmpty ? nil : removed.map { file.spans.removing($0) }
  }
}
