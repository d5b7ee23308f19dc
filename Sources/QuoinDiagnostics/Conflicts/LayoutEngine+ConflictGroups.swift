// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// The largest number of sets that are enumerated for a group.
  static let mostConflictSets = 100

  /// Groups the conflicts of the last `layout()` by common requirements.
  ///
  /// A given size alone connects no conflicts: two views that are too wide for one window are two
  /// problems. The mask of an item whose size is given from outside, such as the view of a
  /// controller, is such a size too. Masks that were left on items with constraints of their own
  /// connect all of their conflicts, since they have one cause, as does a mask that keeps a frame
  /// without a length. With a limit above 1, the sets of
  /// each group are enumerated by MARCO (Liffiton, Previti, Malik and Marques-Silva, "Fast,
  /// flexible MUS enumeration", 2016) among the required rows that share variables with the group.
  ///
  /// - Parameters:
  ///   - limit: the number of smallest sets of a group, at most 100.
  ///   - milliseconds: the time for the enumeration of all groups. The first set of each group
  ///     needs none.
  ///   - isGiven: whether the frame of an item with a mask is given from outside of the layout.
  /// - Returns: the groups, in the order of their first conflicts.
  /// - Complexity: with a limit of 1, the number of members. Otherwise one solution of the
  ///   connected required rows for each set and each correction set.
  public func conflictGroups(
    limit: Int = 1, milliseconds: Double = 200, isGiven: (ItemID) -> Bool = { _ in false }
  ) -> [LayoutConflictGroup] {
    let groups = groupedConflicts(isGiven)
    guard limit > 1, !groups.isEmpty else { return groups }
    let deadline =
      ContinuousClock.now + .seconds(max(0, milliseconds.isNaN ? 0 : milliseconds) / 1000)
    let brokenInAll = Set(groups.flatMap(\.broken))
    var graph: RequiredRows?
    return groups.map { group in
      guard ContinuousClock.now < deadline else { return group }
      if graph == nil { graph = RequiredRows(self) }
      guard let graph else { return group }
      let excluded = brokenInAll.subtracting(group.broken)
      let rows = graph.connected(to: group.conflicts.flatMap(\.members), excluding: excluded)
      var search = ConflictSetSearch(rows)
      search.run(limit: min(limit, Self.mostConflictSets), until: deadline)
      return enlarged(group, by: search)
    }
  }

  /// The conflicts of the layout, joined where they share a requirement that is not a given size,
  /// or where masks were left on, or keep the frame of one item without a length.
  private func groupedConflicts(_ isGiven: (ItemID) -> Bool) -> [LayoutConflictGroup] {
    var groupOfConflict = Array(conflicts.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while groupOfConflict[index] != index { index = groupOfConflict[index] }
      return index
    }
    var firstUse: [LayoutRequirement: Int] = [:]
    var firstMask: Int?
    var firstOfEmpty: [ItemID: Int] = [:]
    for (index, conflict) in conflicts.enumerated() {
      func join(_ first: Int) {
        let (one, other) = (root(first), root(index))
        groupOfConflict[max(one, other)] = min(one, other)
      }
      for member in conflict.members {
        if case .givenSize = member { continue }
        if let item = member.autoresizedItem, isGiven(item) { continue }
        if let first = firstUse[member] { join(first) } else { firstUse[member] = index }
      }
      if itemsWithForgottenMasks(in: conflict.members).contains(where: { !isGiven($0) }) {
        if let firstMask { join(firstMask) } else { firstMask = index }
      }
      if let empty = maskedItemWithoutLength(in: conflict.members)?.item, !isGiven(empty) {
        if let first = firstOfEmpty[empty] { join(first) } else { firstOfEmpty[empty] = index }
      }
    }
    var members: [Int: [LayoutConflict]] = [:]
    for (index, conflict) in conflicts.enumerated() {
      members[root(index), default: []].append(conflict)
    }
    return conflicts.indices.compactMap { index in
      guard let found = members[index] else { return nil }
      let first = found.indices.min { found[$0].members.count < found[$1].members.count } ?? 0
      return LayoutConflictGroup(
        sets: [found[first]], broken: found.map(\.broken), correctionSets: [], isComplete: false,
        conflicts: found)
    }
  }

  private func enlarged(
    _ group: LayoutConflictGroup, by search: ConflictSetSearch
  ) -> LayoutConflictGroup {
    var group = group
    let broken = Set(group.broken)
    for set in search.sets {
      let victim = set.last { broken.contains($0) } ?? set.last { !$0.isFact }
      guard let victim else { continue }
      let conflict = LayoutConflict(broken: victim, members: set)
      let isKnown = group.sets.contains { Set($0.members) == Set(set) }
      if !isKnown { group.sets.append(conflict) }
    }
    group.sets = group.sets.enumerated().sorted {
      ($0.element.members.count, $0.offset) < ($1.element.members.count, $1.offset)
    }.map(\.element)
    group.isComplete = search.isComplete
    if group.sets.count > search.limit {
      group.sets.removeLast(group.sets.count - search.limit)
      group.isComplete = false
    }
    group.correctionSets = search.correctionSets.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map(\.element)
    return group
  }
}
