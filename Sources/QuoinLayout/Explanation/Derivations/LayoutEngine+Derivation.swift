// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Returns why a number of an item has its value in the last ``layout()``.
  ///
  /// Of the requirements that hold without slack, the strongest and oldest are taken that determine
  /// the number. Insets of margins and safe areas count as given.
  ///
  /// - Parameters:
  ///   - attribute: an edge, a center, a baseline or a length; no margin.
  ///   - id: a view or a guide with a place of its own.
  /// - Returns: nil when there is no such item or number: the item was removed, or follows the view
  ///   that owns it, or is a root, which has no position.
  /// - Complexity: O(*t*), *t* the number of terms of all rows, and the elimination of the rows that
  ///   share variables with the number.
  public func derivation(of attribute: LayoutAttribute, in id: ItemID) -> LayoutDerivation? {
    guard let slot = model.tree.slot(id), !newSlots.contains(slot), attribute != .notAnAttribute,
      model.tree[slot].item.kind.ownsPosition, !attribute.readsMargins,
      let sum = terms(of: attribute, slot)
    else { return nil }
    let value = sum.terms.reduce(sum.constant) { $0 + $1.value * valueOfVariable(at: $1.key) }
    var derivation = LayoutDerivation(item: id, attribute: attribute, value: value, nodes: [])
    let unknowns = sum.terms.filter { !isGivenVariable(at: $0.key) }
    guard !unknowns.isEmpty else {
      derivation.nodes = sum.terms.keys.sorted().map { node(ofGiven: $0) }
      return derivation
    }
    let rows = BindingRows(self).connected(to: unknowns.keys.sorted())
    var basis = RowBasis()
    for (index, row) in rows.enumerated() { basis.add(index, row.terms) }
    guard let multiples = basis.multiples(for: unknowns) else {
      preconditionFailure("the tie rule determines every number")
    }
    let used = multiples.keys.sorted().map { rows[$0] }
    derivation.nodes = nodes(of: used, for: sum.terms)
    return derivation
  }

  /// The steps of a derivation, the last one first.
  private func nodes(of rows: [BindingRow], for sum: [Int: Double]) -> [LayoutDerivation.Node] {
    let blocks = DerivationBlocks(rows.map { $0.terms.keys.sorted() }).blocks()
    var nodes: [LayoutDerivation.Node] = []
    var nodeOfVariable: [Int: Int] = [:]
    func part(_ variable: Int) -> Int {
      if let known = nodeOfVariable[variable] { return known }
      nodeOfVariable[variable] = nodes.count
      nodes.append(node(ofGiven: variable))
      return nodes.count - 1
    }
    for block in blocks {
      let own = Set(block.unknowns)
      var others: [Int] = []
      for row in block.rows {
        for variable in rows[row].given + rows[row].terms.keys.sorted()
        where !own.contains(variable) && !others.contains(variable) {
          if isGivenVariable(at: variable) || nodeOfVariable[variable] != nil {
            others.append(variable)
          }
        }
      }
      let parts = others.map(part)
      for variable in block.unknowns { nodeOfVariable[variable] = nodes.count }
      nodes.append(
        LayoutDerivation.Node(
          coordinates: block.unknowns.map(coordinate), reason: reason(block.rows.map { rows[$0] }),
          parts: parts))
    }
    let isAlone = sum.count == 1 && sum.allSatisfy { $0.value == 1 }
    if !isAlone, !sum.keys.allSatisfy({ nodeOfVariable[$0] == nil }) {
      nodes.append(
        LayoutDerivation.Node(coordinates: [], reason: .sum, parts: sum.keys.sorted().map(part)))
    }
    let last = nodes.count - 1
    return nodes.reversed().map { node in
      var node = node
      node.parts = node.parts.map { last - $0 }
      return node
    }
  }

  private func reason(_ rows: [BindingRow]) -> LayoutDerivation.Reason {
    guard rows.count == 1, let row = rows.first else {
      return .together(rows.compactMap(\.requirement))
    }
    guard let requirement = row.requirement else { return .tieRule }
    return row.isEquation ? .equation(requirement) : .bound(requirement)
  }

  /// An attribute as a sum of variables, in the parent's coordinates; nil for a position of a root.
  private func terms(
    of attribute: LayoutAttribute, _ slot: Int32
  ) -> (terms: [Int: Double], constant: Double)? {
    let resolved = attribute.resolved(model.tree[slot].item.direction)
    let shape = AttributeShape(resolved)
    var terms: [Int: Double] = [:]
    if shape.originFactor != 0 {
      guard let position = lowered.variable(slot, .position(resolved.axis)) else { return nil }
      terms[Int(position.index)] = shape.originFactor
    }
    if shape.lengthFactor != 0 {
      guard let size = lowered.variable(slot, .size(resolved.axis)) else { return nil }
      terms[Int(size.index)] = shape.lengthFactor
    }
    return (terms, model.offset(of: resolved, slot))
  }

  // MARK: Variables

  private func node(ofGiven variable: Int) -> LayoutDerivation.Node {
    LayoutDerivation.Node(coordinates: [coordinate(variable)], reason: .given, parts: [])
  }

  private func coordinate(_ variable: Int) -> LayoutDerivation.Coordinate {
    guard let coordinate = coordinate(ofVariableAt: variable) else {
      preconditionFailure("every variable of the solver was made for a coordinate of an item")
    }
    return LayoutDerivation.Coordinate(
      item: model.tree.id(coordinate.slot), coordinate: coordinate.coordinate,
      value: lowered.value(coordinate.slot, coordinate.coordinate))
  }

  private func valueOfVariable(at index: Int) -> Double {
    coordinate(ofVariableAt: index).map { lowered.value($0.slot, $0.coordinate) } ?? 0
  }

  private func isGivenVariable(at index: Int) -> Bool {
    guard let found = coordinate(ofVariableAt: index),
      let variable = lowered.variable(found.slot, found.coordinate)
    else { return false }
    return isGiven(variable)
  }

  /// The coordinate of a variable by its index.
  func coordinate(ofVariableAt index: Int) -> ItemCoordinate? {
    lowered.variables.coordinate(at: index)
  }
}
