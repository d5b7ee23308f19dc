// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads the numbers, sizes and insets in chains of SnapKit.
struct SnapKitValues {
  let registry: NameRegistry

  /// The term of each attribute for the argument of a relation; nil for an argument that may be a
  /// view.
  func terms(
    of argument: SourceExpression, for attributes: [LayoutAttribute]
  ) -> [AffineTerm]? {
    if let parts = parts(argument) { return attributes.compactMapAll { parts[$0] } }
    guard let path = argument.path else { return numbers(argument, for: attributes) }
    if path.contains("snp") { return nil }
    // Members of types, such as `Layout.height`, and names of lengths are numbers; others may be
    // views.
    let isType =
      path.count > 1
      ? path[0].first?.isUppercase == true : Self.isConstant(path[0]) && !registry.isView(path)
    let isSize = path.last?.lowercased().hasSuffix("size") == true
    guard
      argument.value != nil || registry.isNumber(path)
        || path.last.map(NameUsage.isLength) == true && !registry.isView(path)
        || isType && !(isSize && attributes.count > 1) || isDimension(path)
    else { return nil }
    return numbers(argument, for: attributes)
  }

  /// Whether a name is one of a global constant, such as `kMargin` or `SCREEN_WIDTH`.
  private static func isConstant(_ name: String) -> Bool {
    let letters = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return letters.first?.isUppercase == true
  }

  private func numbers(
    _ argument: SourceExpression, for attributes: [LayoutAttribute]
  ) -> [AffineTerm]? {
    guard !argument.members.contains("snp"), let term = number(argument) else { return nil }
    return attributes.map { _ in term }
  }

  /// Whether a path is the side of a rectangle, such as `view.bounds.width`.
  private func isDimension(_ path: [String]) -> Bool {
    guard path.count > 1, let last = path.last else { return false }
    return ["width", "height"].contains(last)
      && ["bounds", "frame", "size"].contains(path[path.count - 2])
  }

  /// The term for a number. Numbers that are not of Core Graphics are converted, as SnapKit does.
  private func number(_ expression: SourceExpression) -> AffineTerm? {
    guard
      var term = AffineTerm.term(
        expression, attribute: { _ in nil }, isSymbol: SymbolRule.isSymbol)
    else { return nil }
    term.symbols = term.symbols.map { symbol in
      guard !symbol.text.hasPrefix("CGFloat("), registry.usage.isWhole(symbol.text) else {
        return symbol
      }
      return SymbolicTerm(text: "CGFloat(\(symbol.text))", isNegative: symbol.isNegative)
    }
    return term
  }

  /// The terms of a size, a point or insets, by the attribute; nil for other expressions.
  func parts(_ expression: SourceExpression) -> [LayoutAttribute: AffineTerm]? {
    switch expression {
    case .call(let callee, let arguments):
      guard let type = Self.type(callee) else { return nil }
      let values = arguments.map { number($0.value) }
      let known = values.compactMap(\.self)
      guard known.count == values.count else { return nil }
      let labels = arguments.map(\.label)
      switch (type, known.count) {
      case ("CGSize", 2) where labels == ["width", "height"], ("CGSizeMake", 2):
        return [.width: known[0], .height: known[1]]
      case ("CGPoint", 2) where labels == ["x", "y"], ("CGPointMake", 2):
        return Self.point(known[0], known[1])
      case ("UIEdgeInsets", 4) where labels == ["top", "left", "bottom", "right"],
        ("", 4) where labels == ["top", "left", "bottom", "right"], ("UIEdgeInsetsMake", 4):
        return Self.insets(top: known[0], left: known[1], bottom: known[2], right: known[3])
      default: return nil
      }
    case .member(.name("UIEdgeInsets")?, "zero"):
      return Self.insets(
        top: AffineTerm(), left: AffineTerm(), bottom: AffineTerm(), right: AffineTerm())
    default:
      guard let path = expression.path, let last = path.last else { return nil }
      func member(_ name: String) -> AffineTerm {
        let text = (path + [name]).joined(separator: ".")
        return AffineTerm(symbols: [SymbolicTerm(text: text, isNegative: false)])
      }
      if registry.usage.sizes.contains(last) {
        return [.width: member("width"), .height: member("height")]
      }
      guard registry.usage.insets.contains(last) || last.lowercased().hasSuffix("insets") else {
        return nil
      }
      return Self.insets(
        top: member("top"), left: member("left"), bottom: member("bottom"), right: member("right"))
    }
  }

  /// The type that a call makes a value of; empty where `.init` leaves it to the context.
  private static func type(_ callee: SourceExpression) -> String? {
    switch callee {
    case .name(let name), .member(.name(let name)?, "init"): name
    case .member(nil, "init"): ""
    default: nil
    }
  }

