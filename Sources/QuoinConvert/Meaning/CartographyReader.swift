// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads blocks of Cartography.
struct CartographyReader {
  let names: ItemNames
  var isOpen = false

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .call(let callee, let arguments) = statement,
      [["constrain"], ["Cartography", "constrain"]].contains(callee.path),
      case .closure(let named, let body)? = arguments.last?.value
    else { return nil }
    let parameters = named.isEmpty ? (0..<(arguments.count - 1)).map { "$\($0)" } : named
    guard parameters.count == arguments.count - 1 else { return nil }
    var block = CartographyBlock(names: names, isOpen: isOpen)
    for (argument, parameter) in zip(arguments, parameters) {
      guard argument.label == nil else { return nil }
      if case .array(let elements) = argument.value {
        for (index, element) in elements.enumerated() {
          guard let item = item(element) else { return nil }
          block.items["\(parameter)[\(index)]"] = item
        }
      } else {
        guard let item = item(argument.value) else { return nil }
        block.items[parameter] = item
      }
    }
    var result: [ConvertedConstraint] = []
    for line in body {
      if case .binary(.member(.name("let")?, let name), "=", let value) = line {
        guard let path = value.path, let item = block.item(path) else { return nil }
        block.items[name] = item
        continue
      }
      guard let made = block.constraints(line) else { return nil }
      result += made
    }
    return result
  }

  /// The item of an argument.
  private func item(_ argument: SourceExpression) -> ConvertedItem? {
    guard var path = argument.path, let last = path.popLast() else { return nil }
    // The guides of a controller have anchors without a proxy.
    path.append(last.hasPrefix("car_") ? String(last.dropFirst(4)) : last)
    guard let found = names.item(path), found.rest.isEmpty else { return nil }
    return found.item
  }
}

/// A block with the items that its arguments name.
struct CartographyBlock {
  let names: ItemNames
  let isOpen: Bool
  var items: [String: ConvertedItem] = [:]

  /// The constraints of a line; nil for one that is not understood.
  func constraints(_ line: SourceExpression) -> [ConvertedConstraint]? {
    switch line {
    case .binary(.member(let base?, "identifier"), "=", .string(let identifier)):
      return constraints(base)?.map {
        var result = $0
        result.identifier = identifier
        return result
      }
    case .tuple(let arguments) where arguments.count == 1:
      return constraints(arguments[0].value)
    case .binary(let relation, "~", let level):
      guard let priority = ConstraintReader.priority(level) else { return nil }
      return constraints(relation)?.map {
        var result = $0
        result.priority = priority
        return result
      }
    case .binary(let left, let sign, let right):
      let relations: [String: LayoutRelation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
      ]
      guard let relation = relations[sign] else { return nil }
      return compound(left, relation, right) ?? related(left, relation, right)
    case .call(.name("align"), let arguments), .call(.name("distribute"), let arguments):
      return row(arguments)
    default: return nil
    }
  }

  private func related(
    _ left: SourceExpression, _ relation: LayoutRelation, _ right: SourceExpression
  ) -> [ConvertedConstraint]? {
    guard let first = attribute(left), let term = term(right),
      term.item != nil || first.1.isLength
    else { return nil }
    return [term.constraint(first, relation)]
  }

  private func term(_ expression: SourceExpression) -> AffineTerm? {
    AffineTerm.term(
      expression, attribute: attribute,
      isSymbol: { isOpen && SymbolRule.isSymbol($0) && $0.roots.isDisjoint(with: items.keys) })
  }

  /// Attributes that represent several, in the order of their constraints.
  private static let compounds: [String: [LayoutAttribute]] = [
    "edges": [.top, .leading, .bottom, .trailing], "center": [.centerX, .centerY],
    "size": [.width, .height],
    "edgesWithinMargins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
  ]

  private func compound(
    _ left: SourceExpression, _ relation: LayoutRelation, _ right: SourceExpression
  ) -> [ConvertedConstraint]? {
    guard let (first, attributes) = compoundItem(left) else { return nil }
    var inset: [AffineTerm] = []
    var source = right
    var factor = 1.0
    if case .binary(let base, let sign, let number) = right, let value = number.value, value != 0,
      sign == "*" || sign == "/", attributes == [.width, .height]
    {
      (source, factor) = (base, sign == "*" ? value : 1 / value)
    }
    switch source {
    case .call(.name("inset"), let arguments):
      guard let base = arguments.first, let terms = insets(arguments.dropFirst()) else {
        return nil
      }
      (source, inset) = (base.value, terms)
    case .call(.member(let base?, "inseted"), let arguments):
      guard let terms = insets(arguments[...]) else { return nil }
      (source, inset) = (base, terms)
    default: break
    }
    guard let (second, others) = compoundItem(source), others.count == attributes.count,
      inset.isEmpty || attributes.count == 4
    else { return nil }
    return zip(attributes, others).enumerated().map { index, pair in
      var result = ConvertedConstraint(
        first, pair.0, relation, second, pair.1, multiplier: factor)
      if !inset.isEmpty {
        result.constant = index < 2 ? inset[index].constant : -inset[index].constant
        result.symbols =
          index < 2 ? inset[index].symbols : inset[index].symbols.map(\.negated)
      }
      return result
    }
  }

