// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

/// Creates the nodes of a derivation from the determining set of a number.
struct DerivationBuilder {
  let model: LayoutModel
  var rows: BindingRows
  /// The determining set: indices of independent rows, with their multiples in the number.
  private var multiples: [Int: Double] = [:]
  private var order: [Int] = []
  /// The items and axes whose insets are followed into frames.
  private var insets: [InsetKey] = []
  private var knownInsets: [InsetKey: Int] = [:]
  var nodes: [LayoutDerivation.Node] = []
  /// The nodes of input sizes.
  var givenNodes: [LayoutRequirement: Int] = [:]

  /// The item and axis of an inset.
  struct InsetKey: Hashable {
    var slot: Int32
    var axis: LayoutAxis
  }

  /// An equation of a block: an independent row, the derived number, or the insets of an item.
  enum Equation {
    case target
    case row(Int)
    case insets(InsetKey)
  }

  /// - Parameter excluded: requirements that the number is not derived from.
  init(_ engine: LayoutEngine, without excluded: Set<LayoutRequirement> = []) {
    model = engine.model
    rows = BindingRows(engine, without: excluded)
  }

  /// Derives a number.
  ///
  /// - Parameters:
  ///   - target: the number as a sum of unknowns and given sizes.
  ///   - number: its name and value.
  mutating func nodes(
    of target: BindingRow, _ number: LayoutDerivation.Number
  ) -> [LayoutDerivation.Node] {
    include(target.terms)
    if target.readsInsets, let slot = model.tree.slot(number.item) {
      followInsets(of: model.tree[slot].item.kind == .view ? slot : model.tree[slot].parent)
    }
    var next = 0
    while next < order.count {
      followInsets(ofRow: order[next])
      next += 1
    }
    // Virtual unknowns represent the number and insets. Variables have indices from 0.
    var equations: [Equation] = [.target]
    var columns: [[Int]] = [target.terms.map(\.column) + [-1]]
    for index in order {
      equations.append(.row(index))
      columns.append(rows.independent[index].terms.map(\.column))
    }
    for (index, key) in insets.enumerated() {
      equations.append(.insets(key))
      columns.append(frameColumns(of: key) + [-2 - index])
    }
    let blocks = DependencyOrder(columns)
    makeNodes(blocks, equations, columns, target, number)
    return nodes
  }

  // MARK: The determining set

  private mutating func include(_ terms: [BindingRow.Term]) {
    for factor in rows.determiningSet(of: terms) where multiples[factor.row] == nil {
      multiples[factor.row] = factor.multiple
      order.append(factor.row)
    }
  }

  private mutating func followInsets(ofRow index: Int) {
    let row = rows.independent[index]
    guard row.readsInsets, case .constraint(let id) = row.requirement else { return }
    for slot in model.constraints[id.index].insetOwners(model.tree) { followInsets(of: slot) }
  }

  /// Follows insets that depend on frames into those frames.
  private mutating func followInsets(of slot: Int32) {
    guard model.insets.dependsOnFrames, slot >= 0, model.tree[slot].item.kind == .view else {
      return
    }
    for axis in LayoutAxis.allCases {
      let key = InsetKey(slot: slot, axis: axis)
      let isZero =
        model.margins(of: slot).total(axis) == 0 && model.safeArea(of: slot).total(axis) == 0
      guard knownInsets[key] == nil, !isZero else { continue }
      knownInsets[key] = insets.count
      insets.append(key)
      for column in frameColumns(of: key) {
        include([BindingRow.Term(column: column, coefficient: 1)])
      }
    }
    if model.tree[slot].item.safeAreaInsets == nil { followInsets(of: model.tree[slot].parent) }
  }

  /// The unknowns that the insets of an item depend on: its frame and its parent's size.
  private func frameColumns(of key: InsetKey) -> [Int] {
    let parent = model.tree[key.slot].parent
    guard parent >= 0, model.tree[key.slot].item.safeAreaInsets == nil else { return [] }
    return rows.columns(
      [
        ItemCoordinate(slot: key.slot, coordinate: .position(key.axis)),
        ItemCoordinate(slot: key.slot, coordinate: .size(key.axis)),
        ItemCoordinate(slot: parent, coordinate: .size(key.axis)),
      ], model)
  }

  // MARK: Nodes

  private mutating func makeNodes(
    _ blocks: DependencyOrder, _ equations: [Equation], _ columns: [[Int]],
    _ target: BindingRow, _ number: LayoutDerivation.Number
  ) {
    // Dependencies come first in the order of blocks, last among the nodes.
    let count = blocks.blocks.count
    var root = 0
    for (index, block) in blocks.blocks.enumerated().reversed() {
      let members = block.rows.map { equations[$0] }
      var parts: [Int] = []
      for row in block.rows {
        for column in columns[row] {
          guard let other = blocks.blockOfColumn[column], other != index else { continue }
          parts.append(count - 1 - other)
        }
      }
      if members.contains(where: { if case .target = $0 { true } else { false } }) {
        root = nodes.count
      }
      nodes.append(
        LayoutDerivation.Node(
          number: number, others: [], reason: .sum, parts: parts))
      describe(nodes.count - 1, members, block.columns, number)
    }
    for (index, block) in blocks.blocks.enumerated() {
      appendFacts(to: count - 1 - index, block.rows.map { equations[$0] }, target)
    }
    moveToFront(root, isPlain: target.terms.count == 1 && target.givens.isEmpty, number)
  }

  private mutating func describe(
    _ node: Int, _ members: [Equation], _ columns: [Int], _ asked: LayoutDerivation.Number
  ) {
    var numbers: [LayoutDerivation.Number] = []
    var requirements: [Int] = []
    var hasTarget = false
    for equation in members {
      switch equation {
      case .target: hasTarget = true
      case .row(let index): requirements.append(index)
      case .insets(let key):
        nodes[node].reason = .insets
        numbers.append(
          LayoutDerivation.Number(
            item: model.tree.id(key.slot), quantity: .insets(key.axis),
            value: model.margins(of: key.slot).minEdge(key.axis)))
      }
    }
    numbers += columns.filter { $0 >= 0 }.map { rows.number($0, model) }
    if hasTarget { numbers = [asked] }
    if let first = numbers.first { nodes[node].number = first }
    nodes[node].others = Array(numbers.dropFirst())
    if requirements.count == 1 {
      nodes[node].reason = reason(of: requirements[0])
    } else if requirements.count > 1 {
      nodes[node].reason = .together(
        requirements.compactMap { rows.independent[$0].requirement })
    }
  }

  private func reason(of index: Int) -> LayoutDerivation.Reason {
    let row = rows.independent[index]
    guard let requirement = row.requirement else { return .tieRule }
    if requirement.isFact { return .given(requirement) }
    switch requirement {
    case .hugging, .compressionResistance: return .optional(requirement)
    default: break
    }
    guard row.relation == .equal else {
      return .bound(requirement, wanted: rows.requirement(violatedAlong: row))
    }
    return row.priority < 1000
      ? .optional(requirement) : .constraint(requirement, multiple: multiples[index] ?? 0)
  }
}
