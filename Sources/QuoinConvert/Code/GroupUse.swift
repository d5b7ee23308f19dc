// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

#if CodeConversion
import SwiftSyntax
#endif

/// A statement of Cartography about a group of constraints, or one of SnapKit about a view whose
/// constraints are made again. In code with anchors the group is an array.
package struct GroupUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `group = constrain(…)`
    case assigned
    /// `constrain(…, replace: group)`
    case replaced
    /// `constrain(clear: group)`
    case cleared
    /// `view.snp.makeConstraints { … }` for a view whose constraints are made again later.
    case added
    /// `constraints = view.snp.prepareConstraints { … }`, which activates nothing.
    case prepared
    /// `constraints += view.snp.prepareConstraints { … }`
    case preparedMore
  }

  package var kind: Kind
  package var variable: KeptVariable
  /// Whether the statement declares the variable.
  package var isDeclared = false
  /// The call without the group; empty where it makes no constraints.
  package var call: String
  /// The closure of a call with control flow; nil for a call that is read as a whole.
  package var body: BlockBody?

  /// Whether the constraints are activated later.
  package var isPrepared: Bool { kind == .prepared || kind == .preparedMore }

  /// Whether code relates items with operators of Mortar.
  static func relates(_ code: String) -> Bool {
    ["|=|", "|<|", "|>|"].contains(where: code.contains)
  }

  /// Whether code calls the function of Cartography.
  static func isConstrain(_ code: String) -> Bool {
    code.hasPrefix("constrain(") || code.hasPrefix("Cartography.constrain(")
  }
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
    let start = group.isDeclared ? "let " : ""
    let sign = group.kind == .added || group.kind == .preparedMore ? "+=" : "="
    let array = target + (group.variable.isOptional ? " ?? []" : "")
    var lines = SourceTokens.comments(in: group.call) + entries.masks
    if group.kind == .replaced { lines.append(deactivation) }
    lines.append("\(start)\(target) \(sign) [")
    lines += entries.lines
    lines.append("]")
    if !group.isPrepared { lines.append("NSLayoutConstraint.activate(\(array))") }
    return Result(
      lines: lines, anchorCount: entries.constraints.count, constraints: entries.constraints,
      features: entries.features)
  }

  /// A block with control flow, in which each run of constraints is added to the array.
  private func convert(
    _ group: GroupUse, _ body: BlockBody, _ column: Int, _ levelWidth: Int
  ) -> Result? {
    let target = group.variable.target
    guard !group.variable.isOptional, !body.hasDeclarations, !group.isDeclared || group.isPrepared
    else { return nil }
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
          let count = made.constraints.count
          guard count == 1 || variable.isList, !group.isPrepared else { return nil }
          let new = variable.isList ? "Array(\(target).suffix(\(count)))" : "\(target).last"
          lines.append("\(variable.target) \(variable.isAdded ? "+=" : "=") \(new)")
        }
        masks += made.masks.filter { !masks.contains($0) }
        result.constraints += made.constraints
        result.features.formUnion(made.features)
      }
      result.lines += lines.map { $0.isEmpty ? $0 : indent + $0 }
    }
    guard !result.constraints.isEmpty else { return nil }
    result.anchorCount = result.constraints.count
    let start =
      switch group.kind {
      case .replaced: ["NSLayoutConstraint.deactivate(\(target))", "\(target) = []"]
      case .prepared where group.isDeclared: ["var \(target): [NSLayoutConstraint] = []"]
      case .prepared: ["\(target) = []"]
      default: [String]()
      }
    result.lines =
      masks + start + result.lines
      + (group.isPrepared ? [] : ["NSLayoutConstraint.activate(\(target))"])
    return result
  }

  /// The constraints of a call as entries of an array; nil for a call that is not understood.
  func entries(
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
    if let prepared = GroupUse(preparing: item, types: types) {
      self = prepared
    } else if let related = GroupUse(relating: item, types: types) {
      self = related
    } else if let declaration = item.as(VariableDeclSyntax.self) {
      guard declaration.bindings.count == 1, declaration.bindingSpecifier.text == "let",
        let binding = declaration.bindings.first,
        let value = binding.initializer?.value.trimmedDescription, GroupUse.isConstrain(value)
      else { return nil }
      self.init(.assigned, binding.pattern.trimmedDescription, value, types)
      isDeclared = true
    } else if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      let value = elements[2].trimmedDescription
      let target = elements[0].trimmedDescription
      guard GroupUse.isConstrain(value) else { return nil }
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
        GroupUse.isConstrain(call.calledExpression.trimmedDescription + "("),
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

  /// A statement that keeps the constraints which `prepareConstraints` makes; nil for others.
  private init?(preparing item: CodeBlockItemSyntax.Item, types: [String: String]) {
    guard let (kept, target, isDeclared, isAdded) = Self.preparation(item) else { return nil }
    let text = kept.trimmedDescription
    guard let range = text.range(of: "prepareConstraints") else { return nil }
    self.init(
      isAdded ? .preparedMore : .prepared, target,
      text.replacingCharacters(in: range, with: "makeConstraints"), types)
    self.isDeclared = isDeclared
    if var body = BlockReader.body(of: kept, .snapKit, types: types) {
      guard let range = body.head.range(of: "prepareConstraints") else { return nil }
      body.head.replaceSubrange(range, with: "makeConstraints")
      self.body = body
    }
  }

  /// A statement that keeps constraints of Mortar; nil for others.
  private init?(relating item: CodeBlockItemSyntax.Item, types: [String: String]) {
    var value: [ExprSyntax]
    let target: String
    var isDeclared = false
    if let declaration = item.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let binding = declaration.bindings.first, binding.typeAnnotation == nil,
      let expression = binding.initializer?.value
    {
      (target, isDeclared) = (binding.pattern.trimmedDescription, true)
      value = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [expression]
    } else if let sequence = item.as(SequenceExprSyntax.self) {
      value = Array(sequence.elements)
      guard value.count > 2, value[1].is(AssignmentExprSyntax.self) else { return nil }
      target = value[0].trimmedDescription
      value.removeFirst(2)
    } else {
      return nil
    }
    var kind = Kind.assigned
    if value.count > 2, value[value.count - 2].trimmedDescription == "~~" {
      switch value[value.count - 1].trimmedDescription {
      case ".activated": break
      case ".deactivated": kind = .prepared
      default: return nil
      }
      value.removeLast(2)
    }
    let lines =
      value.count == 1 ? value[0].as(ArrayExprSyntax.self)?.elements.map(\.expression) : nil
    let text =
      lines?.map(\.trimmedDescription).joined(separator: "\n")
      ?? value.map(\.description).joined()
    guard GroupUse.relates(text), target.allSatisfy({ $0 != "?" && $0 != "!" }) else { return nil }
    self.init(kind, target, text, types)
    self.isDeclared = isDeclared
  }

  /// The call of `prepareConstraints` in a statement that keeps its result, and where it does.
  static func preparation(
    _ item: CodeBlockItemSyntax.Item
  ) -> (call: FunctionCallExprSyntax, target: String, isDeclared: Bool, isAdded: Bool)? {
    func call(_ expression: ExprSyntax?) -> FunctionCallExprSyntax? {
      let call = expression?.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression.trimmedDescription ?? ""
      return callee.hasSuffix("snp.prepareConstraints") ? call : nil
    }
    if let declaration = item.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let binding = declaration.bindings.first, binding.typeAnnotation == nil,
      let found = call(binding.initializer?.value)
    {
      return (found, binding.pattern.trimmedDescription, true, false)
    }
    if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, let found = call(elements[2]) else { return nil }
      let isAdded = elements[1].trimmedDescription == "+="
      guard isAdded || elements[1].is(AssignmentExprSyntax.self) else { return nil }
      return (found, elements[0].trimmedDescription, false, isAdded)
    }
    if let added = item.as(FunctionCallExprSyntax.self), added.arguments.count == 1,
      let callee = added.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "append", let target = callee.base,
      let argument = added.arguments.first, argument.label?.text == "contentsOf",
      let found = call(argument.expression)
    {
      return (found, target.trimmedDescription, false, true)
    }
    return nil
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
