// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The dialects of statements, as far as their text shows them.
enum StatementDialect {
  /// The dialect of a statement, and why it stays; nil for one that makes no constraints.
  static func classify(
    _ item: CodeBlockItemSyntax.Item
  ) -> (CodeDialect, String?)? {
    if let variable = item.as(VariableDeclSyntax.self) {
      let isGroup = variable.bindings.contains {
        $0.initializer?.value.trimmedDescription.hasPrefix("constrain(") == true
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
    if sequence.elements.last?.trimmedDescription.hasPrefix("constrain(") == true {
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
    for name in [
      "remakeConstraints", "updateConstraints", "prepareConstraints", "removeConstraints",
    ] where callee.hasSuffix(".snp.\(name)") {
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
