// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads chains of SwiftAutoLayout.
struct SwiftAutoLayoutReader {
  let names: ItemNames
  var isOpen = false

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    var calls: [(name: String, arguments: [SourceArgument])] = []
    var next = statement
    while case .call(.member(let base?, let name), let arguments) = next {
      calls.insert((name, arguments), at: 0)
      next = base
    }
    guard let start = calls.first, calls.count > 1, let first = item(next) else { return nil }
    var result: [ConvertedConstraint] = []
    for call in calls.dropFirst().flatMap(Self.parts) {
      let constraint: ConvertedConstraint?
      switch (start.name, start.arguments.first?.label) {
      case ("constrainSelf", nil): constraint = length(first, call.name, call.arguments)
      case ("constrain", "to") where call.name == "leadingTrailing" || call.name == "topBottom":
        let names = call.name == "topBottom" ? ["top", "bottom"] : ["leading", "trailing"]
        for name in names {
          guard let other = item(start.arguments[0].value),
            let part = related(first, other, name, call.arguments)
          else { return nil }
          result.append(part)
        }
        continue
      case ("constrain", "to"), ("constrain", "toBaselinesOf"):
        constraint = item(start.arguments[0].value).flatMap {
          related(first, $0, call.name, call.arguments)
        }
      case ("constrain", "after"):
        constraint = item(start.arguments[0].value).flatMap {
          following(first, $0, call.name, call.arguments)
        }
      default: return nil
      }
      guard let constraint else { return nil }
      result.append(constraint)
    }
    return result
  }

  /// The single calls that are equal to a compound one.
  private static func parts(
    _ call: (name: String, arguments: [SourceArgument])
  ) -> [(name: String, arguments: [SourceArgument])] {
    let compounds = [
      "centerXY": ["centerX", "centerY"],
      "leadingTrailingTopBottom": ["leading", "trailing", "top", "bottom"],
    ]
    if call.name == "widthHeight", call.arguments.first(where: { $0.label == "size" }) == nil {
      return ["width", "height"].map { ($0, call.arguments) }
    }
    return compounds[call.name].map { $0.map { ($0, call.arguments) } } ?? [call]
  }

  private func item(_ expression: SourceExpression) -> ConvertedItem? {
    guard let path = expression.path, let found = names.item(path), found.rest.isEmpty else {
      return nil
    }
    return found.item
  }

  private func length(
    _ item: ConvertedItem, _ name: String, _ arguments: [SourceArgument]
  ) -> ConvertedConstraint? {
    if name == "aspectRatio" {
      var constraint = ConvertedConstraint(item, .height, .equal, item, .width)
      guard let ratio = arguments.first?.value,
        SymbolRule.setMultiplier(ratio, of: &constraint, isOpen: isOpen)
      else { return nil }
      return applying(arguments.dropFirst(), to: constraint)
    }
    guard let attribute = ConstraintReader.attribute(name), attribute.isLength else { return nil }
    return applying(arguments[...], to: ConvertedConstraint(item, attribute))
  }

  private func following(
    _ first: ConvertedItem, _ second: ConvertedItem, _ name: String, _ arguments: [SourceArgument]
  ) -> ConvertedConstraint? {
    let attributes: (LayoutAttribute, LayoutAttribute)
    switch name {
    case "leadingTrailing": attributes = (.leading, .trailing)
    case "topBottom": attributes = (.top, .bottom)
    default: return nil
    }
    var result = ConvertedConstraint(first, attributes.0, .equal, second, attributes.1)
    result.unmasksSecond = true
    return applying(arguments[...], to: result)
  }

  private func related(
    _ first: ConvertedItem, _ second: ConvertedItem, _ name: String, _ arguments: [SourceArgument]
  ) -> ConvertedConstraint? {
    if ["xAxis", "yAxis", "dimension"].contains(name) {
      guard arguments.count >= 2, case .member(nil, let from) = arguments[0].value,
        case .member(nil, let to) = arguments[1].value, arguments[1].label == "to",
        let attribute = ConstraintReader.attribute(from),
        let other = ConstraintReader.attribute(to)
      else { return nil }
      return applying(
        arguments.dropFirst(2), to: ConvertedConstraint(first, attribute, .equal, second, other))
    }
    guard let attribute = ConstraintReader.attribute(name) else { return nil }
    // Chains count trailing and bottom inward.
    let isInward = attribute == .trailing || attribute == .bottom
    return applying(
      arguments[...],
      to: isInward
        ? ConvertedConstraint(second, attribute, .equal, first, attribute)
        : ConvertedConstraint(first, attribute, .equal, second, attribute))
  }

  private func applying(
    _ arguments: ArraySlice<SourceArgument>, to constraint: ConvertedConstraint
  ) -> ConvertedConstraint? {
    var result = constraint
    for argument in arguments {
      switch argument.label {
      case nil, "relation":
        guard let relation = ConstraintReader.relation(argument.value) else { return nil }
        result.relation = relation
      case "constant":
        guard SymbolRule.set(argument.value, of: &result, isOpen: isOpen) else { return nil }
      case "multiplier":
        guard SymbolRule.setMultiplier(argument.value, of: &result, isOpen: isOpen) else {
          return nil
        }
      case "priority":
        guard let value = ConstraintReader.priority(argument.value) else { return nil }
        result.priority = value
      default: return nil
      }
    }
    return result
  }
}
