// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A mistake that explains a whole conflict group, whatever the number of its constraints.
enum ConflictCause {
  /// Autoresizing masks that were left on views which constraints place.
  case forgottenMasks([ItemID])
  /// A stack view hides a view that constraints give a length.
  case hiddenView(stack: String, view: String, length: (value: Double, axis: LayoutAxis)?)
  /// A statement was carried out again while its constraints of the first time hold; the names of
  /// the view and of those beside it that have no constraint.
  case repeatedStatement(location: String, view: String, unplaced: [String])
  /// Both edges of a view are tied to the opposite edges of one other item.
  case exchangedEdges(ExchangedEdges)
  /// A stack view makes its views equally long, which constraints give different lengths.
  case equalizedLengths(EqualizedLengths)
  /// A view whose mask is on, and whose frame has no length along these axes, is too small for its
  /// content.
  case emptyFrame(ItemID, [LayoutAxis])

  /// The number of names in a sentence.
  private static let mostNames = 5

  /// Recognizes the cause of a group.
  ///
  /// - Parameters:
  ///   - members: the members of all conflicts of the group.
  ///   - fixes: the best fixes; nil where none were tried.
  /// - Returns: nil for constraints that simply contradict each other.
  init?(
    _ group: LayoutConflictGroup, _ members: [LayoutRequirement], _ fixes: [LayoutFix]?,
    _ engine: LayoutEngine, _ text: RequirementText
  ) {
    if let empty = engine.maskedItemWithoutLength(in: members), !text.names.isGiven(empty.item) {
      self = .emptyFrame(empty.item, empty.axes)
    } else if let masks = Self.masks(members, fixes, engine, text.names) {
      self = .forgottenMasks(masks)
    } else if let hidden = Self.hidden(members, engine, text.names) {
      self = hidden
    } else if let repeated = Self.repeated(group, engine, text) {
      self = repeated
    } else if let edges = ExchangedEdges(members, engine) {
      self = .exchangedEdges(edges)
    } else if let lengths = EqualizedLengths(members, engine, text.names) {
      self = .equalizedLengths(lengths)
    } else {
      return nil
    }
  }

  /// The masks that the best fix removes, or without fixes those that contradict constraints about
  /// the same views.
  private static func masks(
    _ members: [LayoutRequirement], _ fixes: [LayoutFix]?, _ engine: LayoutEngine,
    _ names: LayoutNames
  ) -> [ItemID]? {
    guard let fixes else {
      let forgotten = engine.itemsWithForgottenMasks(
        in: members.filter(names.canChangeOrConstraint))
      return forgotten.isEmpty ? nil : engine.items.filter(forgotten.contains)
    }
    switch fixes.first?.edit {
    case .stopTranslatingMask(let item): return [item]
    case .stopTranslatingMasks(let items): return items
    default: return nil
    }
  }

  private static func hidden(
    _ members: [LayoutRequirement], _ engine: LayoutEngine, _ names: LayoutNames
  ) -> ConflictCause? {
    for case .constraint(let id) in members {
      guard case .hidingStackView(let stack, let view) = names.origin(id),
        let hidden = engine.constraint(id)?.first.items.first
      else { continue }
      let own = members.compactMap(\.constraintID).compactMap { other -> (Double, LayoutAxis)? in
        guard other != id, names.origin(other).isProgram,
          LayoutRequirement.constraint(other).sizedItem(in: engine) == hidden,
          let constraint = engine.constraint(other)
        else { return nil }
        return (constraint.constant, constraint.first.comparedAttribute.axis)
      }
      return .hiddenView(stack: stack, view: view, length: own.first)
    }
    return nil
  }

  /// The statement that made two constraints of the same operands.
  private static func repeated(
    _ group: LayoutConflictGroup, _ engine: LayoutEngine, _ text: RequirementText
  ) -> ConflictCause? {
    for pair in engine.replacements(in: group) {
      guard let older = text.names.location(pair.older), text.names.location(pair.newer) == older,
        let view = engine.constraint(pair.older)?.first.items.first
      else { continue }
      let parent = engine.item(view)?.parent
      let unplaced = engine.items.filter { other in
        guard let item = engine.item(other), item.parent == parent, item.kind == .view,
          item.autoresizing == nil
        else { return false }
        return LayoutAxis.allCases.allSatisfy { !engine.isMentioned(other, $0) }
      }
      return .repeatedStatement(
        location: older, view: text.names.item(view), unplaced: unplaced.map(text.names.item))
    }
    return nil
  }

  /// The cause as a headline.
  func headline(_ names: LayoutNames) -> String {
    switch self {
    case .forgottenMasks(let items):
      let flag = "translatesAutoresizingMaskIntoConstraints = true although constraints place"
      guard items.count > 1 else {
        return "\(items.first.map(names.item) ?? "a view") still has \(flag) it"
      }
      let shown = items.map(names.item).inSentence(most: Self.mostNames)
      return "\(items.count) views still have \(flag) them: \(shown)"
    case .hiddenView(let stack, let view, let length):
      guard let length else { return "\(stack) hides \(view), whose constraints give it a length" }
      let side = LayoutText.side(length.axis)
      return "\(stack) hides \(view), which has a required \(side) of "
        + PrintedSum.number(length.value)
    case .repeatedStatement(let location, _, _):
      return "\(location) made its constraints again while those of the first time still hold"
    case .exchangedEdges(let edges): return edges.headline(names)
    case .equalizedLengths(let lengths): return lengths.headline
    case .emptyFrame(let item, let axes):
      let sides = axes.map { "0 \($0 == .horizontal ? "wide" : "high")" }.joined(separator: " and ")
      return "\(names.item(item)) is \(sides), because its autoresizing mask keeps its frame, into "
        + "which its content does not fit"
    }
  }

  /// A note for the reader beside the headline; nil where the fixes include it.
  var note: String? {
    switch self {
    case .forgottenMasks: nil
    case .hiddenView(_, _, let length):
      "a stack view makes a hidden view 0 \(length?.axis == .horizontal ? "wide" : "high"), which "
        + "contradicts a required length; with the priority 999 it gives way"
    case .repeatedStatement(_, let view, let unplaced) where !unplaced.isEmpty:
      "\(unplaced.inSentence(most: Self.mostNames)) \(unplaced.count == 1 ? "has" : "have") no "
        + "constraint: the statement names \(view) each time, as in a loop that does not use its view"
    case .repeatedStatement:
      "deactivate the former constraints first: in Cartography keep the group of "
        + "constrain(…) and pass it as replace:, elsewhere keep the constraint and change its constant"
    case .exchangedEdges(let edges): edges.note
    case .equalizedLengths: "leave out the lengths, or use the distribution fill"
    case .emptyFrame:
      "give it a frame before its first layout, or switch translatesAutoresizingMaskIntoConstraints "
        + "off and constrain it; a tableHeaderView gets its frame from systemLayoutSizeFitting(_:)"
    }
  }
}

extension LayoutNames {
  /// Returns whether a requirement is a constraint, or can be changed by a person.
  fileprivate func canChangeOrConstraint(_ requirement: LayoutRequirement) -> Bool {
    requirement.constraintID != nil || canChange(requirement)
  }
}
