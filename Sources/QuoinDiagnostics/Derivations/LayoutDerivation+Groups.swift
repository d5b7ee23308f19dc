// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutDerivation {
  /// Returns the derivation with connected steps of one owner as one step.
  ///
  /// A stack view makes many constraints; for a reader it is enough to know that they belong to
  /// the stack view. A step joins the one before it only if nothing else depends on it, so the
  /// steps remain in an order in which each follows from its parts.
  ///
  /// - Parameter owner: returns the owner of a requirement; nil for one that remains a step of its
  ///   own.
  /// - Complexity: the number of nodes and parts.
  public func grouped<Owner: Hashable>(
    by owner: (LayoutRequirement) -> Owner?
  ) -> LayoutDerivation {
    let owners = nodes.map { commonOwner(of: $0, owner) }
    let order = nodesBeforeParts()
    var parents = Array(repeating: [Int](), count: nodes.count)
    for index in order {
      for part in nodes[index].parts { parents[part].append(index) }
    }
    // The first node of the group of each node.
    var first = Array(nodes.indices)
    for index in order {
      guard let own = owners[index], let group = parents[index].first.map({ first[$0] }),
        owners[group] == own, parents[index].allSatisfy({ first[$0] == group })
      else { continue }
      first[index] = group
    }
    return joined(order, first)
  }

  private func joined(_ order: [Int], _ first: [Int]) -> LayoutDerivation {
    var members = Array(repeating: [Int](), count: nodes.count)
    for index in order { members[first[index]].append(index) }
    // The first node remains the first.
    let kept = nodes.indices.filter { first[$0] == $0 }
    var newIndices: [Int: Int] = [:]
    for (new, old) in kept.enumerated() { newIndices[old] = new }
    var result = self
    result.nodes = kept.map { index in
      var node = nodes[index]
      let all = members[index]
      if all.count > 1 {
        node.reason = .group(all.flatMap { nodes[$0].reason.determiningRequirements })
      }
      var known: Set<Int> = []
      node.parts = all.flatMap { nodes[$0].parts.map { first[$0] } }
        .filter { $0 != index && known.insert($0).inserted }
        .compactMap { newIndices[$0] }
      return node
    }
    return result
  }

  /// Returns the owner of all requirements of a step; nil for a step with others, and for a step
  /// with further information, such as the requirement that a bound prevents.
  private func commonOwner<Owner: Hashable>(
    of node: Node, _ owner: (LayoutRequirement) -> Owner?
  ) -> Owner? {
    if case .bound = node.reason { return nil }
    let owners = node.reason.determiningRequirements.map(owner)
    guard let first = owners.first, owners.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The nodes that the first one depends on, each after all nodes that depend on it.
  private func nodesBeforeParts() -> [Int] {
    var counts = Array(repeating: 0, count: nodes.count)
    for node in nodes {
      for part in node.parts { counts[part] += 1 }
    }
    var order: [Int] = []
    var ready = nodes.isEmpty ? [] : [0]
    while let index = ready.popLast() {
      order.append(index)
      for part in nodes[index].parts.reversed() {
        counts[part] -= 1
        if counts[part] == 0 { ready.append(part) }
      }
    }
    return order
  }
}
