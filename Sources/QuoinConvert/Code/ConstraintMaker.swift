// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The calls with which SnapKit and Masonry make and change the constraints of a view.
enum ConstraintMaker {
  /// The view before a maker of SnapKit or Masonry, and whether the call changes constraints that
  /// exist.
  static func maker(
    _ item: CodeBlockItemSyntax.Item
  ) -> (name: String, isChanged: Bool)? {
    guard let call = item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    if let changed = changedMaker(callee) { return (changed, true) }
    return receiver(callee, ["makeConstraints"], ["mas_makeConstraints"]).map { ($0, false) }
  }

  static func changedMaker(_ callee: ExprSyntax) -> String? {
    receiver(
      callee,
      ["remakeConstraints", "updateConstraints", "removeConstraints", "prepareConstraints"],
      ["mas_remakeConstraints", "mas_updateConstraints"])
  }

  /// The view that a method of SnapKit or of Masonry is called on; nil for other methods.
  private static func receiver(
    _ callee: ExprSyntax, _ snapKit: [String], _ masonry: [String]
  ) -> String? {
    guard let method = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let name = method.declName.baseName.text
    if masonry.contains(name) { return method.base?.trimmedDescription ?? "self" }
    guard snapKit.contains(name), let base = method.base else { return nil }
    if base.trimmedDescription == "snp" { return "self" }
    guard let maker = base.as(MemberAccessExprSyntax.self), maker.declName.baseName.text == "snp"
    else { return nil }
    return maker.base?.trimmedDescription ?? "self"
  }
}
#endif
