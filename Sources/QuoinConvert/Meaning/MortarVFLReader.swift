// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads statements of MortarVFL: `card.m_leading + 16 |> icon[==44] | 8 | title <|
/// card.m_trailing`.
struct MortarVFLReader {
  let names: ItemNames
  var isOpen = false

  /// The constraints of a statement; nil for other statements, and for those with shares of the
  /// space between views, which need guides of their own.
  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .binary(let left, let sign, let right) = statement else { return nil }
    if let (axis, isPadded) = Self.only[sign] {
      guard let end = end(right, axis) else { return nil }
      return list(left).flatMap {
        VFLChain(axis, start: nil, $0 + Self.padding(isPadded), end: end).constraints
      }
    }
    if let (axis, isPadded) = Self.around[sign] {
      guard let item = item(left), let nodes = list(right) else { return nil }
      let padding = Self.padding(isPadded)
      let (start, end) = (
        AffineTerm(of: item, axis.edges.start), AffineTerm(of: item, axis.edges.end)
      )
      return VFLChain(axis, start: start, padding + nodes + padding, end: end)
        .constraints
    }
    guard let (axis, isPadded) = Self.starts[sign], let start = start(left, axis) else {
      return nil
    }
    if case .binary(let inner, let close, let target) = right, let found = Self.ends[close] {
      guard found.axis == axis, let end = end(target, axis), let nodes = list(inner) else {
        return nil
      }
      return VFLChain(
        axis, start: start, Self.padding(isPadded) + nodes + Self.padding(found.isPadded), end: end
      ).constraints
    }
    return list(right).flatMap {
      VFLChain(axis, start: start, Self.padding(isPadded) + $0, end: nil).constraints
    }
  }

  private typealias Sign = (axis: VFLAxis, isPadded: Bool)
  private static let starts: [String: Sign] = [
    "|>": (.row, false), "||>": (.row, true), "|^": (.column, false), "||^": (.column, true),
  ]
  private static let around: [String: Sign] = [
    "|>>": (.row, false), "||>>": (.row, true), "|^^": (.column, false), "||^^": (.column, true),
  ]
  private static let ends: [String: Sign] = [
    "<|": (.row, false), "<||": (.row, true), "^|": (.column, false), "^||": (.column, true),
  ]
  private static let only: [String: Sign] = [
    "<!": (.row, false), "<!!": (.row, true), "^!": (.column, false), "^!!": (.column, true),
  ]

  /// The operators that make a statement.
  static let signs: Set<String> = Set(starts.keys).union(around.keys).union(only.keys)

  /// A double bar is a gap of 8 points.
  private static func padding(_ isPadded: Bool) -> [VFLChain.Node] {
    isPadded ? [.space(AffineTerm(constant: 8))] : []
  }

  private func start(_ expression: SourceExpression, _ axis: VFLAxis) -> AffineTerm? {
    terminal(expression) ?? item(expression).map { AffineTerm(of: $0, axis.edges.start) }
  }

  private func end(_ expression: SourceExpression, _ axis: VFLAxis) -> AffineTerm? {
    terminal(expression) ?? item(expression).map { AffineTerm(of: $0, axis.edges.end) }
  }

  /// An attribute with what is added to it.
  private func terminal(_ expression: SourceExpression) -> AffineTerm? {
    let mortar = MortarReader(names: names)
    let term = AffineTerm.term(
      expression, attribute: mortar.attribute,
      isSymbol: {
        isOpen && SymbolRule.isSymbol($0) && !$0.members.contains { $0.hasPrefix("m_") }
          && !$0.roots.contains { $0.hasPrefix("m_") }
      })
    guard let term, term.item != nil, term.multiplier == 1, term.factor == nil else { return nil }
    return term
  }

  private func item(_ expression: SourceExpression) -> ConvertedItem? {
    guard let path = expression.path, path.last?.hasPrefix("m_") == false,
      let found = names.item(path), found.rest.isEmpty
    else { return nil }
    return found.item
  }

  /// The parts between the bars.
  private func list(_ expression: SourceExpression) -> [VFLChain.Node]? {
    // A name alone is a view: there is no list of spaces.
    if expression.path != nil { return item(expression).map { [.views([$0], nil)] } }
    return nodes(expression)
  }

  private func nodes(_ expression: SourceExpression) -> [VFLChain.Node]? {
    switch expression {
    case .binary(let left, let bar, let right) where bar == "|" || bar == "||":
      guard let before = nodes(left), let after = nodes(right) else { return nil }
      return before + Self.padding(bar == "||") + after
    case .subscripted(let base, let size):
      guard let views = views(base), let length = length(size) else { return nil }
      return [.views(views, length)]
    case .array: return views(expression).map { [.views($0, nil)] }
    case .prefix("==", let points): return number(points).map { [.space($0)] }
    default:
      if let path = expression.path, isView(path) {
        return item(expression).map { [.views([$0], nil)] }
      }
      return number(expression).map { [.space($0)] }
    }
  }

  private func views(_ expression: SourceExpression) -> [ConvertedItem]? {
    guard case .array(let entries) = expression else { return item(expression).map { [$0] } }
    let items = entries.compactMap(item)
    return items.count == entries.count && !items.isEmpty ? items : nil
  }

  private func isView(_ path: [String]) -> Bool {
    guard let registry = names.registry else { return names.item(path)?.rest.isEmpty == true }
    return registry.isView(path)
  }

  /// A number, or an expression that can be no view.
  private func number(_ expression: SourceExpression) -> AffineTerm? {
    AffineTerm.term(
      expression, attribute: { _ in nil },
      isSymbol: { symbol in
        guard isOpen, SymbolRule.isSymbol(symbol) else { return false }
        guard let path = symbol.path else { return true }
        return path[0].first?.isUppercase == true || names.registry?.isNumber(path) == true
      })
  }

  private func length(_ expression: SourceExpression) -> VFLChain.Length? {
    guard case .prefix(let sign, let operand) = expression else { return nil }
    if sign == "~~", let weight = operand.value { return weight > 0 ? .weight(weight) : nil }
    if sign == "==" || sign == "~~", let path = operand.path, isView(path) {
      return item(operand).map { .same($0) }
    }
    let relations: [String: LayoutRelation] = [
      "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
    ]
    guard let relation = relations[sign], let term = number(operand) else { return nil }
    return .points(relation, term)
  }
}

extension AffineTerm {
  /// Creates a term for an attribute of an item.
  init(of item: ConvertedItem, _ attribute: LayoutAttribute) {
    self.init(item: item, attribute: attribute, multiplier: 1)
  }
}
