// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

#if CodeConversion
import SwiftSyntax
#endif

/// A statement of Cartography about a group of constraints, or one of SnapKit about a view whose
/// constraints are made again. In code with anchors the group is an array.
package struct GroupUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `let group = constrain(…)`
    case declared
    /// `group = constrain(…)`
    case assigned
    /// `constrain(…, replace: group)`
    case replaced
    /// `constrain(clear: group)`
    case cleared
    /// `view.snp.makeConstraints { … }` for a view whose constraints are made again later.
    case added
  }

  package var kind: Kind
  package var variable: KeptVariable
  /// The call without the group; empty where it makes no constraints.
  package var call: String
  /// The closure of a call with control flow; nil for a call that is read as a whole.
  package var body: BlockBody?
}

extension StatementConverter {
  /// The array in place of a group; nil for constraints that are not understood.
  ///
  /// - Parameter levelWidth: The columns of a level in the file.
  func convert(_ group: GroupUse, column: Int, _ levelWidth: Int) -> Result? {
    let target = group.variable.target
    let deactivation = "NSLayoutConstraint.deactivate(\(target))"
    if group.kind == .cleared { return Result(lines: [deactivation, "\(target) = []"]) }
    if let body = group.body { return convert(group, body, column, levelWidth) }
    guard let entries = entries(group.call, column: column) else { return nil }
    let start = group.kind == .declared ? "let " : ""
    let sign = group.kind == .added ? "+=" : "="
    let array = target + (group.variable.isOptional ? " ?? []" : "")
    var lines = SourceTokens.comments(in: group.call) + entries.masks
    if group.kind == .replaced { lines.append(deactivation) }
    lines.append("\(start)\(target) \(sign) [")
    lines += entries.lines
    lines += ["]", "NSLayoutConstraint.activate(\(array))"]
    return Result(
      lines: lines, constraints: entries.constraints, features: entries.features)
  }

  /// A block with control flow, in which each run of constraints is added to the array.
  private func convert(
    _ group: GroupUse, _ body: BlockBody, _ column: Int, _ levelWidth: Int
  ) -> Result? {
    let target = group.variable.target
    guard !group.variable.isOptional, !body.hasDeclarations else { return nil }
    var result = Result()
    var masks: [String] = []
    for placed in body.parts {
      let indent = String(repeating: "  ", count: placed.depth)
      var lines = [placed.part.text]
      if !placed.part.isCode {
        let call = body.head + placed.part.text + body.tail
        guard let made = entries(call, column: column + placed.depth * levelWidth) else {
          return nil
        }
        lines = SourceTokens.comments(in: placed.part.text)
        lines += ["\(target) += ["] + made.lines + ["]"]
        if case .kept(_, let variable) = placed.part {
          guard made.constraints.count == 1 else { return nil }
          lines.append("\(variable.target) = \(target).last")
        }
        masks += made.masks.filter { !masks.contains($0) }
        result.constraints += made.constraints
        result.features.formUnion(made.features)
      }
      result.lines += lines.map { $0.isEmpty ? $0 : indent + $0 }
    }
    guard !result.constraints.isEmpty else { return nil }
    let cleared = ["NSLayoutConstraint.deactivate(\(target))", "\(target) = []"]
    result.lines =
      masks + (group.kind == .replaced ? cleared : []) + result.lines
      + ["NSLayoutConstraint.activate(\(target))"]
    return result
  }

  /// The constraints of a call as entries of an array; nil for a call that is not understood.
  private func entries(
    _ call: String, column: Int
  ) -> (
    lines: [String], masks: [String], constraints: [ConvertedConstraint], features: CodeFeatures
  )? {
    let registry = newRegistry()
    guard let constraints = read(call, registry), !constraints.isEmpty else { return nil }
    let names = ItemNames(registry)
    let printer = AnchorPrinter(root: registry.root, names: names)
    var printed = PrintedConstraints()
    for constraint in constraints {
      printer.append(
        constraint, column: column + 2, isOnly: constraints.count == 1, to: &printed)
    }
    let again = ConstraintReader(names, .anchors, isOpen: true)
      .entries(in: printed.lines.joined(separator: "\n"))
    guard let again, ConstraintComparison.difference(again, constraints, names: names) == nil else {
      return nil
    }
    return (printed.lines, masks(constraints, except: [], names), constraints, printed.features)
  }
}

#if CodeConversion
extension GroupUse {
  /// - Parameter types: The types of variables by their names.
  init?(_ item: CodeBlockItemSyntax.Item, types: [String: String]) {
    if let declaration = item.as(VariableDeclSyntax.self) {
      guard declaration.bindings.count == 1, declaration.bindingSpecifier.text == "let",
        let binding = declaration.bindings.first,
        let value = binding.initializer?.value.trimmedDescription, value.hasPrefix("constrain(")
      else { return nil }
      self.init(.declared, binding.pattern.trimmedDescription, value, types)
    } else if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      let value = elements[2].trimmedDescription
      let target = elements[0].trimmedDescription
      guard value.hasPrefix("constrain(") else { return nil }
      // A call that fills a group again returns that group.
      if let call = elements[2].as(FunctionCallExprSyntax.self),
        call.arguments.last?.label?.text == "replace",
        call.arguments.last?.expression.trimmedDescription == target,
        let group = GroupUse(CodeBlockItemSyntax.Item(elements[2]), types: types)
      {
        self = group
      } else {
        self.init(.assigned, target, value, types)
      }
    } else {
      guard let call = item.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "constrain",
        let argument = call.arguments.last, let label = argument.label?.text
      else { return nil }
      let target = argument.expression.trimmedDescription
      switch label {
      case "clear": self.init(.cleared, target, "", types)
      case "replace":
        let views = call.arguments.dropLast().map(\.expression.trimmedDescription)
        let closure = call.trailingClosure.map { " " + $0.trimmedDescription } ?? ""
        self.init(
          .replaced, target, "constrain(\(views.joined(separator: ", ")))" + closure, types)
        body = BlockReader.body(of: call, .cartography, types: types)
      default: return nil
      }
    }
  }

  private init(_ kind: Kind, _ target: String, _ call: String, _ types: [String: String]) {
    let name = target.split(separator: ".").map(String.init).plainName
    let isOptional = types[name]?.hasSuffix("?") == true
    self.init(
      kind: kind, variable: KeptVariable(target: target, name: name, isOptional: isOptional),
      call: call)
  }
}
#endif
