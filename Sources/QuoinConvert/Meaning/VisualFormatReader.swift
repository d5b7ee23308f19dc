// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Reads calls that make the constraints of a visual format string, in the order of UIKit.
struct VisualFormatReader {
  private let names: ItemNames
  private let text: [Character]
  private let format: VisualFormat
  private let views: [String: ConvertedItem]
  private let metrics: [String: SourceExpression]
  private let alignments: [LayoutAttribute]

  /// Parses the string of a call; nil for other expressions, and for what is not understood.
  init?(_ expression: SourceExpression, names: ItemNames) {
    guard case .call(let callee, let arguments) = expression,
      callee.path == ["NSLayoutConstraint", "constraints"],
      case .string(let text)? = arguments.first?.value, arguments[0].label == "withVisualFormat"
    else { return nil }
    var views: [String: ConvertedItem] = [:]
    var metrics: [String: SourceExpression] = [:]
    var alignments: [LayoutAttribute] = []
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "options":
        guard let known = Self.options(argument.value) else { return nil }
        alignments = known
      case "metrics":
        guard let known = Self.entries(argument.value) else { return nil }
        metrics = known
      case "views":
        for (name, view) in Self.entries(argument.value) ?? [:] {
          guard let found = view.path.flatMap(names.item), found.rest.isEmpty else { return nil }
          views[name] = found.item
        }
      default: return nil
      }
    }
    // Zero is no priority: the parser refuses metrics whose number is not known here as one.
    var parser = VisualFormatParser(
      text, metrics: metrics.mapValues { $0.value ?? 0 }, views: views.mapValues { _ in true })
    guard let format = try? parser.parse() else { return nil }
    self.names = names
    self.text = Array(text)
    self.format = format
    self.views = views
    self.metrics = metrics
    self.alignments = alignments
  }

  /// The entries of a dictionary; nil for other expressions.
  private static func entries(_ expression: SourceExpression) -> [String: SourceExpression]? {
    if expression == .name("nil") { return [:] }
    guard case .array(let entries) = expression else { return nil }
    var result: [String: SourceExpression] = [:]
    for entry in entries {
      guard case .binary(.string(let key), ":", let value) = entry else { return nil }
      result[key] = value
    }
    return result
  }

  /// The attributes that options align; nil for options of other kinds.
  private static func options(_ expression: SourceExpression) -> [LayoutAttribute]? {
    switch expression {
    case .array(let parts): return parts.compactMapAll(options)?.flatMap(\.self)
    case .call(_, let arguments) where arguments.isEmpty: return []
    case .member(_, "directionLeadingToTrailing"): return []
    case .member(_, let name) where name.hasPrefix("alignAll"):
      return ConstraintReader.attribute(String(name.dropFirst(8)).decapitalized).map { [$0] }
    default: return nil
    }
  }

  private var isRow: Bool { format.axis == .horizontal }

  /// The edges of a view at which the string begins and continues, or the margins.
  private func edges(isMargin: Bool) -> (near: LayoutAttribute, far: LayoutAttribute) {
    switch (isRow, isMargin) {
    case (true, false): (.leading, .trailing)
    case (true, true): (.leadingMargin, .trailingMargin)
    case (false, false): (.top, .bottom)
    case (false, true): (.topMargin, .bottomMargin)
    }
  }

  /// The constraints, along the string, alignments last.
  ///
  /// - Parameter isOpen: Whether metrics may be names of the program.
  func constraints(isOpen: Bool) -> [ConvertedConstraint]? {
    let items = format.nodes.compactMap { views[$0.name] }
    guard let first = items.first, let last = items.last else { return nil }
    let own = edges(isMargin: false)
    var result: [ConvertedConstraint?] = []
    if let leading = format.leading {
      let near = edges(isMargin: leading.isStandard).near
      for gap in leading.gaps(standard: 0) {
        result.append(made((first, own.near), superview(of: first).map { ($0, near) }, gap, isOpen))
      }
    }
    for (index, node) in format.nodes.enumerated() {
      if index > 0 {
        // The standard distance of siblings is 8 points.
        for gap in format.connections[index - 1].gaps(standard: 8) {
          result.append(made((items[index], own.near), (items[index - 1], own.far), gap, isOpen))
        }
      }
      let length: LayoutAttribute = isRow ? .width : .height
      for predicate in node.predicates {
        var other: ConvertedItem?
        if case .view(let name) = predicate.operand { other = views[name] }
        result.append(made((items[index], length), other.map { ($0, length) }, predicate, isOpen))
      }
    }
    if let trailing = format.trailing {
      guard let outer = superview(of: last) else { return nil }
      let far = edges(isMargin: trailing.isStandard).far
      for gap in trailing.gaps(standard: 0) {
        // Dialects switch off the mask of the first item, which must not be the superview.
        result.append(made((outer, far), (last, own.far), gap, isOpen)?.turned)
      }
    }
    for attribute in alignments {
      // UIKit rejects alignments along the string.
      guard (attribute.axis == .horizontal) != isRow else { return nil }
      for (one, other) in zip(items, items.dropFirst()) {
        result.append(ConvertedConstraint(one, attribute, .equal, other, attribute))
      }
    }
    return result.compactMapAll(\.self)
  }

  private func superview(of item: ConvertedItem) -> ConvertedItem? {
    guard case .view(let view) = item, let registry = names.registry else { return nil }
    return .view(registry.index(of: registry.superview(of: registry.views[view])))
  }

  private func made(
    _ first: (ConvertedItem, LayoutAttribute), _ second: (ConvertedItem, LayoutAttribute)?,
    _ predicate: VisualFormat.Predicate, _ isOpen: Bool
  ) -> ConvertedConstraint? {
    guard second != nil || first.1.isLength else { return nil }
    let relation: LayoutRelation =
      switch predicate.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      default: .equal
      }
    var result = ConvertedConstraint(
      first.0, first.1, relation, second?.0, second?.1 ?? .notAnAttribute,
      priority: Double(predicate.priority))
    guard case .constant(let constant) = predicate.operand else { return result }
    result.constant = constant
    let operand = text.dropFirst(predicate.offset).drop { " =<>".contains($0) }
    if let metric = metrics[String(operand.prefix { $0.isLetter || $0.isNumber || $0 == "_" })],
      !SymbolRule.set(metric, of: &result, isOpen: isOpen)
    {
      return nil
    }
    return result
  }
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { true } else { false }
  }

  /// The conditions of the distance.
  fileprivate func gaps(standard: Double) -> [VisualFormat.Predicate] {
    switch self {
    case .flush(let offset): [VisualFormat.Predicate(operand: .constant(0), offset: offset)]
    case .standard(let offset):
      [VisualFormat.Predicate(operand: .constant(standard), offset: offset)]
    case .spacing(let predicates): predicates
    }
  }
}
