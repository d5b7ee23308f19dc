// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Writes the first fix that the finding lists into the file: as a rule a constraint that
/// determines the number at its current value.
struct AmbiguousLayoutFix: FindingFix {
  let rule = "ambiguous-layout"
  let safety = FixSafety.unsafe

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    guard let layout = file.canvasLayout(finding.scene), let scene = layout.loaded,
      let ambiguity = ambiguity(of: finding, in: layout), let fix = ambiguity.words.fixes.first,
      // A new constraint would contradict one that is installed for other size classes only.
      UninstalledConstraints(of: finding.object, along: finding.detail, in: layout).cause == nil
    else { return nil }
    let markup = ConstraintMarkup(
      file: file, scene: scene, inspection: ambiguity.explainer.inspection)
    return edit(fix.fix.edit, for: finding, markup).map { [$0] }
  }

  /// The ambiguity of the layout as drawn that a finding is about.
  private func ambiguity(
    of finding: LayoutFinding, in layout: CheckedLayout
  ) -> ExplainedAmbiguity? {
    layout.problems.ambiguities.first { ambiguity in
      guard let first = ambiguity.coordinates.first, first.attribute == finding.detail else {
        return false
      }
      let view = (first.item as? UIView) ?? (first.item as? UILayoutGuide)?.owningView
      return view.flatMap(layout.checked)?.identifier == finding.object
    }
  }

  private func edit(
    _ edit: LayoutEdit, for finding: LayoutFinding, _ markup: ConstraintMarkup
  ) -> FileEdit? {
    let spans = markup.file.spans
    let set = { (name: String, value: String, element: Int?) in
      element.map { spans.setting(name, to: value, of: $0, before: "id") }
    }
    switch edit {
    case .add(let constraint):
      return markup.adding(constraint, id: unusedIdentifier(for: finding, in: markup.file))
    case .setConstant(let id, let constant):
      return set("constant", ConstraintMarkup.text(constant), markup.element(of: id))
    case .setPriority(.constraint(let id), let priority):
      return set("priority", ConstraintMarkup.text(priority), markup.element(of: id))
    case .setPriority(.hugging(let item, let axis), let priority):
      let name = "\(axis == .horizontal ? "horizontal" : "vertical")HuggingPriority"
      return set(name, ConstraintMarkup.text(priority), markup.element(of: item))
    case .setPriority(.compressionResistance(let item, let axis), let priority):
      let name = "\(axis == .horizontal ? "horizontal" : "vertical")CompressionResistancePriority"
      return set(name, ConstraintMarkup.text(priority), markup.element(of: item))
    case .setPriority, .setRelation, .remove, .stopTranslatingMask, .stopTranslatingMasks:
      return nil
    }
  }

  /// An id of the form of Interface Builder's, the same for the same finding.
  private func unusedIdentifier(for finding: LayoutFinding, in file: FixableFile) -> String {
    var finding = finding
    while true {
      var digits = Array(finding.fingerprint).suffix(8)
      digits.insert("-", at: digits.startIndex + 5)
      digits.insert("-", at: digits.startIndex + 3)
      let id = String(digits)
      guard file.checked.index(id) != nil else { return id }
      finding.detail += " again"
    }
  }
}
