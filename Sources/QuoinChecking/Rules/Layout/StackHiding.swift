// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Finds stack views whose constraints conflict when a view is hidden.
struct StackHiding: LayoutRuleProtocol {
  let rule = LayoutRule(
    "stack-hiding", "A conflict when an arranged view is hidden", .info,
    raises: [.matrix, .strict],
    computation: """
      Hides each arranged view of a stack view in turn and solves. A conflict that was not there before \
      is a finding at the view, if a variation of the file hides it. A program may never hide the \
      others, so that they count only where the rule is a warning or the only one, and in views of a \
      running program. Of all of them together a file has one note. Where a file has outlets for views \
      of the scene, only views that an outlet reaches are among these.
      """,
    reason: """
      A stack view gives a hidden view the length 0, which its required constraints may forbid.
      """,
    example: "An arranged view with a required height of 44 and a required inset of 8 inside.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    var findings: [LayoutFinding] = []
    let includesOthers = includesOthers(in: layout)
    let reached = outletViews(layout)
    var brokenBefore: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    // The view that is hidden now. It is shown again by the same layout that hides the next one.
    var hidden: CheckedView?
    defer { show(hidden) }
    for view in layout.views where !view.view.isHidden {
      let isHiddenByFile = isHiddenByVariation(view, in: layout)
      guard isHiddenByFile || includesOthers && reached?.contains(view.identifier) != false
      else { continue }
      guard let stack = view.view.superview as? UIStackView,
        stack.arrangedSubviews.contains(where: { $0 === view.view })
      else { continue }
      if hidden?.root !== view.root { show(hidden) }
      hidden?.view.isHidden = false
      let root = ObjectIdentifier(view.root)
      let before = brokenBefore[root] ?? broken(in: view.root)
      brokenBefore[root] = before
      hidden = view
      view.view.isHidden = true
      view.root.layoutIfNeeded()
      let added = broken(in: view.root).subtracting(before)
      if !added.isEmpty,
        let group = LayoutExplainer(view.root.layoutInspection()).conflicts(.withoutFixes).first(
          where: { conflict in
            conflict.constraints.contains { added.contains(ObjectIdentifier($0)) }
          }), !dependsOnOpenSize(group, of: view.root, in: layout)
      {
        var finding = layout.finding(
          rule, about: view, "conflicts when it is hidden: \(group.words.summary)")
        if layout.file != nil, !isHiddenByFile { finding.detail = Self.possible }
        if group.hasRequiredContentSize || finding.detail == Self.possible {
          finding.certainty = .choice
        }
        finding.explanation =
          group.words.sentences.prefix(1)
          + group.words.lines.map { $0.text + ($0.isBroken ? "  <- broken" : "") }
        finding.fixes = group.words.lines.filter(\.isBroken).map {
          "a priority of 999 for \($0.text)"
        }
        findings.append(finding)
      }
    }
    return findings
  }

  /// Whether views count that nothing in the file hides.
  private func includesOthers(in layout: CheckedLayout) -> Bool {
    guard let file = layout.file else { return true }
    return layout.configuration.severity(of: rule, in: file.file.name) > .info
      || layout.configuration.only?.contains(rule.id) == true
  }

  /// The detail of findings about views that nothing in the file hides.
  private static let possible = "possible"

  /// The findings of a file with a single one for all views that nothing in the file hides.
  static func summarized(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    func isPossible(_ finding: LayoutFinding) -> Bool {
      finding.rule == "stack-hiding" && finding.detail == possible && finding.isActive
    }
    let all = findings.filter(isPossible)
    guard all.count > 1, var first = all.first else { return findings }
    first.message =
      "\(all.count) arranged views conflict when a program hides them: "
      + all.prefix(3).map(\.name).joined(separator: ", ")
      + (all.count > 3 ? " and \(all.count - 3) more" : "")
    first.explanation = all.map(\.message)
    first.fixes = []
    first.related = all.dropFirst().map {
      RelatedLocation(object: $0.object, text: $0.message, location: $0.location)
    }
    let position = findings.firstIndex(where: isPossible) ?? 0
    var result = findings.filter { !isPossible($0) }
    result.insert(first, at: min(position, result.count))
    return result
  }

  /// Whether the file hides a view in some configuration.
  private func isHiddenByVariation(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    layout.file?.element(view.identifier)?.element.children.contains {
      $0.name == "variation" && $0["hidden"] == "YES"
    } ?? false
  }

  /// Whether a conflict exists only for a size of the root that a program sets: that of a view of a
  /// xib, or the height of a cell.
  private func dependsOnOpenSize(
    _ conflict: ExplainedConflict, of root: UIView, in layout: CheckedLayout
  ) -> Bool {
    guard let loaded = layout.loaded else { return false }
    let axes = conflict.words.lines.flatMap(\.requirements).compactMap { requirement in
      if case .givenSize(_, let axis) = requirement { axis } else { nil }
    }
    guard !axes.isEmpty else { return false }
    if loaded.hasController, root === layout.roots.first { return false }
    let isCell = layout.checked(root)?.kind == .cell
    return !isCell || axes.contains(.vertical) && layout.isOfOpenHeight(root)
  }

  /// Returns the ids of the views of the scene that outlets refer to; nil if there are no outlets,
  /// so that nothing is known of the program.
  private func outletViews(_ layout: CheckedLayout) -> Set<String>? {
    guard let file = layout.file else { return nil }
    let reached = Set(layout.views.dropFirst().map(\.identifier))
      .intersection(file.outletDestinations)
    return reached.isEmpty ? nil : reached
  }

  /// Shows a view again that was hidden, and lays it out.
  private func show(_ view: CheckedView?) {
    view?.view.isHidden = false
    view?.root.layoutIfNeeded()
  }

  /// The constraints that conflicts leave out.
  private func broken(in root: UIView) -> Set<ObjectIdentifier> {
    Set(root.brokenConstraints.map(ObjectIdentifier.init))
  }
}
