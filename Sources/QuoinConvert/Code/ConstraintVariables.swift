// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change of some bytes of a file.
package struct TextEdit: Hashable, Sendable {
  package var bytes: Range<Int>
  package var text: String
}

/// A variable with a constraint of SnapKit or a group of Cartography, and what its uses become for
/// a constraint of UIKit or an array of them.
package struct ConstraintVariable: Hashable, Sendable {
  package var edits: [TextEdit] = []
  /// The number of assignments of new constraints.
  package var assignmentCount = 0
}

#if CodeConversion
import SwiftSyntax

/// Finds the variables of a file that have constraints, and how they are used.
final class ConstraintVariables: SyntaxVisitor {
  /// The types of the variables.
  private(set) var types: [String: String] = [:]
  private var ambiguous: Set<String> = []
  /// The names with what their declarations become.
  private var declarations: [(name: String, edits: [TextEdit])] = []
  private var filled: [String] = []
  private var references: [(name: String, node: DeclReferenceExprSyntax)] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let value = node.initializer?.value.trimmedDescription ?? ""
    let annotation = node.typeAnnotation?.type
    var type = annotation?.trimmedDescription
    if type == nil, value == "NSLayoutConstraint()" { type = "NSLayoutConstraint" }
    if type == nil, value == "ConstraintGroup()" || value.hasPrefix("constrain(") {
      type = "ConstraintGroup"
    }
    if value.hasPrefix("constrain(") { filled.append(name) }
    if let known = types[name], known != type { ambiguous.insert(name) }
    guard let type else { return .visitChildren }
    switch type.filter({ $0 != "?" && $0 != "!" }) {
    case "NSLayoutConstraint": types[name] = type
    case "Constraint":
      types[name] = type
      if let annotation {
        declarations.append((name, [Self.edit(annotation, of: "Constraint", "NSLayoutConstraint")]))
      }
    case "ConstraintGroup":
      guard let edits = Self.groupEdits(node, annotation, value) else { return .visitChildren }
      types[name] = type
      declarations.append((name, edits))
    default: break
    }
    return .visitChildren
  }

  /// Replaces a word at the start of some code.
  private static func edit(
    _ node: some SyntaxProtocol, of word: String, _ text: String
  ) -> TextEdit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return TextEdit(bytes: start..<(start + word.utf8.count), text: text)
  }

  /// The edit of the declaration of a group; nil for one that is not understood.
  private static func groupEdits(
    _ node: PatternBindingSyntax, _ annotation: TypeSyntax?, _ value: String
  ) -> [TextEdit]? {
    if value.hasPrefix("constrain(") { return [] }
    let array = "[NSLayoutConstraint]"
    if let annotation, value.isEmpty {
      return [edit(annotation, of: "ConstraintGroup", array)]
    }
    guard value == "ConstraintGroup()", let end = node.initializer?.value,
      let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindings.count == 1,
      !declaration.modifiers.contains(where: { ["lazy", "static"].contains($0.name.text) })
    else { return nil }
    let start = node.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      edit(declaration.bindingSpecifier, of: "let", "var"),
      TextEdit(
        bytes: start..<end.endPositionBeforeTrailingTrivia.utf8Offset, text: ": \(array) = []"),
    ]
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // An attribute of a chain has the name of a variable by chance.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
      member.base?.trimmedDescription != "self",
      !SnapKitReader.attributes(node.baseName.text).isEmpty
    {
      return .visitChildren
    }
    references.append((node.baseName.text, node))
    return .visitChildren
  }

  /// Removes names that are declared with several types.
  func finish() {
    for name in ambiguous { types[name] = nil }
  }

  /// The variables of SnapKit whose uses are all understood.
  func variables(_ usage: NameUsage) -> [String: ConstraintVariable] {
    var result: [String: ConstraintVariable] = [:]
    for (name, edits) in declarations where types[name] != nil {
      result[name, default: ConstraintVariable()].edits += edits
    }
    // A group that a constant keeps is filled where it is declared.
    for name in filled where result[name] != nil { result[name]?.assignmentCount += 1 }
    var uses: [String: [Use]] = [:]
    for (name, node) in references where result[name] != nil {
      guard let use = Self.use(of: node) else {
        result[name] = nil
        continue
      }
      uses[name, default: []].append(use)
    }
    for (name, list) in uses where result[name] != nil {
      let signs = Set(list.compactMap { if case .assignment(let sign) = $0 { sign } else { nil } })
      for use in list {
        switch use {
        case .assignment: result[name]?.assignmentCount += 1
        case .same: break
        case .group(let bytes, let isActive):
          let array = (types[name] ?? "").hasSuffix("?") ? "\(name) ?? []" : name
          let text = "NSLayoutConstraint.\(isActive ? "" : "de")activate(\(array))"
          result[name]?.edits.append(TextEdit(bytes: bytes, text: text))
        case .state(let bytes, let isActive):
          result[name]?.edits.append(TextEdit(bytes: bytes, text: "isActive = \(isActive)"))
        case .constant(let bytes, let value, let isInset):
          var text = usage.isWhole(value) ? "CGFloat(\(value))" : value
          if isInset {
            guard signs.count == 1, let sign = signs.first, sign != .none else {
              result[name] = nil
              continue
            }
            let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "._()".contains($0) }
            if sign == .inward { text = isName ? "-\(text)" : "-(\(text))" }
          }
          result[name]?.edits.append(TextEdit(bytes: bytes, text: "constant = \(text)"))
        }
      }
    }
    return result
  }

  /// The direction of an inset of an attribute.
  private enum InsetSign { case outward, inward, none }

  private enum Use {
    case assignment(InsetSign)
    /// A use that a constraint of UIKit has too.
    case same
    case state(Range<Int>, isActive: Bool)
    case group(Range<Int>, isActive: Bool)
    case constant(Range<Int>, String, isInset: Bool)
  }

  /// The use of a variable by the enclosing code; nil for uses that are not understood.
  private static func use(of reference: DeclReferenceExprSyntax) -> Use? {
    var node = Syntax(reference)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    {
      guard member.base?.trimmedDescription == "self" else { return nil }
      node = Syntax(member)
    }
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) {
      return assignment(sequence, to: node)
    }
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      let label = argument.label?.text ?? ""
      guard let call, call.calledExpression.trimmedDescription == "constrain",
        ["replace", "clear"].contains(label)
      else { return nil }
      // An assignment of the same group counts once.
      let assigned = call.parent?.parent?.as(SequenceExprSyntax.self)?.elements.first
      return assigned?.trimmedDescription == node.trimmedDescription ? .same : .assignment(.none)
    }
    if let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    guard let member = node.parent?.as(MemberAccessExprSyntax.self) else { return nil }
    let start = member.declName.positionAfterSkippingLeadingTrivia.utf8Offset
    let name = member.declName.baseName.text
    if name == "active", let sequence = member.parent?.parent?.as(SequenceExprSyntax.self) {
      return activation(sequence, of: member)
    }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self) else {
      return name == "isActive" ? .same : nil
    }
    guard call.calledExpression.id == ExprSyntax(member).id, isStatement(call) else { return nil }
    let bytes = start..<call.endPositionBeforeTrailingTrivia.utf8Offset
    let arguments = Array(call.arguments)
    switch name {
    case "activate" where arguments.isEmpty: return .state(bytes, isActive: true)
    case "deactivate" where arguments.isEmpty: return .state(bytes, isActive: false)
    case "update" where arguments.count == 1:
      let value = arguments[0].expression.trimmedDescription
      switch arguments[0].label?.text {
      case "offset": return .constant(bytes, value, isInset: false)
      case "inset": return .constant(bytes, value, isInset: true)
      default: return nil
      }
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
  ) -> Use? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, Syntax(elements[0]).id == Syntax(member).id,
      elements[1].is(AssignmentExprSyntax.self),
      let value = elements[2].as(BooleanLiteralExprSyntax.self)
    else { return nil }
    let start = sequence.positionAfterSkippingLeadingTrivia.utf8Offset
    return .group(
      start..<sequence.endPositionBeforeTrailingTrivia.utf8Offset,
      isActive: value.literal.text == "true")
  }

  private static func assignment(_ sequence: SequenceExprSyntax, to node: Syntax) -> Use? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, Syntax(elements[0]).id == node.id else { return nil }
    let value = elements[2].trimmedDescription
    if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
      return ["==", "!="].contains(sign) && value == "nil" ? .same : nil
    }
    guard elements[1].is(AssignmentExprSyntax.self) else { return nil }
    if value == "nil" { return .same }
    if value.hasPrefix("constrain(") { return .assignment(.none) }
    guard value.hasSuffix(".constraint") else { return nil }
    switch value.split(separator: ".").dropFirst().first ?? "" {
    case "top", "left", "leading": return .assignment(.outward)
    case "bottom", "right", "trailing": return .assignment(.inward)
    default: return .assignment(.none)
    }
  }
}
#endif
