// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import QuoinLayout
import SwiftSyntax

/// A use of a variable with constraints of SnapKit or groups of Cartography.
enum ConstraintUse {
  /// New constraints for some attributes; empty for those that the code does not name.
  case assignment([LayoutAttribute])
  /// A use that constraints of UIKit have too.
  case same
  /// A use together with another variable.
  case partner(String)
  /// An assignment of another variable, or to one.
  case copied(String)
  /// Bytes that have another text, whatever the constraints are.
  case replaced([TextEdit])
  case state(TextEdit.Call, isActive: Bool)
  case group(Range<Int>, isActive: Bool)
  case constant(TextEdit.Call, String, isInset: Bool)
  case priority(TextEdit.Call, String)

  /// The use of a variable by the enclosing code; nil for uses that are not understood.
  init?(of reference: DeclReferenceExprSyntax, isList: Bool) {
    var node = Syntax(reference)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    {
      guard member.base?.trimmedDescription == "self" else { return nil }
      node = Syntax(member)
    }
    guard let use = Self.use(of: node, isList: isList) else { return nil }
    self = use
  }

  private static func use(of name: Syntax, isList: Bool) -> ConstraintUse? {
    var node = name
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      Syntax(sequence.elements.first)?.id == node.id
    {
      return assignment(sequence, isList: isList)
    }
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      let target = copyTarget(of: node, sequence)
    {
      return .copied(target)
    }
    if let argument = node.parent?.as(LabeledExprSyntax.self) { return use(of: node, as: argument) }
    if isList, let loop = node.parent?.as(ForStmtSyntax.self), Syntax(loop.sequence).id == node.id {
      let names = CodeScopes.names(in: loop.pattern)
      guard names.count == 1, loop.whereClause == nil else { return nil }
      return ConstraintElementUse.edits(of: names[0], in: loop.body).map { .replaced($0) }
    }
    if let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    guard let member = node.parent?.as(MemberAccessExprSyntax.self) else { return nil }
    let word = member.declName.baseName.text
    if word == "active", let sequence = member.parent?.parent?.as(SequenceExprSyntax.self) {
      return activation(sequence, of: member)
    }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    else { return property(word, member, of: name, isList: isList) }
    if isList, let use = listCall(word, call, name) { return use }
    guard isStatement(call) else { return nil }
    let bytes = TextEdit.Call(call, name)
    let arguments = Array(call.arguments)
    switch word {
    case "activate" where arguments.isEmpty: return .state(bytes, isActive: true)
    case "deactivate" where arguments.isEmpty: return .state(bytes, isActive: false)
    case "update" where arguments.count == 1:
      let value = arguments[0].expression.trimmedDescription
      switch arguments[0].label?.text {
      case "offset": return .constant(bytes, value, isInset: false)
      case "inset": return .constant(bytes, value, isInset: true)
      case "priority": return .priority(bytes, value)
      default: return nil
      }
    default: return nil
    }
  }

