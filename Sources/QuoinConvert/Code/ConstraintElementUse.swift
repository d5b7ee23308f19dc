// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The uses of a constraint or a group of a list, in a closure or a loop.
final class ConstraintElementUse: SyntaxVisitor {
  private let name: String
  private var edits: [TextEdit] = []
  private var isUnderstood = true

  /// The edits of some code for lists of UIKit; nil for code with other uses.
  static func edits(of name: String, in code: some SyntaxProtocol) -> [TextEdit]? {
    let visitor = ConstraintElementUse(name)
    visitor.walk(code)
    return visitor.isUnderstood ? visitor.edits : nil
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    if let edit = edit(node) { edits += edit } else { isUnderstood = false }
    return .skipChildren
  }

  private func edit(_ node: DeclReferenceExprSyntax) -> [TextEdit]? {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == ExprSyntax(node).id
    else { return nil }
    let word = member.declName.baseName.text
    if word == "active", let sequence = member.parent?.parent?.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        let value = elements[2].as(BooleanLiteralExprSyntax.self)
      else { return nil }
      let method = value.literal.text == "true" ? "activate" : "deactivate"
      return [
        TextEdit(bytes: sequence.trimmedBytes, text: "NSLayoutConstraint.\(method)(\(name))")
      ]
    }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self) else {
      if word == "layoutConstraints" {
        return [TextEdit(bytes: member.trimmedBytes, text: "[\(name)]")]
      }
      return word == "isActive" ? [] : nil
    }
    switch word {
    case "activate", "deactivate":
      guard call.arguments.isEmpty else { return nil }
      return [
        TextEdit(bytes: call.trimmedBytes, text: "NSLayoutConstraint.\(word)([\(name)])")
      ]
    case "update":
      guard call.arguments.count == 1, call.parent?.is(CodeBlockItemSyntax.self) == true,
        let argument = call.arguments.first, argument.label?.text == "offset"
      else { return nil }
      return [
        TextEdit(
          bytes: member.declName.positionAfterSkippingLeadingTrivia
            .utf8Offset..<argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset,
          text: "constant = "),
        TextEdit(
          bytes: argument.expression.endPositionBeforeTrailingTrivia
            .utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset, text: ""),
      ]
    default: return nil
    }
  }
}
#endif
