// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Finds texts and controls that cover each other.
struct OverlappingViews: LayoutRuleProtocol {
  let rule = LayoutRule(
    "overlapping-views", "Texts or controls that cover each other", .off,
    raises: [.matrix, .strict], raisedSeverity: .info,
    computation: """
      Finds siblings with a text or a control whose contents overlap by more than 2 points on both \
      axes. Of a label the rectangle of its text counts. Views that cover most of each other, of \
      which a program shows one, controls that are all around another content, and views that an \
      ambiguity or a conflict places are left out; of a label whose width alone is ambiguous, the text \
      counts if it is at the side that is known. Views that a program shows in turn are in no file as \
      such: one of five findings in files of public projects is about them, so that the rule is off in \
      the preset default and never finds more than information.
      """,
    reason: "A text over another one cannot be read, and a covered control cannot be touched.",
    example: "Two labels pinned to opposite edges whose texts meet on a small phone.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    var byParent: [Int: [(view: CheckedView, content: CGRect)]] = [:]
    var parents: [Int] = []
    for view in layout.views where view.isShown && hasContent(view) {
      guard let parent = view.parent, isKnown(view, in: layout) else { continue }
      guard !isHiddenByBinding(view, in: layout) else { continue }
      let content = layout.contentFrame(of: view)
      guard content.width > 0, content.height > 0 else { continue }
      if byParent[parent] == nil { parents.append(parent) }
      byParent[parent, default: []].append((view, content))
    }
    return parents.flatMap { pairs(of: byParent[$0] ?? [], in: layout) }
  }

  /// Returns whether the position of a view's content is certain despite an ambiguity: a change of
  /// the width does not move the text of a left-aligned label that is wide enough for it.
  private func isKnown(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    guard layout.uncertainViews.contains(view) else { return true }
    guard layout.uncertainViews.containsWidthOnly(view), view.kind == .label,
      let text = CheckedText(view, in: layout)
    else { return false }
    return layout.contentFrame(of: view).minX == view.frame.minX
      && text.size(width: nil).width <= Double(view.frame.width)
  }

  /// The overlapping pairs, found from left to right.
  private func pairs(
    of views: [(view: CheckedView, content: CGRect)], in layout: CheckedLayout
  ) -> [LayoutFinding] {
    let sorted = views.enumerated().sorted {
      ($0.element.content.minX, $0.offset) < ($1.element.content.minX, $1.offset)
    }
    var found: [(Int, Int, LayoutFinding)] = []
    for (position, left) in sorted.enumerated() {
      for right in sorted[(position + 1)...] {
        if right.element.content.minX >= left.element.content.maxX { break }
        let (lower, upper) =
          left.offset < right.offset ? (left, right) : (right, left)
        let common = self.common(lower.element, upper.element, in: layout)
        guard !common.isNull, common.width > 2, common.height > 2,
          !areAlternatives(lower.element.view, upper.element.view),
          !isDisputed(lower.element.view, upper.element.view, in: layout),
          !layout.problems.shown.contains(where: {
            $0.code == "overlap" && $0.view === upper.element.view.view
          }),
          !isBackground(lower.element, of: upper.element),
          !isBackground(upper.element, of: lower.element)
        else { continue }
        let finding = layout.finding(
          rule, about: upper.element.view,
          "covers \(lower.element.view.name) by \(Points.text(common.width)) × "
            + Points.text(common.height),
          detail: lower.element.view.identifier)
        found.append((upper.offset, lower.offset, finding))
      }
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The common part of two views. Of a button beside a text, which takes no touches, the letters
  /// count.
  private func common(
    _ lower: (view: CheckedView, content: CGRect), _ upper: (view: CheckedView, content: CGRect),
    in layout: CheckedLayout
  ) -> CGRect {
    if lower.view.isControl, upper.view.isControl {
      return lower.content.intersection(upper.content)
    }
    return lower.view.contentFrame(in: layout, showsTitleOnly: true)
      .intersection(upper.view.contentFrame(in: layout, showsTitleOnly: true))
  }

  /// Whether a program shows one of two views: each covers most of the other.
  private func areAlternatives(_ first: CheckedView, _ second: CheckedView) -> Bool {
    let common = first.frame.intersection(second.frame)
    guard !common.isNull else { return false }
    let area = common.width * common.height
    return [first.frame, second.frame].allSatisfy { area >= $0.width * $0.height * 0.7 }
  }

  /// Whether a macOS program decides by a binding whether the view is shown.
  private func isHiddenByBinding(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    let connections = layout.file?.element(view.identifier)?.element.child("connections")
    return connections?.children.contains {
      $0.name == "binding" && $0["name"]?.hasPrefix("hidden") == true
    } ?? false
  }

  /// Whether the file stores frames that do not overlap, as Apple's engine computed them, and the
  /// layout of the canvas has others.
  private func isDisputed(
    _ first: CheckedView, _ second: CheckedView, in layout: CheckedLayout
  ) -> Bool {
    guard layout.layoutConfiguration == .canvas, let loaded = layout.loaded,
      let one = first.description?.frame, let other = second.description?.frame,
      one.width > 0, one.height > 0, other.width > 0, other.height > 0
    else { return false }
    let stored = CGRect(x: one.x, y: one.y, width: one.width, height: one.height).intersection(
      CGRect(x: other.x, y: other.y, width: other.width, height: other.height))
    guard stored.isNull || min(stored.width, stored.height) <= 2 else { return false }
    return [(first, one), (second, other)].contains { view, frame in
      let shown = loaded.comparableFrame(of: view.view)
      return abs(Double(shown.minX) - frame.x) >= 1 || abs(Double(shown.minY) - frame.y) >= 1
        || abs(Double(shown.width) - frame.width) >= 1
        || abs(Double(shown.height) - frame.height) >= 1
    }
  }

  /// Whether a control is all around another content, as a row that can be touched or a field
  /// around its unit.
  private func isBackground(
    _ view: (view: CheckedView, content: CGRect), of other: (view: CheckedView, content: CGRect)
  ) -> Bool {
    view.view.isControl && view.content.contains(other.content)
  }

  /// Returns whether a view shows a text or is a visible control.
  private func hasContent(_ view: CheckedView) -> Bool {
    switch view.kind {
    case .label: return !(view.text ?? "").isEmpty
    case .button:
      let hasImage = view.description?.appearance.imageName != nil
      return !(view.text ?? "").isEmpty || hasImage
    case .textView: return !(view.text ?? "").isEmpty
    default: return view.isControl && view.kind != .plain
    }
  }
}
