// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Writes leading and trailing in place of left and right, on both sides of a constraint.
struct LeftRightFix: FindingFix {
  let rule = "left-right"
  let safety = FixSafety.safe

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    guard let element = file.element(of: finding), file.spans.nodes[element].name == "constraint"
    else { return nil }
    let edits = ["firstAttribute", "secondAttribute"].compactMap { name -> FileEdit? in
      guard let value = file.spans.nodes[element][name], let other = LeftRight.mirrored(value)
      else { return nil }
      return file.spans.setting(name, to: other, of: element)
    }
    return edits.isEmpty ? nil : edits
  }
}
