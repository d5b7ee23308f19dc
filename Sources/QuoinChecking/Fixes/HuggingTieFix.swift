// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Changes the content priorities of one of two views that compete for a length by 1, so that one
/// keeps the size of its content and the other one changes: the one that the file has drawn so.
struct HuggingTieFix: FindingFix {
  let rule = "hugging-tie"
  let safety = FixSafety.unsafe

  /// Interface Builder writes no attribute for the usual priorities.
  private static let priorities = [
    ("HuggingPriority", 250.0), ("CompressionResistancePriority", 750),
  ]

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    guard let layout = file.canvasLayout(finding.scene),
      let (object, change) = change(for: finding, in: layout),
      let element = file.checked.index(object)
    else { return nil }
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
        attribute, to: "\(Int(max(1, min(999, old + change))))", of: element, before: "id")
    }
  }

  /// The view whose priorities change, and the change: those of the first fix that the finding
  /// lists.
  private func change(
    for finding: LayoutFinding, in layout: CheckedLayout
  ) -> (object: String, change: Double)? {
    let ambiguity = layout.ambiguities(of: finding.object, along: finding.detail).first {
      $0.isTie && $0.coordinates.first?.item is UIView
    }
    guard let ambiguity else { return nil }
    let engine = ambiguity.explainer.inspection.engine
    for description in DrawnFixes(ambiguity, in: layout).fixes {
      guard case .setPriority(let requirement, let priority) = description.fix.edit,
        let old = engine.priority(of: requirement),
        let item = requirement.contentItem,
        let object = DrawnFrames(ambiguity, in: layout)?.identifier(of: item)
      else { continue }
      return (object, priority > old ? 1 : -1)
    }
    return (finding.object, 1)
  }
}

extension LayoutRequirement {
  /// The item whose content has the priority; nil for other requirements.
  fileprivate var contentItem: ItemID? {
    switch self {
    case .hugging(let item, _), .compressionResistance(let item, _): item
    default: nil
    }
  }
}