  private static func point(
    _ x: AffineTerm, _ y: AffineTerm
  ) -> [LayoutAttribute: AffineTerm] {
    [.left: x, .right: x, .leading: x, .trailing: x, .centerX: x]
      .merging([.top: y, .bottom: y, .centerY: y, .firstBaseline: y, .lastBaseline: y]) { $1 }
  }

  /// Insets by the edge, counted inward: the far ones are negative.
  private static func insets(
    top: AffineTerm, left: AffineTerm, bottom: AffineTerm, right: AffineTerm
  ) -> [LayoutAttribute: AffineTerm] {
    var result: [LayoutAttribute: AffineTerm] = [
      .left: left, .leading: left, .leftMargin: left, .leadingMargin: left, .top: top,
      .topMargin: top, .firstBaseline: top, .right: right.negated, .trailing: right.negated,
      .rightMargin: right.negated, .trailingMargin: right.negated, .bottom: bottom.negated,
      .bottomMargin: bottom.negated, .lastBaseline: bottom.negated,
      .width: left.negated + right.negated, .height: top.negated + bottom.negated,
    ]
    // A center is moved by half of the difference.
    for (attribute, near, far) in [(LayoutAttribute.centerX, left, right), (.centerY, top, bottom)]
    where near.symbols.isEmpty && far.symbols.isEmpty {
      result[attribute] = AffineTerm(constant: (near.constant - far.constant) / 2)
    }
    return result
  }

  /// Applies a call at the end of a chain. Returns whether it is understood.
  func change(
    _ made: inout [ConvertedConstraint], _ name: String, _ arguments: [SourceArgument]
  ) -> Bool {
    if let level = Self.levels[name], arguments.isEmpty {
      for index in made.indices { made[index].priority = level }
      return true
    }
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    let argument = arguments[0].value
    switch name {
    case "labeled":
      guard case .string(let label) = argument else { return false }
      for index in made.indices { made[index].identifier = label }
    case "priority":
      guard let value = ConstraintReader.priority(argument) else { return false }
      for index in made.indices { made[index].priority = value }
    case "multipliedBy", "dividedBy": return scale(&made, argument, isDivided: name == "dividedBy")
    case "offset", "inset":
      let whole = name == "inset" ? number(argument).map(Self.insets(all:)) : nil
      if let terms = parts(argument) ?? whole {
        for index in made.indices {
          guard let term = terms[made[index].firstAttribute] else { return false }
          made[index].set(term)
        }
      } else {
        guard name == "offset", let term = number(argument) else { return false }
        for index in made.indices { made[index].set(term) }
      }
    default: return false
    }
    return true
  }

  /// The same inset on all sides, which does not move a center.
  private static func insets(all term: AffineTerm) -> [LayoutAttribute: AffineTerm] {
    insets(top: term, left: term, bottom: term, right: term)
      .merging([.centerX: AffineTerm(), .centerY: AffineTerm()]) { $1 }
  }

  private func scale(
    _ made: inout [ConvertedConstraint], _ argument: SourceExpression, isDivided: Bool
  ) -> Bool {
    guard made.allSatisfy({ $0.second != nil }) else { return false }
    if let value = argument.value {
      guard value != 0 else { return false }
      for index in made.indices {
        made[index].multiplier = isDivided ? 1 / value : value
        made[index].ratio = isDivided ? .inverse(of: value) : SymbolRule.ratio(argument)
      }
      return true
    }
    guard let term = number(argument), term.constant == 0, term.symbols.count == 1 else {
      return false
    }
    for index in made.indices {
      made[index].factor = isDivided ? term.symbols[0].inverse : term.symbols[0].factor
    }
    return made.allSatisfy { $0.factor != nil }
  }

  private static let levels = [
    "priorityRequired": 1000.0, "priorityHigh": 750, "priorityMedium": 500, "priorityLow": 250,
  ]
}

extension ConvertedConstraint {
  /// Sets the constant.
  fileprivate mutating func set(_ term: AffineTerm) {
    constant = term.constant
    symbols = term.symbols
  }
}

extension AffineTerm {
  /// The number with the other sign.
  var negated: AffineTerm {
    AffineTerm(constant: constant == 0 ? 0 : -constant, symbols: symbols.map(\.negated))
  }

  /// The sum of two numbers.
  static func + (a: AffineTerm, b: AffineTerm) -> AffineTerm {
    AffineTerm(constant: a.constant + b.constant, symbols: a.symbols + b.symbols)
  }
}

extension Array {
  /// The results for all elements; nil where one has none.
  func compactMapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }
}
