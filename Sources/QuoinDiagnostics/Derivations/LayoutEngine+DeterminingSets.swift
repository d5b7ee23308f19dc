// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// The largest number of derivations in a search: the number of combinations can be exponential.
  private static let mostExclusions = 100

  /// Finds sets of requirements each of which determines a number alone, as of the last
  /// `layout()`.
  ///
  /// The first is that of ``derivation(of:in:)``. Others exist where requirements are redundant.
  /// Each is as small as possible: no proper subset determines the number.
  ///
  /// - Parameters:
  ///   - attribute: an attribute of the alignment rectangle.
  ///   - item: the item.
  ///   - limit: the number of sets.
  /// - Returns: the sets, without facts such as given sizes; none where ``derivation(of:in:)``
  ///   returns nil.
  /// - Complexity: a derivation for each requirement of each set that is found, at most 100.
  public func determiningSets(
    of attribute: LayoutAttribute, in item: ItemID, limit: Int = 5
  ) -> [[LayoutRequirement]] {
    guard limit > 0, let first = derivation(of: attribute, in: item) else { return [] }
    var sets = [first.determiningSet]
    // Without one requirement of each known set, another set appears if there is one (the hitting
    // set tree of Reiter, "A theory of diagnosis from first principles", 1987).
    var waiting: [Set<LayoutRequirement>] = first.determiningSet.map { [$0] }
    var tried: Set<Set<LayoutRequirement>> = []
    var next = 0
    while next < min(waiting.count, Self.mostExclusions), sets.count < limit {
      let excluded = waiting[next]
      next += 1
      guard tried.insert(excluded).inserted,
        let other = derivation(of: attribute, in: item, without: excluded), !other.usesChoice
      else { continue }
      let set = other.determiningSet
      if !sets.contains(where: { Set($0) == Set(set) }) { sets.append(set) }
      waiting += set.map { excluded.union([$0]) }
    }
    return sets
  }
}
