// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// A local array that code fills with constraints and then activates.
///
/// Constraints that are activated where they are added give the same layout, as long as the code
/// between does nothing but to add them.
struct ConstraintList {
  private let name: String
  /// The statements with code that activates the constraints which they add; empty where a
  /// statement adds none.
  private(set) var statements: [(node: CodeBlockItemSyntax, text: String)] = []

  /// The list that a statement declares; nil for other statements, and for lists with other uses.
  init?(_ declaration: CodeBlockItemSyntax, in block: CodeBlockItemListSyntax) {
    guard let variable = declaration.item.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value, let text = Self.initial(value, binding)
    else { return nil }
    self.name = name
    statements.append((declaration, text))
    var rest = block.drop { $0.id != declaration.id }.dropFirst()
    var activation: CodeBlockItemSyntax?
    while activation == nil, let item = rest.popFirst() {
      if item.item.trimmedDescription == "NSLayoutConstraint.activate(\(name))" {
        activation = item
      } else if !fill(item) {
        return nil
      }
    }
    guard let activation else { return nil }
    statements.append((activation, ""))
    let uses = NameCounter(name)
    uses.walk(block)
    guard uses.count == statements.count - 1 else { return nil }
  }

  /// The code that activates the constraints of a new list; nil for other values.
  private static func initial(_ value: ExprSyntax, _ binding: PatternBindingSyntax) -> String? {
    let type = binding.typeAnnotation?.type.trimmedDescription
    let isList = type == "[NSLayoutConstraint]" || type == "Array<NSLayoutConstraint>"
    if ["[NSLayoutConstraint]()", "Array<NSLayoutConstraint>()"].contains(value.trimmedDescription)
      || isList && value.trimmedDescription == "[]"
    {
      return ""
    }
    guard type == nil || isList else { return nil }
    if let array = value.as(ArrayExprSyntax.self) {
      guard isList || array.elements.first?.description.contains("onstraint(") == true else {
        return nil
      }
    } else if !value.trimmedDescription.hasPrefix("NSLayoutConstraint.constraints(") {
      return nil
    }
    return "NSLayoutConstraint.activate(\(value.trimmedDescription))"
  }

  /// Adds what a statement adds to the list. Returns whether it does nothing else.
  private mutating func fill(_ item: CodeBlockItemSyntax) -> Bool {
    var node = Syntax(item.item)
    if let statement = node.as(ExpressionStmtSyntax.self) { node = Syntax(statement.expression) }
    if let call = node.as(FunctionCallExprSyntax.self) { return fill(call, item) }
    if let sequence = node.as(SequenceExprSyntax.self) { return fill(sequence, item) }
    if let branch = node.as(IfExprSyntax.self) { return fill(branch) }
    if let loop = node.as(ForStmtSyntax.self) {
      return loop.body.statements.allSatisfy { fill($0) }
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy { element in
        let statements = element.as(SwitchCaseSyntax.self)?.statements
        return statements?.allSatisfy { $0.trimmedDescription == "break" || fill($0) } == true
      }
    }
    return node.is(VariableDeclSyntax.self) && Self.isQuiet(node)
  }

  private mutating func fill(_ branch: IfExprSyntax) -> Bool {
    guard branch.body.statements.allSatisfy({ fill($0) }) else { return false }
    switch branch.elseBody {
    case .ifExpr(let next)?: return fill(next)
    case .codeBlock(let block)?: return block.statements.allSatisfy { fill($0) }
    case nil: return true
    }
  }

  private mutating func fill(_ call: FunctionCallExprSyntax, _ item: CodeBlockItemSyntax) -> Bool {
    let callee = call.calledExpression.trimmedDescription
    if callee.hasSuffix(".forEach"), call.arguments.isEmpty, let closure = call.trailingClosure {
      return closure.statements.allSatisfy { fill($0) }
    }
    guard callee == "\(name).append", call.arguments.count == 1, let added = call.arguments.first
    else { return false }
    let text = added.expression.trimmedDescription
    statements.append(
      (item, "NSLayoutConstraint.activate(\(added.label == nil ? "[\(text)]" : text))"))
    return true
  }

  private mutating func fill(_ sequence: SequenceExprSyntax, _ item: CodeBlockItemSyntax) -> Bool {
    let elements = Array(sequence.elements)
    guard elements.count >= 3 else { return false }
    let target = elements[0].trimmedDescription
    if target == name, elements[1].trimmedDescription == "+=" {
      let added = elements.dropFirst(2).map(\.description).joined()
      statements.append((item, "NSLayoutConstraint.activate(\(added))"))
      return true
    }
    return elements[1].is(AssignmentExprSyntax.self) && Self.isQuiet(Syntax(sequence))
  }

  /// Whether code neither moves views nor activates constraints.
  private static func isQuiet(_ node: Syntax) -> Bool {
    let words = ["ubview", "Superview(", "isActive", "activate("]
    return !words.contains { node.description.contains($0) }
  }
}

/// Counts the uses of a name.
private final class NameCounter: SyntaxVisitor {
  private let name: String
  private(set) var count = 0

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { count += 1 }
    return .visitChildren
  }
}
#endif
