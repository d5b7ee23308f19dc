// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads blocks of SnapKit: `view.snp.makeConstraints { make in make.top.equalTo(other) }`.
struct SnapKitReader {
  let registry: NameRegistry

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .call(let callee, let arguments) = statement, let path = callee.path,
      path.count >= 2, path.last == "makeConstraints", path[path.count - 2] == "snp",
      arguments.count == 1, case .closure(let parameters, let body) = arguments[0].value,
      parameters.count <= 1
    else { return nil }
    var names = Array(path.dropLast(2))
    if names.isEmpty { names = ["self"] }
    guard let item = registry.item(names)?.item else { return nil }
    let maker = parameters.first ?? "$0"
    var result: [ConvertedConstraint] = []
    for line in body {
      guard let made = constraints(line, of: item, maker) else { return nil }
      result += made
    }
    return result
  }

  private func constraints(
    _ line: SourceExpression, of item: ConvertedItem, _ maker: String
  ) -> [ConvertedConstraint]? {
    var calls: [(name: String, arguments: [SourceArgument])] = []
    var next = line
    while case .call(.member(let base?, let name), let arguments) = next {
      calls.insert((name, arguments), at: 0)
      next = base
    }
    guard var path = next.path, path.first == maker, let relation = calls.first else { return nil }
    path.removeFirst()
    // Words between the attributes mean nothing.
    let attributes = path.filter { $0 != "and" }.map(Self.attributes(_:))
    guard !attributes.isEmpty, attributes.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard
      var made = related(item, attributes.flatMap(\.self), relation.name, relation.arguments)
    else { return nil }
    for call in calls.dropFirst() {
      guard change(&made, call.name, call.arguments) else { return nil }
    }
    return made
  }

  private static func attributes(_ name: String) -> [LayoutAttribute] {
    switch name {
    case "edges": [.left, .top, .right, .bottom]
    case "directionalEdges": [.leading, .top, .trailing, .bottom]
    case "horizontalEdges": [.left, .right]
    case "verticalEdges": [.top, .bottom]
    case "center": [.centerX, .centerY]
    case "size": [.width, .height]
    case "baseline": [.lastBaseline]
    default: ConstraintReader.attribute(name).map { [$0] } ?? []
    }
  }

  private func related(
    _ item: ConvertedItem, _ attributes: [LayoutAttribute], _ name: String,
    _ arguments: [SourceArgument]
  ) -> [ConvertedConstraint]? {
    let relations: [(String, LayoutRelation)] = [
      ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual),
      ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ]
    guard let (word, relation) = relations.first(where: { name.hasPrefix($0.0) }) else {
      return nil
    }
    if name == word + "Superview" {
      guard arguments.isEmpty, case .view(let view) = item else { return nil }
      let outer = ConvertedItem.view(
        registry.index(of: registry.superview(of: registry.views[view])))
      return attributes.map { ConvertedConstraint(item, $0, relation, outer, $0) }
    }
    guard name == word, arguments.count == 1, arguments[0].label == nil else { return nil }
    let argument = arguments[0].value
    if let number = constant(argument), !attributes.contains(where: \.isLength),
      case .view(let view) = item
    {
      // A number for an edge is counted from the superview.
      let outer = ConvertedItem.view(
        registry.index(of: registry.superview(of: registry.views[view])))
      return attributes.map {
        var result = ConvertedConstraint(item, $0, relation, outer, $0)
        result.constant = number.constant
        result.symbols = number.symbols
        return result
      }
    }
    if let number = constant(argument), attributes.allSatisfy(\.isLength) {
      return attributes.map {
        var result = ConvertedConstraint(item, $0, relation, constant: number.constant)
        result.symbols = number.symbols
        return result
      }
    }
    return target(argument, item, attributes, relation)
  }

  private func target(
    _ argument: SourceExpression, _ item: ConvertedItem, _ attributes: [LayoutAttribute],
    _ relation: LayoutRelation
  ) -> [ConvertedConstraint]? {
    guard var path = argument.path else { return nil }
    var others = attributes
    if let index = path.firstIndex(of: "snp") {
      guard index == path.count - 2 || index == path.count - 1 else { return nil }
      if index == path.count - 2 {
        others = Self.attributes(path[path.count - 1])
        if others.count == 1 { others = attributes.map { _ in others[0] } }
        guard others.count == attributes.count, !others.isEmpty else { return nil }
      }
      path = Array(path[..<index])
      if path.isEmpty { path = ["self"] }
    } else if attributes.allSatisfy(\.isLength), !registry.isKnownView(path) {
      // The name may be a number of the program as well as a view.
      return nil
    }
    guard let other = registry.item(path), other.rest.isEmpty else { return nil }
    return zip(attributes, others).map {
      ConvertedConstraint(item, $0, relation, other.item, $1)
    }
  }

  private func constant(_ expression: SourceExpression) -> AffineTerm? {
    // Members of types, such as `Layout.height`, are numbers; other names may be views.
    AffineTerm.term(
      expression, attribute: { _ in nil },
      isSymbol: { symbol in
        SymbolRule.isSymbol(symbol)
          && symbol.roots.allSatisfy { $0.first?.isUppercase == true }
          && !symbol.members.isEmpty && !symbol.members.contains("snp")
      })
  }

  /// The terms of `UIEdgeInsets(top:left:bottom:right:)`, by the edge; nil for other expressions.
  private static func insets(_ expression: SourceExpression) -> [LayoutAttribute: AffineTerm]? {
    guard case .call(.name("UIEdgeInsets"), let arguments) = expression,
      arguments.map(\.label) == ["top", "left", "bottom", "right"]
    else { return nil }
    var result: [LayoutAttribute: AffineTerm] = [:]
    let edges: [LayoutAttribute] = [.top, .left, .bottom, .right]
    for (edge, argument) in zip(edges, arguments) {
      guard
        let term = AffineTerm.term(
          argument.value, attribute: { _ in nil }, isSymbol: SymbolRule.isSymbol)
      else { return nil }
      result[edge] = term
    }
    return result
  }

  private func change(
    _ made: inout [ConvertedConstraint], _ name: String, _ arguments: [SourceArgument]
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    let argument = arguments[0].value
    switch name {
    case "labeled":
      guard case .string(let label) = argument else { return false }
      for index in made.indices { made[index].identifier = label }
    case "inset" where Self.insets(argument) != nil:
      let insets = Self.insets(argument) ?? [:]
      for index in made.indices {
        guard let term = insets[made[index].firstAttribute] else { return false }
        let isFar = [LayoutAttribute.right, .bottom].contains(made[index].firstAttribute)
        made[index].constant = isFar ? -term.constant : term.constant
        made[index].symbols = isFar ? term.symbols.map(\.negated) : term.symbols
      }
    case "priority":
      guard let value = ConstraintReader.priority(argument) else { return false }
      for index in made.indices { made[index].priority = value }
    case "multipliedBy", "dividedBy":
      guard let value = argument.value, value != 0 else { return false }
      for index in made.indices { made[index].multiplier = name == "dividedBy" ? 1 / value : value }
    case "offset", "inset":
      guard
        let term = AffineTerm.term(
          argument, attribute: { _ in nil }, isSymbol: SymbolRule.isSymbol)
      else { return false }
      // An inset of a length counts on both sides.
      guard name == "offset" || !made.contains(where: { $0.firstAttribute.isLength }) else {
        return false
      }
      for index in made.indices {
        let isFar = [
          LayoutAttribute.right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
        ].contains(made[index].firstAttribute)
        let isInward = name == "inset" && isFar
        made[index].constant = isInward ? -term.constant : term.constant
        made[index].symbols = isInward ? term.symbols.map(\.negated) : term.symbols
      }
    default: return false
    }
    return true
  }
}
