// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout

extension ConstraintItem {
  /// Returns whether an ambiguity of the item is reported: the content size of a table, for
  /// example, does not depend on constraints.
  func isReported(_ ambiguity: LayoutAmbiguity) -> Bool {
    switch ambiguity.coordinate {
    case .x, .y, .width, .height: true
    case .contentWidth, .contentHeight: (self as? UIView)?.setsOwnContentSize != true
    }
  }
}

extension LayoutHost {
  /// Returns the conflicts, ambiguities and other problems, with the views and constraints of the
  /// program.
  func report() -> ViewLayoutReport {
    var report = ViewLayoutReport()
    if let root { report.conflicts = engine.conflicts.map { describe($0, in: root) } }
    let ambiguities = engine.ambiguities()
    let unplaced = unplacedViews(among: ambiguities)
    report.ambiguities = ambiguities.compactMap { ambiguity in
      guard let item = object(ambiguity.item), !follows(ambiguity, from: unplaced) else {
        return nil
      }
      // Guides are free where nothing depends on it.
      if let guide = item as? UILayoutGuide, guide.isPrivate || isUnused(guide, ambiguity) {
        return nil
      }
      guard item.isReported(ambiguity) else { return nil }
      return ViewLayoutReport.Ambiguity(
        item: item, attribute: ambiguity.coordinate.rawValue,
        minimum: CGFloat(ambiguity.minimum), maximum: CGFloat(ambiguity.maximum))
    }
    report.problems = problems + unplaced.map(LayoutHostProblem.unplacedView)
    return report
  }

  /// The constraints that the last pass left out, since they conflict with others.
  var brokenConstraints: [NSLayoutConstraint] {
    engine.conflicts.compactMap { constraint($0.broken) }
  }

  /// Returns the view or guide of an item.
  func object(_ id: ItemID) -> (any ConstraintItem)? {
    let slot = Int(id.index)
    guard slot < handles.count, engine.itemID(at: id.index) == id else { return nil }
    return handles[slot].item
  }

  /// The names of views, guides and constraints in one report.
  var names: LayoutNames {
    let names = ViewNames()
    var result = LayoutNames(
      item: { [weak self] id in self?.object(id).map(names.name) ?? "a view" },
      location: { [weak self] id in self?.object(id)?.sourceLocation?.text },
      fullLocation: { [weak self] id in self?.object(id)?.sourceLocation?.fullText },
      itemLocation: { [weak self] id in
        (self?.object(id) as? UIView)?.reportLocation?.fullText
      },
      origin: { [weak self] id in self?.origin(of: id, names) ?? .generated },
      content: { [weak self] id, axis in
        guard let self, let view = object(id) as? UIView else { return nil }
        return view.contentReason(
          axis, length: engine.item(id)?.content(axis)?.size,
          width: engine.alignmentRect(of: id).width)
      },
      isGiven: { [weak self] id in (self?.object(id) as? UIView)?.hasGivenFrame ?? false })
    result.followsWidth = { [weak self] id in
      guard let self, let view = object(id) as? UIView else { return false }
      return view.wrapsText(length: engine.item(id)?.content(.vertical)?.size)
    }
    result.isHidden = { [weak self] id in (self?.object(id) as? UIView)?.isHidden ?? false }
    result.emptyContent = { [weak self] id in (self?.object(id) as? UIView)?.emptyContentReason }
    result.missingConstraints = { [weak self] id in self?.object(id)?.handle.missingConstraints }
    return result
  }

  /// Returns a problem of the engine in the objects of the program.
  func describe(_ problem: LayoutProblem) -> LayoutHostProblem {
    switch problem {
    case .unsettled(let items):
      .unsettledInsets(
        items.compactMap { object($0) }, LayoutProblemDescription(problem, names: names))
    }
  }

  private func describe(
    _ conflict: LayoutConflict, in root: UIView
  ) -> ViewLayoutReport.Conflict {
    ViewLayoutReport.Conflict(
      root: root, constraints: conflict.members.compactMap(constraint),
      broken: constraint(conflict.broken))
  }

  private func constraint(_ requirement: LayoutRequirement) -> NSLayoutConstraint? {
    guard case .constraint(let id) = requirement else { return nil }
    return object(id)
  }

  /// Returns the ambiguities of an item in the last solution. A program may query each view of a
  /// screen, so all results are computed together and cached until the next solution.
  func ambiguities(of id: ItemID) -> [LayoutAmbiguity] {
    let known = knownAmbiguities ?? Dictionary(grouping: engine.ambiguities(), by: \.item)
    knownAmbiguities = known
    return known[id] ?? []
  }

  /// Returns the constraint object of a constraint of the engine.
  func object(_ id: LayoutConstraintID) -> NSLayoutConstraint? {
    let slot = Int(id.index)
    guard slot < constraintObjects.count, let constraint = constraintObjects[slot],
      isFitting || constraint.layoutID == id
    else { return nil }
    return constraint
  }

  private func origin(of id: LayoutConstraintID, _ names: ViewNames) -> RequirementOrigin {
    guard let constraint = object(id) else {
      let isTarget = fitting?.appliedTargets.contains { $0.id == id } ?? false
      return isTarget ? .targetSize : .generated
    }
    guard constraint.origin != .program else { return .program }
    let items = [constraint.firstItem, constraint.secondItem]
    if items.contains(where: { $0 is UIKeyboardLayoutGuide }) {
      return .insets(
        source: "the guide of the keyboard, which begins at the end of the safe area while no "
          + "keyboard is shown")
    }
    guard let identifier = constraint.identifier else { return .generated }
    if identifier.hasPrefix("UISV-") { return Self.stackOrigin(of: constraint, identifier, names) }
    let owner = constraint.owner.map(names.name) ?? "a view"
    return RequirementOrigin(identifier: identifier, owner: owner) ?? .generated
  }

  /// Returns the stack view that made a constraint, and the view that it hides or else the
  /// properties that decide the constant.
  private static func stackOrigin(
    of constraint: NSLayoutConstraint, _ identifier: String, _ names: ViewNames
  ) -> RequirementOrigin {
    let owner = constraint.owner
    let stack = [owner, owner?.superview].compactMap(\.self)
      .first { $0.arrangementDetails != nil }
    let name = (stack ?? owner).map(names.name) ?? "a view"
    if identifier == "UISV-hiding" {
      let hidden = (constraint.firstItem as? UIView).map(names.name)
      return .hidingStackView(name: name, view: hidden ?? "a view")
    }
    return .stackView(name: name, details: stack?.arrangementDetails)
  }
}