  private static func use(of node: Syntax, as argument: LabeledExprSyntax) -> ConstraintUse? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.trimmedDescription
    // A list of groups keeps this one.
    if callee.hasSuffix(".append"), argument.label == nil, call.arguments.count == 1 {
      return .partner(
        callee.split(separator: ".").map(String.init).dropLast().map(\.self).plainName)
    }
    guard ["constrain", "Cartography.constrain"].contains(callee),
      ["replace", "clear"].contains(argument.label?.text)
    else { return nil }
    // An assignment of the same group counts once.
    let assigned = call.parent?.parent?.as(SequenceExprSyntax.self)?.elements.first
    return assigned?.trimmedDescription == node.trimmedDescription ? .same : .assignment([])
  }

  /// A property of a constraint or a list.
  private static func property(
    _ word: String, _ member: MemberAccessExprSyntax, of name: Syntax, isList: Bool
  ) -> ConstraintUse? {
    switch word {
    case "isEmpty" where isList, "isActive" where !isList: return .same
    case "layoutConstraints" where isList:
      // A list is there where a constraint may be nil.
      return .replaced([
        TextEdit(
          bytes: name.endPositionBeforeTrailingTrivia
            .utf8Offset..<member.endPositionBeforeTrailingTrivia.utf8Offset,
          text: "")
      ])
    case "layoutConstraints": return onlyConstraint(of: member, name)
    default: return nil
    }
  }

  /// The only constraint of a variable, as in `top?.layoutConstraints.first?.constant`.
  private static func onlyConstraint(
    of member: MemberAccessExprSyntax, _ name: Syntax
  ) -> ConstraintUse? {
    guard let first = member.parent?.as(MemberAccessExprSyntax.self),
      first.declName.baseName.text == "first", let value = first.parent,
      value.is(OptionalChainingExprSyntax.self) || value.is(ForceUnwrapExprSyntax.self),
      let base = member.base
    else { return nil }
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    return .replaced([
      TextEdit(
        bytes: name.endPositionBeforeTrailingTrivia
          .utf8Offset..<value.endPositionBeforeTrailingTrivia.utf8Offset,
        text: isOptional ? "?" : "")
    ])
  }

  /// A call of a method of a list.
  private static func listCall(
    _ word: String, _ call: FunctionCallExprSyntax, _ name: Syntax
  ) -> ConstraintUse? {
    let argument = call.arguments.first
    switch word {
    case "removeAll" where call.arguments.isEmpty || argument?.label?.text == "keepingCapacity":
      return .same
    case "append" where call.arguments.count == 1:
      guard let value = argument?.expression else { return nil }
      let text = value.trimmedDescription
      if argument?.label?.text == "contentsOf" {
        return text.contains(".snp.prepareConstraints") ? .assignment([]) : nil
      }
      if text.hasSuffix(".constraint") { return .assignment(attributes(text)) }
      let path = text.split(separator: ".").map(String.init)
      return text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        ? .partner(path.plainName) : nil
    case "forEach", "flatMap":
      guard call.arguments.isEmpty, let closure = call.trailingClosure else { return nil }
      let parameters = CodeScopes.parameters(of: closure)
      guard parameters.count <= 1 else { return nil }
      let element = parameters.first ?? "$0"
      let body = closure.statements.trimmedDescription
      if isStatement(call),
        ["activate()", "deactivate()"].contains(where: { body == "\(element).\($0)" })
      {
        return .state(
          TextEdit.Call(call, name), isActive: !body.hasSuffix("deactivate()"))
      }
      return ConstraintElementUse.edits(of: element, in: closure.statements).map { .replaced($0) }
    default: return nil
    }
  }

  /// Whether the result of a call is not used.
  private static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.is(CodeBlockItemSyntax.self) == true
  }

  /// An assignment to the state of a group.
  private static func activation(
    _ sequence: SequenceExprSyntax, of member: MemberAccessExprSyntax
  ) -> ConstraintUse? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, Syntax(elements[0]).id == Syntax(member).id,
      elements[1].is(AssignmentExprSyntax.self),
      let value = elements[2].as(BooleanLiteralExprSyntax.self)
    else { return nil }
    return .group(sequence.trimmedBytes, isActive: value.literal.text == "true")
  }

  private static func assignment(_ sequence: SequenceExprSyntax, isList: Bool) -> ConstraintUse? {
    let elements = Array(sequence.elements)
    if isList, elements.count > 2, elements[1].trimmedDescription == "~~" {
      return state(elements, sequence)
    }
    if isList, elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      GroupUse.relates(elements.dropFirst(2).map(\.description).joined())
    {
      return .assignment([])
    }
    guard elements.count == 3 else { return nil }
    let value = elements[2].trimmedDescription
    let isPrepared = value.contains(".snp.prepareConstraints")
    if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
      if isList, sign == "+=", isPrepared { return .assignment([]) }
      guard ["==", "!="].contains(sign), value == "nil" else { return nil }
      guard isList else { return .same }
      let text = "\(sign == "==" ? "" : "!")\(elements[0].trimmedDescription).isEmpty"
      return .replaced([TextEdit(bytes: sequence.trimmedBytes, text: text)])
    }
    guard elements[1].is(AssignmentExprSyntax.self) else { return nil }
    if value == "nil", isList {
      return .replaced([TextEdit(bytes: elements[2].trimmedBytes, text: "[]")])
    }
    if value == "nil" || value == "[]" && isList { return .same }
    if let other = copiedName(elements[2]) { return .copied(other) }
    if isPrepared && isList || GroupUse.isConstrain(value) { return .assignment([]) }
    return value.hasSuffix(".constraint") ? .assignment(attributes(value)) : nil
  }

  /// The variable to which a sequence assigns a name; nil for other sequences.
  private static func copyTarget(of node: Syntax, _ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, Syntax(elements[2]).id == node.id,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return copiedName(elements[0])
  }

  /// The name of a variable, with or without `self` before it; nil for other expressions.
  private static func copiedName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let name = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name != "nil"
    return isName ? String(name) : nil
  }

  /// The statement of Mortar that switches constraints.
  private static func state(
    _ elements: [ExprSyntax], _ sequence: SequenceExprSyntax
  ) -> ConstraintUse? {
    guard sequence.parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
    let name = elements[0].trimmedDescription.filter { $0 != "?" && $0 != "!" }
    var value = elements.dropFirst(2).map(\.description).joined()
    value = String(value.filter { !$0.isNewline }.drop { $0 == " " })
    while value.last == " " { value.removeLast() }
    var text: String
    switch value {
    case ".activated": text = "NSLayoutConstraint.activate(\(name))"
    case ".deactivated": text = "NSLayoutConstraint.deactivate(\(name))"
    default:
      var choice = value[...]
      if choice.hasPrefix("("), choice.hasSuffix(")") { choice = choice.dropFirst().dropLast() }
      guard choice.hasSuffix(" ? .activated : .deactivated"), !choice.contains("$") else {
        return nil
      }
      choice = choice.dropLast(" ? .activated : .deactivated".count)
      text = "\(name).forEach { $0.isActive = \(choice) }"
    }
    return .replaced([TextEdit(bytes: sequence.trimmedBytes, text: text)])
  }

  /// The attributes of a chain such as `make.top.left.equalTo(icon).constraint`.
  private static func attributes(_ chain: String) -> [LayoutAttribute] {
    let named = chain.prefix { $0 != "(" }.split(separator: ".").dropFirst()
      .flatMap { SnapKitReader.attributes(String($0)) }
    return SnapKitReader.order.filter(named.contains)
  }
}

extension TextEdit {
  /// A call of a method of a variable.
  struct Call {
    /// The bytes of the call with the variable, and without it.
    var whole: Range<Int>
    var member: Range<Int>
    /// The variable, as the code names it.
    var receiver: String

    init(_ call: FunctionCallExprSyntax, _ name: Syntax) {
      whole = call.trimmedBytes
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      let start = method?.positionAfterSkippingLeadingTrivia.utf8Offset ?? whole.lowerBound
      member = start..<whole.upperBound
      receiver = name.trimmedDescription
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of some code, without the white space around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
#endif
