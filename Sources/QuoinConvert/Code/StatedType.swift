// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

extension ExprSyntax {
  /// The type of the value, as far as its text says it.
  var statedType: String? {
    let number = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
    if number.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if number.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let member = self.as(MemberAccessExprSyntax.self),
      ["width", "height"].contains(member.declName.baseName.text)
    {
      return "CGFloat"
    }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
  }
}
#endif
