// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads blocks of SnapKit: `view.snp.makeConstraints { make in make.top.equalTo(other) }`.
struct SnapKitReader {
  let registry: NameRegistry
  /// Whether constraints are made in the order of the words, as Masonry does. SnapKit has one of
  /// its own.
  var keepsOrder = false

  private var values: SnapKitValues { SnapKitValues(registry: registry) }

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
    let named = attributes.flatMap(\.self)
    let ordered = keepsOrder ? named : Self.order.filter(named.contains)
    guard var made = related(item, ordered, relation.name, relation.arguments) else { return nil }
    for call in calls.dropFirst() {
      guard values.change(&made, call.name, call.arguments) else { return nil }
    }
    return made
  }

  /// The order in which SnapKit makes the constraints of a chain.
  static let order: [LayoutAttribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  static func attributes(_ name: String) -> [LayoutAttribute] {
    switch name {
    case "edges": [.left, .top, .right, .bottom]
    case "directionalEdges": [.leading, .top, .trailing, .bottom]
    case "horizontalEdges": [.left, .right]
    case "verticalEdges": [.top, .bottom]
    case "directionalHorizontalEdges": [.leading, .trailing]
    case "directionalVerticalEdges": [.top, .bottom]
    case "margins": [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    case "directionalMargins": [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
    case "center": [.centerX, .centerY]
    case "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins]
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
      guard arguments.isEmpty, let outer = superview(of: item) else { return nil }
      return attributes.map { ConvertedConstraint(item, $0, relation, outer, $0) }
    }
    guard name == word, arguments.count == 1, arguments[0].label == nil else { return nil }
    let argument = arguments[0].value
    guard let terms = values.terms(of: argument, for: attributes) else {
      return target(argument, item, attributes, relation)
    }
    var result: [ConvertedConstraint] = []
    for (attribute, term) in zip(attributes, terms) {
      var constraint = ConvertedConstraint(item, attribute, relation, constant: term.constant)
      constraint.symbols = term.symbols
      if !attribute.isLength {
        // A number for an edge is counted from the superview, one for a center from its corner.
        guard let outer = superview(of: item) else { return nil }
        constraint.second = outer
        constraint.secondAttribute =
          attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
      }
      result.append(constraint)
    }
    return result
  }

  private func superview(of item: ConvertedItem) -> ConvertedItem? {
    guard case .view(let view) = item else { return nil }
    return .view(registry.index(of: registry.superview(of: registry.views[view])))
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
        guard let first = others.first else { return nil }
        // Edges and margins are paired; of other lists the first attribute counts.
        if others != attributes, !(others.count == 4 && attributes.count == 4) {
          others = attributes.map { _ in first }
        }
      }
      path = Array(path[..<index])
      if path.isEmpty { path = ["self"] }
    } else if attributes.allSatisfy(\.isLength), !isViewOrGuide(path) {
      // The name may be a number of the program as well as a view.
      return nil
    }
    guard let other = registry.item(path), other.rest.isEmpty else { return nil }
    return zip(attributes, others).map {
      ConvertedConstraint(item, $0, relation, other.item, $1)
    }
  }

  private func isViewOrGuide(_ path: [String]) -> Bool {
    registry.isView(path) || path.last.flatMap(ConvertedGuide.init) != nil
      || path.last?.hasPrefix("superview") == true
  }
}
