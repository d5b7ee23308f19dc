// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// Finds anchors, and attributes of Mortar or SnapKit, in sums such as `view.m_top + 8`.
enum PlaceFinder {
  static func hasPlace(_ expression: ExprSyntax) -> Bool {
    if let sum = expression.as(SequenceExprSyntax.self) {
      return sum.elements.contains(where: hasPlace)
    }
    let member = expression.as(MemberAccessExprSyntax.self)
    if member?.base?.trimmedDescription.hasSuffix("snp") == true { return true }
    let name =
      member?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.hasPrefix("m_") || name.hasSuffix("Anchor")
  }
}
#endif
