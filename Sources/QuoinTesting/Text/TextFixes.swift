// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinLayout
import QuoinUIKit

/// The changes that would let a text fit, each tried on the views of the layout, which are as
/// before afterwards.
@MainActor struct TextFixes {
  private let layout: CellLayout
  private let view: UIView

  init(_ view: UIView, in layout: CellLayout) {
    self.view = view
    self.layout = layout
  }

  private struct Candidate {
    var words: String
    /// The number of other views that move.
    var moved: Int

    var effect: String {
      switch moved {
      case 0: "nothing else moves"
      case 1: "moves 1 other view"
      default: "moves \(moved) other views"
      }
    }
  }

  /// The fixes of the cause, best first: `try: 2 lines, or SignInView.swift:44 at 750 (tried:
  /// nothing else moves)`.
  func lines(for fit: TextFit) -> [String] {
    let found = [moreLines(), lowerConstraint(for: fit)].compactMap(\.self)
    guard let first = found.first else { return [] }
    if found.count > 1, found[1].moved == first.moved {
      return ["try: \(first.words), or \(found[1].words) (tried: \(first.effect))"]
    }
    return found.sorted { $0.moved < $1.moved }.map { "try: \($0.words) (tried: \($0.effect))" }
  }

  /// The minimum number of lines with which a label fits.
  private func moreLines() -> Candidate? {
    guard let label = view as? UILabel, label.numberOfLines > 0 else { return nil }
    let usual = label.numberOfLines
    for count in (usual + 1)...(usual + 3) {
      let moved = movement {
        label.numberOfLines = count
      } undo: {
        label.numberOfLines = usual
      }
      if let moved { return Candidate(words: "\(count) lines", moved: moved) }
    }
    return nil
  }

  /// Returns the edit of a required constraint of the program that decides the length, to let it
  /// yield to the text.
  private func lowerConstraint(for fit: TextFit) -> Candidate? {
    let attribute: LayoutAttribute = fit.axis == .horizontal ? .width : .height
    let explainer = LayoutExplainer(view.layoutInspection())
    guard let found = explainer.derivation(of: attribute, in: view, ExplanationOptions()) else {
      return nil
    }
    for node in found.facts.nodes {
      guard case .constraint(.constraint(let id), _) = node.reason,
        let constraint = explainer.inspection.constraint(id), constraint.priority == .required,
        let location = explainer.names.location(id)
      else { continue }
      // An active constraint cannot become required again; a new one replaces it.
      let lower = NSLayoutConstraint(
        item: constraint.firstItem as Any, attribute: constraint.firstAttribute,
        relatedBy: constraint.relation, toItem: constraint.secondItem,
        attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
      lower.priority = UILayoutPriority(749)
      let moved = movement {
        constraint.isActive = false
        lower.isActive = true
      } undo: {
        lower.isActive = false
        constraint.isActive = true
      }
      if let moved {
        return Candidate(words: "\(LocationText.line(of: location)) at 749", moved: moved)
      }
    }
    return nil
  }

  /// Lays out with a change.
  ///
  /// - Returns: The number of other views that move by a pixel or more; nil when the text does not
  ///   fit then, or another problem arises.
  private func movement(change: () -> Void, undo: () -> Void) -> Int? {
    let root = layout.window ?? layout.view
    let before = ViewList(layout.view)
    change()
    root.layoutIfNeeded()
    let after = ViewList(layout.view)
    let report = ViewLayoutReport(covering: [layout.view])
    let isRight =
      TextFit(view) == nil && report.conflicts.isEmpty
      && report.ambiguities.count <= layout.report.ambiguities.count
    let pixel = 1 / max(1, layout.view.traitCollection.displayScale)
    let moved = zip(before.views, after.views).count { old, new in
      old.view !== view && old.view === new.view && old.frame.isMoved(to: new.frame, by: pixel)
    }
    undo()
    root.layoutIfNeeded()
    return isRight ? moved : nil
  }
}
