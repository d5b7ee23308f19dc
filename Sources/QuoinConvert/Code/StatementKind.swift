// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The kinds of statements that make constraints.
enum StatementKind {
  /// The dialect of a call that makes constraints.
  static func dialect(of call: FunctionCallExprSyntax) -> CodeDialect? {
    let callee = call.calledExpression.trimmedDescription
    let label = call.arguments.first?.label?.text ?? ""
    if GroupUse.isConstrain(callee + "(") { return .cartography }
    if callee == "NSLayoutConstraint", label == "item" || label == "withVisualFormat" {
      return .anchors
    }
    guard let method = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    switch method.declName.baseName.text {
    case "constraint"
    where ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"].contains(where: label.hasPrefix):
      return .anchors
    case "constraints" where label == "withVisualFormat": return .anchors
    case "constrain" where ["to", "after", "toBaselinesOf"].contains(label): return .swiftAutoLayout
    case "constrainSelf": return .swiftAutoLayout
    case "makeConstraints", "prepareConstraints", "remakeConstraints", "updateConstraints":
      return method.base?.trimmedDescription.hasSuffix("snp") == true ? .snapKit : nil
    default: return nil
    }
  }

  /// The view before a maker of SnapKit or Masonry, and whether the call changes constraints that
  /// exist.
  static func maker(
    _ item: CodeBlockItemSyntax.Item
  ) -> (name: String, isChanged: Bool)? {
    let prepared = GroupUse.preparation(item)?.call
    guard let call = prepared ?? item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    let callee = call.calledExpression
    if let changed = changedMaker(callee) { return (changed, true) }
    return receiver(
      callee, ["makeConstraints", "prepareConstraints"], ["mas_makeConstraints"]
    ).map { ($0, false) }
  }

  static func changedMaker(_ callee: ExprSyntax) -> String? {
    receiver(
      callee,
      ["remakeConstraints", "updateConstraints", "removeConstraints"],
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

  /// The dialect of a statement, and why it stays; nil for one that makes no constraints.
  static func classify(
    _ item: CodeBlockItemSyntax.Item
  ) -> (CodeDialect, String?)? {
    if GroupUse.preparation(item) != nil { return (.snapKit, nil) }
    if let group = GroupUse(item, types: [:]), GroupUse.relates(group.call),
      !group.call.contains("{")
    {
      return (.mortar, nil)
    }
    if let variable = item.as(VariableDeclSyntax.self) {
      let isGroup = variable.bindings.contains {
        GroupUse.isConstrain($0.initializer?.value.trimmedDescription ?? "")
      }
      return isGroup ? (.cartography, nil) : nil
    }
    guard let expression = item.as(ExprSyntax.self) else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return classify(call)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let signs = sequence.elements.compactMap {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if signs.contains(where: MortarVFLReader.signs.contains) { return (.mortarVFL, nil) }
    if signs.contains(where: ["|=|", "|>|", "|<|"].contains) { return (.mortar, nil) }
    if signs.first.map(HierarchyReader.signs.contains) == true { return (.mortar, nil) }
    if GroupUse.isConstrain(sequence.elements.last?.trimmedDescription ?? "") {
      return (.cartography, nil)
    }
    let left = sequence.elements.first?.trimmedDescription ?? ""
    // Dialects have no system spacing.
    if left.hasSuffix(".isActive"), left.contains("onstraint("), !left.contains("SystemSpacing") {
      return (.anchors, nil)
    }
    return nil
  }

  /// Whether an argument is a list that makes constraints.
  private static func makesList(_ argument: LabeledExprSyntax?) -> Bool {
    guard let list = argument?.expression else { return false }
    return list.is(ArrayExprSyntax.self) || list.description.contains("withVisualFormat:")
  }

  private static func classify(_ call: FunctionCallExprSyntax) -> (CodeDialect, String?)? {
    let callee = call.calledExpression.trimmedDescription
    if callee == "constrain" || callee == "Cartography.constrain" {
      return (.cartography, nil)
    }
    if callee == "NSLayoutConstraint.activate" {
      // Constraints that a variable has are made elsewhere.
      return makesList(call.arguments.first) ? (.anchors, nil) : nil
    }
    if callee.hasSuffix("addConstraints") || callee.hasSuffix("addConstraint") {
      let makes =
        callee.hasSuffix("s")
        ? makesList(call.arguments.first)
        : call.arguments.first?.expression.is(FunctionCallExprSyntax.self) == true
      return makes && call.arguments.count == 1 && call.arguments.first?.label == nil
        ? (.anchors, nil) : nil
    }
    if callee.hasSuffix(".snp.makeConstraints") || callee == "snp.makeConstraints" {
      return (.snapKit, nil)
    }
    let last = callee.split(separator: ".").last ?? ""
    if last == "mas_makeConstraints" { return (.masonry, nil) }
    if last == "mas_remakeConstraints" || last == "mas_updateConstraints" {
      return (.masonry, "\(last) changes constraints that exist")
    }
    if callee.hasSuffix(".snp.prepareConstraints") {
      return (.snapKit, "nothing keeps the constraints that it makes")
    }
    for name in ["remakeConstraints", "updateConstraints", "removeConstraints"]
    where callee.hasSuffix(".snp.\(name)") {
      return (.snapKit, "\(name) changes constraints that exist")
    }
    for start in [".constrain(to:", ".constrain(after:", ".constrainSelf()", "toBaselinesOf:"]
    where callee.contains(start) {
      return (.swiftAutoLayout, nil)
    }
    return nil
  }
}
#endif
