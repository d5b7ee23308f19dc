// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// Finds anchors and attributes of Mortar in sums such as `view.m_top + 8`.
enum PlaceFinder {
  static func hasPlace(_ expression: ExprSyntax) -> Bool {
    if let sum = expression.as(SequenceExprSyntax.self) {
      return sum.elements.contains(where: hasPlace)
    }
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.hasPrefix("m_") || name.hasSuffix("Anchor")
  }
}
#endif
