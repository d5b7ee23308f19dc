// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads statements of Mortar.
struct MortarReader {
  let names: ItemNames
  var isOpen = false
  /// Whether a name without an attribute may be a view as well as a number.
  var mayBeViews = false

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .binary(let left, let sign, let right) = statement else { return nil }
    if sign == "=", case .string(let identifier) = right,
      case .member(
        .member(.member(.tuple(let inner)?, "layoutConstraints")?, "first?")?, let name) =
        left, name == "identifier", inner.count == 1
    {
      return constraints(of: inner[0].value)?.map {
        var result = $0
        result.identifier = identifier
        return result
      }
    }
    if let parts = parts(left, sign, right) {
      return parts.compactMapAll(constraints(of:))?.flatMap(\.self)
    }
    guard let first = attribute(left) else { return nil }
    let relation: LayoutRelation
    switch sign {
    case "|=|": relation = .equal
    case "|<|": relation = .lessThanOrEqual
    case "|>|": relation = .greaterThanOrEqual
    default: return nil
    }
    var source = right
    var priority = 1000.0
    if case .binary(let term, "!", let level) = right {
      guard let value = ConstraintReader.priority(level) else { return nil }
      source = term
      priority = value
    }
    let isSymbol = { (expression: SourceExpression) in
      isOpen && SymbolRule.isSymbol(expression)
        && !expression.members.contains { $0.hasPrefix("m_") }
    }
    if mayBeViews, let path = source.path, names.registry?.isView(path) == true {
      guard let other = names.item(path), other.rest.isEmpty else { return nil }
      var result = ConvertedConstraint(first.0, first.1, relation, other.item, first.1)
      result.priority = priority
      return [result]
    }
    guard let term = AffineTerm.term(source, attribute: attribute, isSymbol: isSymbol) else {
      return nil
    }
    // A name alone may be a view; with an operator or parentheses it is none.
    let isNamed = term.symbols.contains {
      $0.text.first?.isUppercase == false
        && $0.text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    }
    if mayBeViews, term.item == nil, isNamed { return nil }
    var result = term.constraint(first, relation)
    if term.item == nil, !first.1.isLength {
      // A number for a place is counted from the corner of the superview.
      guard case .view(let view) = first.0, let registry = names.registry else { return nil }
      result.second = .view(registry.index(of: registry.superview(of: registry.views[view])))
      result.secondAttribute = first.1.axis == .horizontal ? .left : .top
    }
    result.priority = priority
    return [result]
  }

  /// The statements that one with a compound attribute or several targets represents; nil for
  /// others.
  private func parts(
    _ left: SourceExpression, _ sign: String, _ right: SourceExpression
  ) -> [SourceExpression]? {
    if case .array(let targets) = left {
      guard case .array(let sources) = right else {
        return targets.map { .binary($0, sign, right) }
      }
      guard sources.count == targets.count else { return nil }
      return zip(targets, sources).map { .binary($0, sign, $1) }
    }
    if let path = left.path, path.last?.hasPrefix("m_") == false {
      // A side without an attribute takes that of the other one; two views are related by edges.
      let names = right.members.filter { $0.hasPrefix("m_") }
      let isView = self.names.registry?.isView(right.path ?? []) == true
      if case .array = right {
      } else if let name = names.count == 1 ? names.first : isView ? "m_edges" : nil {
        return [.binary(.member(left, name), sign, right)]
      }
    }
    if case .array(let sources) = right, left.path?.last?.hasPrefix("m_") == false {
      // Each attribute of the source is that of the target too.
      let names = sources.map { $0.members.filter { $0.hasPrefix("m_") } }
      guard names.allSatisfy({ $0.count == 1 }) else { return nil }
      return zip(names, sources).map { .binary(.member(left, $0.first ?? ""), sign, $1) }
    }
    if case .member(.array(let targets)?, let name) = left {
      return targets.map { .binary(.member($0, name), sign, right) }
    }
    guard case .member(let base?, let name) = left, let names = Self.compounds[name] else {
      return nil
    }
    return names.indices.map { index in
      .binary(.member(base, names[index]), sign, Self.part(index, of: right, names))
    }
  }

  /// The components of attributes, in the order in which they are related.
  private static let compounds = [
    "m_size": ["m_width", "m_height"], "m_center": ["m_centerX", "m_centerY"],
    "m_sides": ["m_left", "m_right"], "m_caps": ["m_top", "m_bottom"],
    "m_origin": ["m_left", "m_top"], "m_cornerTL": ["m_top", "m_left"],
    "m_cornerTR": ["m_top", "m_right"], "m_cornerBL": ["m_bottom", "m_left"],
    "m_cornerBR": ["m_bottom", "m_right"],
    "m_edges": ["m_top", "m_left", "m_bottom", "m_right"],
    "m_frame": ["m_top", "m_left", "m_width", "m_height"],
  ]

  /// The source of one component of a compound attribute.
  private static func part(
    _ index: Int, of source: SourceExpression, _ names: [String]
  ) -> SourceExpression {
    switch source {
    case .tuple(let values) where values.count == names.count: return values[index].value
    case .tuple(let values) where values.count == 1:
      return .tuple([SourceArgument(label: nil, value: part(index, of: values[0].value, names))])
    case .binary(let term, "~", .binary(let inset, "!", let priority)):
      return part(index, of: .binary(.binary(term, "~", inset), "!", priority), names)
    case .binary(let term, "~", let inset):
      let isFar = ["m_right", "m_bottom"].contains(names[index])
      let value = part(index, of: inset, names)
      return .binary(part(index, of: term, names), isFar ? "-" : "+", value)
    case .binary(let left, "!", let priority):
      return .binary(part(index, of: left, names), "!", priority)
    case .binary(let left, let sign, let right):
      return .binary(part(index, of: left, names), sign, part(index, of: right, names))
    case .member(let base?, let name):
      guard let parts = compounds[name], parts.count == names.count else { return source }
      return .member(base, parts[index])
    case .call(.name(let type), let values) where values.count == names.count:
      return ["CGSize", "CGPoint"].contains(type) ? values[index].value : source
    default: return source
    }
  }

  func attribute(_ expression: SourceExpression) -> (ConvertedItem, LayoutAttribute)? {
    guard let path = expression.path, path.last?.hasPrefix("m_") == true,
      let found = names.item(path), found.rest.count == 1
    else { return nil }
    let name = String(found.rest[0].dropFirst(2))
    let plain = name.hasSuffix("WithinMargin") ? name + "s" : name
    return ConstraintReader.attribute(plain).map { (found.item, $0) }
  }
}