  /// The insets at the top, the leading edge, the bottom and the trailing edge; nil for arguments
  /// that are not understood.
  private func insets(_ arguments: ArraySlice<SourceArgument>) -> [AffineTerm]? {
    if arguments.count == 1, let argument = arguments.first?.value, let registry = names.registry,
      let named = SnapKitValues(registry: registry).parts(argument)
    {
      let edges: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]
      let terms = edges.compactMapAll { named[$0] }
      // The far ones are counted inward.
      return terms.map { [$0[0], $0[1], $0[2].negated, $0[3].negated] }
    }
    let numbers = arguments.map { term($0.value) }
    let known = numbers.compactMap(\.self)
    guard known.count == numbers.count, known.allSatisfy({ $0.item == nil }) else { return nil }
    let none = AffineTerm()
    switch (arguments.compactMap(\.label), known.count) {
    case ([], 1), (["by"], 1): return [known[0], known[0], known[0], known[0]]
    case ([], 2), (["horizontally", "vertically"], 2):
      return [known[1], known[0], known[1], known[0]]
    case (["horizontally"], 1): return [none, known[0], none, known[0]]
    case (["vertically"], 1): return [known[0], none, known[0], none]
    case ([], 4): return known
    case (let labels, _):
      let edges = ["top", "leading", "bottom", "trailing"]
      guard labels.count == known.count, labels.allSatisfy(edges.contains) else { return nil }
      let named = Dictionary(zip(labels, known)) { first, _ in first }
      return edges.map { named[$0] ?? none }
    }
  }

  private func compoundItem(
    _ expression: SourceExpression
  ) -> (ConvertedItem, [LayoutAttribute])? {
    guard case .member(let base?, let name) = expression, let attributes = Self.compounds[name],
      let path = base.path, let item = item(path)
    else { return nil }
    return (item, attributes)
  }

  /// The constraints between the neighbours of a row.
  private func row(_ arguments: [SourceArgument]) -> [ConvertedConstraint]? {
    var rest = arguments[...]
    var amount = AffineTerm()
    if rest.first?.label == "by", let first = rest.first {
      guard let term = term(first.value), term.item == nil else { return nil }
      amount = term
      rest = rest.dropFirst()
    }
    guard let label = rest.first?.label, let pair = Self.rows[label] else { return nil }
    var members: [ConvertedItem] = []
    for argument in rest {
      guard argument.label == nil || argument.label == label, let path = argument.value.path,
        let item = item(path)
      else { return nil }
      members.append(item)
    }
    let isGap = pair.0 != pair.1
    return zip(members, members.dropFirst()).map { one, other in
      var result = ConvertedConstraint(one, pair.0, .equal, other, pair.1)
      result.constant = isGap && amount.constant != 0 ? -amount.constant : 0
      result.symbols = isGap ? amount.symbols.map(\.negated) : []
      result.unmasksSecond = true
      return result
    }
  }

  private static let rows: [String: (LayoutAttribute, LayoutAttribute)] = [
    "top": (.top, .top), "bottom": (.bottom, .bottom), "left": (.left, .left),
    "right": (.right, .right), "leading": (.leading, .leading),
    "trailing": (.trailing, .trailing), "centerX": (.centerX, .centerX),
    "centerY": (.centerY, .centerY), "baseline": (.lastBaseline, .lastBaseline),
    "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
    "vertically": (.bottom, .top), "equalWidth": (.width, .width),
    "equalHeight": (.height, .height),
  ]

  private func attribute(
    _ expression: SourceExpression
  ) -> (ConvertedItem, LayoutAttribute)? {
    guard var path = expression.path, path.count > 1, let last = path.popLast(),
      let item = item(path)
    else { return nil }
    let name = last == "baseline" ? "lastBaseline" : last
    return ConstraintReader.attribute(name).map { (item, $0) }
  }

  /// The view of a list that an argument names.
  private func element(_ name: String) -> ConvertedItem? {
    guard let start = name.firstIndex(of: "["), let registry = names.registry,
      case .view(let list)? = items[String(name[..<start])]
    else { return nil }
    return .view(registry.index(of: registry.views[list] + name[start...]))
  }

  /// The item that a path names: an argument, its superview or a guide of these.
  func item(_ path: [String]) -> ConvertedItem? {
    guard let first = path.first, var result = items[first] ?? element(first) else { return nil }
    for name in path.dropFirst() {
      guard case .view(let view) = result else { return nil }
      if let guide = ConvertedGuide(rawValue: name == "safeArea" ? "safeAreaLayoutGuide" : name) {
        result = .guide(view, guide)
      } else if name == "superview" || name == "superview!", let registry = names.registry {
        result = .view(registry.index(of: registry.superview(of: registry.views[view])))
      } else {
        return nil
      }
    }
    return result
  }
}
