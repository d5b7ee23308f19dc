// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The order of a list that both sides may have changed.
enum OrderMerge {
  /// Returns the members in an order that has the changes of both sides.
  ///
  /// An added element keeps the nearest member before it; of two that both sides added in one gap,
  /// ours is first.
  ///
  /// - Returns: The order, and whether both sides reordered common members differently.
  static func merged(
    base: [String], ours: [String], theirs: [String], members: Set<String>
  ) -> (order: [String], isContradiction: Bool) {
    let ours = ours.filter(members.contains)
    let theirs = theirs.filter(members.contains)
    let inOurs = Set(ours)
    let inTheirs = Set(theirs)
    let inBase = Set(base)
    let common = inOurs.intersection(inTheirs).intersection(inBase)
    let ourOrder = ours.filter(common.contains)
    let theirOrder = theirs.filter(common.contains)
    let baseOrder = base.filter(common.contains)
    let followsTheirs = ourOrder == baseOrder && theirOrder != baseOrder
    let contradicts = ourOrder != baseOrder && theirOrder != baseOrder && ourOrder != theirOrder
    guard followsTheirs else {
      return (inserted(theirs, into: ours, afterOwn: true, common: inBase), contradicts)
    }
    return (inserted(ours, into: theirs, afterOwn: false, common: inBase), false)
  }

  /// Inserts the elements that only one list has into the other list, each after its predecessor.
  private static func inserted(
    _ list: [String], into target: [String], afterOwn: Bool, common: Set<String>
  ) -> [String] {
    var result = target
    var known = Set(target)
    var previous: String?
    for element in list {
      defer { previous = element }
      guard known.insert(element).inserted else { continue }
      var position = previous.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      if afterOwn {
        // Elements that only our side added in the gap stay before those of theirs.
        let theirs = Set(list)
        while position < result.count, !theirs.contains(result[position]),
          !common.contains(result[position])
        {
          position += 1
        }
      }
      result.insert(element, at: position)
    }
    return result
  }
}
