// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Writes the first fix of each part of the finding into the file: as a rule a constraint that
/// determines the number at the value that the file has drawn.
struct AmbiguousLayoutFix: FindingFix {
  let rule: String
  let safety = FixSafety.unsafe

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    guard let layout = file.canvasLayout(finding.scene), let scene = layout.loaded else {
      return nil
    }
    let ambiguities = ambiguities(of: finding, in: layout)
    guard let first = ambiguities.first else { return nil }
    let markup = ConstraintMarkup(
      file: file, scene: scene, inspection: first.explainer.inspection,
      frames: DrawnFrames(first, in: layout))
    var edits: [FileEdit] = []
    var added: [(constraint: LayoutConstraint, id: String)] = []
    for ambiguity in ambiguities {
      guard let attribute = ambiguity.coordinates.first?.attribute,
        // A new constraint would contradict one that is installed for other size classes only.
        UninstalledConstraints(of: finding.object, along: attribute, in: layout).cause == nil,
        let fix = DrawnFixes(ambiguity, in: layout).fixes.first
      else { return nil }
      if case .add(let constraint) = fix.fix.edit {
        let taken = Set(added.map(\.id))
        added.append((constraint, unusedIdentifier(for: finding, in: file, besides: taken)))
      } else {
        guard let edit = edit(fix.fix.edit, markup) else { return nil }
        edits.append(edit)
      }
    }
    return markup.adding(added).map { edits + $0 }
  }

  /// The ambiguities of the layout as drawn that a finding is about.
  private func ambiguities(
    of finding: LayoutFinding, in layout: CheckedLayout
  ) -> [ExplainedAmbiguity] {
    let attributes = finding.detail.split(separator: " ")
    let found = attributes.compactMap {
      layout.ambiguities(of: finding.object, along: $0).first
    }
    return found.count == attributes.count ? found : []
  }

  private func edit(_ edit: LayoutEdit, _ markup: ConstraintMarkup) -> FileEdit? {
    let spans = markup.file.spans
    let set = { (name: String, value: String, element: Int?) in
      element.map { spans.setting(name, to: value, of: $0, before: "id") }
    }
    switch edit {
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
    case .add, .setPriority, .setRelation, .remove, .stopTranslatingMask, .stopTranslatingMasks:
      return nil
    }
  }

  /// An id of the form of Interface Builder's, the same for the same finding.
  private func unusedIdentifier(
    for finding: LayoutFinding, in file: FixableFile, besides taken: Set<String>
  ) -> String {
    var finding = finding
    while true {
      var digits = Array(finding.fingerprint).suffix(8)
      digits.insert("-", at: digits.startIndex + 5)
      digits.insert("-", at: digits.startIndex + 3)
      let id = String(digits)
      guard file.checked.index(id) != nil || taken.contains(id) else { return id }
      finding.detail += " again"
    }
  }
}
