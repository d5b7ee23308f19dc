// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// The largest number of sets that are enumerated for a group.
  public static let mostConflictSets = 100

  /// Groups the conflicts of the last ``layout()`` by common requirements.
  ///
  /// A given size alone connects no conflicts: two views that are too wide for one window are two
  /// problems. A mask that was left on an item with constraints of its own connects its conflicts on
  /// both axes. With a limit above 1, the sets of each group are enumerated by MARCO (Liffiton,
  /// Previti, Malik and Marques-Silva, "Fast, flexible MUS enumeration", 2016) among the required
  /// rows that share variables with the group.
  ///
  /// - Parameters:
  ///   - limit: the number of smallest sets of a group, at most ``mostConflictSets``.
  ///   - milliseconds: the time for the enumeration of all groups. The first set of each group
  ///     needs none.
  /// - Returns: the groups, in the order of their first conflicts.
  /// - Complexity: with a limit of 1, the number of members. Otherwise one solution of the
  ///   connected required rows for each set and each correction set.
  public func conflictGroups(
    limit: Int = 1, milliseconds: Double = 200
  ) -> [LayoutConflictGroup] {
    let groups = groupedConflicts()
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

  /// The conflicts of the layout, joined where they share a requirement that is not a given size, or
  /// a mask that was left on.
  private func groupedConflicts() -> [LayoutConflictGroup] {
    var groupOfConflict = Array(conflicts.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while groupOfConflict[index] != index { index = groupOfConflict[index] }
      return index
    }
    var firstUse: [LayoutRequirement: Int] = [:]
    var firstMask: [ItemID: Int] = [:]
    for (index, conflict) in conflicts.enumerated() {
      func join(_ first: Int) {
        let (one, other) = (root(first), root(index))
        groupOfConflict[max(one, other)] = min(one, other)
      }
      for member in conflict.members {
        if case .givenSize = member { continue }
        if let first = firstUse[member] { join(first) } else { firstUse[member] = index }
      }
      for item in itemsWithForgottenMasks(in: conflict.members) {
        if let first = firstMask[item] { join(first) } else { firstMask[item] = index }
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
