// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Sets the priority of a cell's constraint that the layout breaks to 999, so that the height of
/// the row wins while it differs.
struct EncapsulatedHeightFix: FindingFix {
  let rule = "encapsulated-height"
  let safety = FixSafety.unsafe

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    // The broken constraint is the first one.
    guard let broken = finding.related.first?.object, let element = file.checked.index(broken),
      file.spans.nodes[element].name == "constraint"
    else { return nil }
    return [file.spans.setting("priority", to: "999", of: element, before: "id")]
  }
}
