// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// Finds edits that resolve a conflict group. Each is tried on a copy of the engine, without the
  /// items that are not connected with the group.
  ///
  /// Edits are ranked by: how many conflicts they resolve; whether they create conflicts; whether
  /// they remove masks that were left on, or a constraint that a newer one of the same operands was
  /// meant to replace, or let the content of a closed container or one longer than its parent give
  /// way; whether they create
  /// ambiguities, then cut contents; how many items of the group remain without a length or outside
  /// of their parents; how far they move items; whether they work for roots 20 % larger and smaller;
  /// the kind of change (a removal, a relation, a constant, a priority; the priority first in
  /// conflicts with constraints of the layout system); whether the program has made the constraint;
  /// the order of activation.
  ///
  /// - Parameters:
  ///   - group: a group of the last `layout()`, with no change since.
  ///   - limit: the number of edits.
  ///   - canChange: whether a person can change a requirement. Facts are never changed.
  /// - Returns: the best edits, the best first; none when nothing that can be changed helps.
  /// - Complexity: a layout of the connected items and two incremental solves for each candidate
  ///   that is tried. At most 24 members are candidates. A candidate is not tried if its edit has
  ///   to move items further than all edits of the result, so that few are tried where edits of
  ///   broken constraints move nothing.
  public func fixes(
    for group: LayoutConflictGroup, limit: Int = 3,
    canChange: (LayoutRequirement) -> Bool = { _ in true }
  ) -> [LayoutFix] {
    guard limit > 0 else { return [] }
    return fixes(for: group, in: part(around: group), limit: limit, canChange: canChange)
  }

  /// Finds edits that resolve a conflict group, as ``fixes(for:limit:canChange:)`` does.
  /// - Parameter part: the ``part(around:)`` of the group.
  package func fixes(
    for group: LayoutConflictGroup, in part: LayoutEngine, limit: Int,
    canChange: (LayoutRequirement) -> Bool
  ) -> [LayoutFix] {
    guard limit > 0 else { return [] }
    var trial = LayoutTrial(part)
    let broken = Set(group.broken)
    let solves = { (changed: LayoutEngine) in
      broken.count - changed.conflicts.count { broken.contains($0.broken) }
    }
    let concerned = concernedSides(of: group.conflicts.flatMap(\.members))
    var best = BestFixes(limit: limit)
    for candidate in rankedCandidates(for: group, canChange) {
      guard best.includes(candidate.bestRank) else { break }
      guard var tried = trial.tried(candidate.edit, solves: solves, concerned: concerned),
        tried.fix.solves > tried.fix.newConflicts, best.includes(candidate.rank(tried.fix))
      else { continue }
      tried.tryOtherSizes(solves: solves)
      best.insert(tried, rank: candidate.rank(tried.fix))
    }
    return best.fixes
  }

  /// The candidates in the order of the best rank that each can have.
  private func rankedCandidates(
    for group: LayoutConflictGroup, _ canChange: (LayoutRequirement) -> Bool
  ) -> [FixCandidate] {
    let members = group.conflicts.flatMap(\.members)
    let masks = itemsWithForgottenMasks(in: members)
    let replaced = Set(replacedConstraints(in: group))
    let ends = Set(endsOfClosedContainers(members))
    let prefersPriorities = members.contains {
      $0.constraintID != nil && breakingClass(of: $0) == .generated
    }
    let movements = group.broken.map { (broken: $0, least: leastMovement(satisfying: $0)) }
    let candidates = candidates(for: group, canChange).enumerated().map { position, edit in
      let removesForgotten =
        switch edit {
        case .stopTranslatingMask(let item): masks.contains(item)
        case .stopTranslatingMasks: true
        case .remove(.constraint(let id)): replaced.contains(id)
        case .setPriority(.constraint(let id), _): ends.contains(id)
        case .setPriority(.compressionResistance(let item, let axis), _):
          exceedsParent(item, axis)
        default: false
        }
      let others = movements.filter { $0.broken != edit.changedRequirement }
      return FixCandidate(
        edit: edit, position: position, mostSolved: group.broken.count,
        leastMovement: others.map(\.least).max() ?? 0,
        traits: FixTraits(
          removesForgotten: removesForgotten, isOrdinary: isOrdinary(edit),
          prefersPriorities: prefersPriorities))
    }
    return candidates.sorted { $0.bestRank < $1.bestRank }
  }

  /// Whether the content of an item is longer than its parent, so that no other constraint inside
  /// makes it fit.
  private func exceedsParent(_ item: ItemID, _ axis: LayoutAxis) -> Bool {
    guard let parent = self.item(item)?.parent, let content = self.item(item)?.content(axis)
    else { return false }
    return content.size > boundsRect(of: parent).size.length(axis)
  }

  /// The constraints between the ends of containers and their contents where another one closes the
  /// container, with a length of 0. The content is to give way, and not the length.
  private func endsOfClosedContainers(_ members: [LayoutRequirement]) -> [LayoutConstraintID] {
    let ids = members.compactMap(\.constraintID)
    return ids.flatMap { closing -> [LayoutConstraintID] in
      guard let length = constraint(closing), length.second == nil, length.constant == 0,
        length.relation == .equal, case .attribute(let container, let attribute) = length.first,
        attribute == .width || attribute == .height
      else { return [] }
      let end: LayoutAttribute = attribute == .width ? .trailing : .bottom
      return ids.filter { constraint($0).map { ends($0, of: container, end) } ?? false }
    }
  }

  /// The largest number of members that are tried. Broken members come first.
  private static let mostTriedMembers = 24

  private func candidates(
    for group: LayoutConflictGroup, _ canChange: (LayoutRequirement) -> Bool
  ) -> [LayoutEdit] {
    var members: [LayoutRequirement] = []
    var seen: Set<LayoutRequirement> = []
    func append(_ member: LayoutRequirement) {
      guard members.count < Self.mostTriedMembers, !member.isFact, canChange(member) else { return }
      if seen.insert(member).inserted { members.append(member) }
    }
    for member in group.broken { append(member) }
    // Members of several sets resolve more.
    var counts: [LayoutRequirement: Int] = [:]
    for member in group.conflicts.flatMap(\.members) { counts[member, default: 0] += 1 }
    let others = group.conflicts.flatMap(\.members).enumerated().sorted {
      (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
    }
    for member in others { append(member.element) }
    let certificates = group.conflicts.prefix(Self.mostTriedMembers).compactMap {
      certificate(of: $0)
    }
    var edits: [LayoutEdit] = []
    var seenEdits: Set<LayoutEdit> = []
    let masks = itemsWithForgottenMasks(in: group.conflicts.flatMap(\.members).filter(canChange))
    if masks.count > 1 {
      // In the order of the items, which is that of the program.
      edits.append(.stopTranslatingMasks(items.filter(masks.contains)))
    }
    for edit in members.flatMap({ candidates(for: $0, certificates) })
    where seenEdits.insert(edit).inserted {
      edits.append(edit)
    }
    return edits
  }

  private func candidates(
    for member: LayoutRequirement, _ certificates: [LayoutCertificate]
  ) -> [LayoutEdit] {
    switch member {
    case .constraint(let id):
      return [.setPriority(member, 999)]
        + certificates.flatMap { closingEdits(of: id, $0) } + [.remove(member)]
    case .hugging, .compressionResistance:
      return [.setPriority(member, 999)]
    case .autoresizingPosition(let item, _), .autoresizingSize(let item, _):
      return [.stopTranslatingMask(item)]
    case .givenSize, .nonNegativeSize, .nonNegativeContentSize:
      return []
    }
  }

  /// The constant and the relation with which a constraint no longer contradicts the others.
  private func closingEdits(
    of id: LayoutConstraintID, _ certificate: LayoutCertificate
  ) -> [LayoutEdit] {
    let part = certificate.parts.first { $0.requirement == .constraint(id) }
    guard let part, let constraint = constraint(id) else { return [] }
    let record = model.constraints[id.index]
    let isMirrored =
      model.tree[record.owner].item.direction == .rightToLeft && record.comparesDirectionalLocations
    let change = -certificate.gap / part.multiple
    let constant = constraint.constant + (isMirrored ? -change : change)
    // Multiples and gaps have rounding errors far below a thousandth of a pixel.
    let rounded = (constant * 1e6).rounded() / 1e6
    // A program does not intend a ratio with a constant.
    let isRatio =
      constraint.second != nil && constraint.multiplier != 1 && constraint.constant == 0
    var edits: [LayoutEdit] = isRatio ? [] : [.setConstant(id, rounded)]
    if constraint.relation == .equal {
      let asksForMore = (part.multiple > 0) != isMirrored
      edits.append(.setRelation(id, asksForMore ? .lessThanOrEqual : .greaterThanOrEqual))
    }
    return edits
  }

  /// Returns whether an edit changes a constraint or a priority of the program.
  private func isOrdinary(_ edit: LayoutEdit) -> Bool {
    switch edit {
    case .setPriority(.constraint(let id), _), .remove(.constraint(let id)),
      .setConstant(let id, _),
      .setRelation(let id, _):
      constraint(id)?.breaking == .ordinary
    case .add: true
    case .setPriority, .remove, .stopTranslatingMask, .stopTranslatingMasks: false
    }
  }
}
