// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Finds coordinates that the constraints do not determine: one finding for those that change
/// together, and for those of one view.
struct AmbiguityRule: LayoutRuleProtocol {
  /// The kind of geometry that is not determined.
  enum Kind {
    /// A position or a size.
    case position
    /// A size for which equal priorities of content compete.
    case tie
    /// The size of the content of a scroll view.
    case content
  }

  let kind: Kind
  let rule: LayoutRule

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .position: rule = Self.position
    case .tie: rule = Self.tie
    case .content: rule = Self.content
    }
  }

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    let own = layout.problems.ambiguities.filter { self.kind == Self.kind(of: $0) }
    return joined(own).compactMap { finding(about: $0, in: layout) }
  }

  /// Joins the ambiguities of one item, which are one mistake, in the order of the first ones. Ties
  /// are of different views.
  private func joined(_ ambiguities: [ExplainedAmbiguity]) -> [[ExplainedAmbiguity]] {
    guard kind != .tie else { return ambiguities.map { [$0] } }
    var order: [ObjectIdentifier] = []
    var parts: [ObjectIdentifier: [ExplainedAmbiguity]] = [:]
    for ambiguity in ambiguities {
      guard let item = ambiguity.coordinates.first?.item else { continue }
      let key = ObjectIdentifier(item)
      if parts[key] == nil { order.append(key) }
      // Two degrees of freedom may be about one coordinate.
      let known = parts[key, default: []].compactMap(\.coordinates.first?.attribute)
      if let first = ambiguity.coordinates.first, !known.contains(first.attribute) {
        parts[key, default: []].append(ambiguity)
      }
    }
    return order.compactMap { parts[$0] }
  }

  /// The finding about ambiguities of one item.
  private func finding(
    about ambiguities: [ExplainedAmbiguity], in layout: CheckedLayout
  ) -> LayoutFinding? {
    let coordinates = ambiguities.compactMap(\.coordinates.first)
    guard let checked = coordinates.first.flatMap({ layout.checkedView(of: $0.item) }) else {
      return nil
    }
    var finding = layout.finding(
      rule, about: checked, "",
      detail: coordinates.map(\.attribute).joined(separator: " "))
    finding.message =
      ambiguities.count == 1
      ? ambiguities[0].words.headline : ItemAmbiguity(ambiguities.map(\.words)).headline
    let parts = ambiguities.map { AmbiguityPart($0, of: checked, in: layout) }
    finding.explanation = parts.flatMap(\.explanation)
    finding.fixes = AmbiguityPart.fixes(of: parts)
    // Words for other views propose a constraint to the superview, of which there is none.
    if kind == .position, layout.platform == .macOS, checked.parent == nil {
      finding.explanation = parts.flatMap { $0.explanation.dropFirst() }
      finding.fixes.insert(Self.windowMask, at: 0)
    }
    finding.related = ambiguities.flatMap { followers(of: $0, in: layout) }
    let isOpen = ambiguities.allSatisfy { ambiguity in
      let attribute = ambiguity.coordinates.first?.attribute ?? ""
      let isOpenTie = kind == .tie && isChoice(ambiguity, attribute, of: checked, in: layout)
      return isOpenTie || isDecidedByProgram(ambiguity, in: layout)
    }
    if isOpen { finding.certainty = .choice }
    return finding
  }

  /// The other coordinates that change with the first one, the closest to it first.
  private func followers(
    of ambiguity: ExplainedAmbiguity, in layout: CheckedLayout
  ) -> [RelatedLocation] {
    ambiguity.coordinates.dropFirst().compactMap { coordinate in
      guard let view = (coordinate.item as? UIView).flatMap(layout.checked) else { return nil }
      return RelatedLocation(
        object: view.identifier, text: "\(view.name).\(coordinate.attribute) changes with it",
        location: layout.location(of: view.identifier))
    }
  }

  /// Whether a tie may not exist at run time. Such a tie depends on the stored size of a table
  /// cell, whose height at run time is another one, or is in a macOS stack view, whose own
  /// priorities Quoin chose.
  ///
  /// Observed in the fixtures: Xcode marks 5 of 9 such ties in cells, and all 20 that the layout of
  /// the cell has too.
  private func isChoice(
    _ ambiguity: ExplainedAmbiguity, _ attribute: String, of view: CheckedView,
    in layout: CheckedLayout
  ) -> Bool {
    let isInCell = layout.checked(view.root)?.description?.element == "tableViewCell"
    let isVertical = attribute == "y" || attribute == "height"
    return ambiguity.isJudged && isInCell && isVertical
      || layout.platform == .macOS && view.kind == .stack || isInProportion(view, in: layout)
  }

  /// Whether the content of a view of a class of the program may decide a range that has two ends.
  private func isDecidedByProgram(
    _ ambiguity: ExplainedAmbiguity, in layout: CheckedLayout
  ) -> Bool {
    guard let first = ambiguity.coordinates.first, first.minimum.isFinite, first.maximum.isFinite
    else { return false }
    return ambiguity.coordinates.contains { coordinate in
      (coordinate.item as? UIView).flatMap(layout.checked)?.hasCustomClass == true
    }
  }

  private func isInProportion(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    var next: CheckedView? = view
    while let outer = next {
      if (outer.view as? UIStackView)?.distribution == .fillProportionally { return true }
      next = layout.parent(of: outer)
    }
    return false
  }

  /// The fix for the content view of a window, the only root of a file without a position.
  private static let windowMask =
    "Autoresizing Mask as its Layout in the Size inspector, since only the mask ties it to its window"

  private static func kind(of ambiguity: ExplainedAmbiguity) -> Kind {
    if ambiguity.coordinates.first?.attribute.hasPrefix("content") == true { return .content }
    return ambiguity.isTie ? .tie : .position
  }

  private static let position = LayoutRule(
    "ambiguous-layout", "A position or size that the constraints do not determine", .warning,
    computation: """
      Finds the coordinates that can change by a pixel or more while all constraints hold. \
      Coordinates that change together are one finding, and so are those of one view. The flag "verify ambiguity" of a view is \
      honored, and a view of a class of the program may have a content size at run time.
      """,
    reason:
      "The frame depends on choices of the engine, which differ between versions of a system.",
    example: "A label with a top constraint and no horizontal one.")

  private static let tie = LayoutRule(
    "hugging-tie", "Views with equal priorities that share a length", .warning,
    computation: """
      Finds ambiguous sizes whose cause is that two views have the same hugging or compression \
      resistance priority. The finding names both.
      """,
    reason: """
      Which of the views grows or shrinks is a choice of the engine. Give the view that keeps the \
      size of its content higher content priorities, in the Size inspector or with --unsafe-fixes.
      """,
    example: "Two labels in a row between both edges, both with a hugging priority of 251.")

  private static let content = LayoutRule(
    "scrollable-content", "A scroll view whose content size is open", .warning,
    computation: """
      Finds scroll views whose content is not connected with both of its ends on an axis.
      """,
    reason: "The scroll view does not scroll, or scrolls without end.",
    example: "Content that is pinned to the top of a scroll view and not to its bottom.")
}
