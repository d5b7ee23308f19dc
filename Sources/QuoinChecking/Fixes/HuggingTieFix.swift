// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Raises the content priorities of one of two views that compete for a length by 1, so that it
/// keeps the size of its content and the other one changes.
struct HuggingTieFix: FindingFix {
  let rule = "hugging-tie"
  let safety = FixSafety.unsafe

  /// Interface Builder writes no attribute for the usual priorities.
  private static let priorities = [
    ("HuggingPriority", 250.0), ("CompressionResistancePriority", 750),
  ]

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    guard let element = file.checked.index(finding.object) else { return nil }
    let axis: String
    switch finding.detail {
    case "x", "width": axis = "horizontal"
    case "y", "height": axis = "vertical"
    default: return nil
    }
    return Self.priorities.map { name, usual in
      let attribute = axis + name
      let old = file.spans.nodes[element][attribute].flatMap(Double.init) ?? usual
      return file.spans.setting(
        attribute, to: "\(Int(min(999, old + 1)))", of: element, before: "id")
    }
  }
}
