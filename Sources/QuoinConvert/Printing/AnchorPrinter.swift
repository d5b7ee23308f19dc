// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Writes constraints with the anchors of UIKit.
struct AnchorPrinter: ConstraintPrinter {
  let root: ConvertedRoot
  let names: ItemNames

  func print(_ constraints: [ConvertedConstraint], column: Int) -> PrintedConstraints {
    var result = PrintedConstraints()
    guard !constraints.isEmpty else { return result }
    if constraints.count == 1, let outlet = constraints[0].outlet {
      result.lines = ["\(outlet).isActive = true"]
      return result
    }
    if constraints.count == 1 {
      result.lines = call(constraints[0]).lines(column: column, suffix: ".isActive = true")
        .map { String($0.dropFirst(column)) }
      result.features = CodeFeatures(anchorsOf: constraints[0])
      return result
    }
    result.lines.append("NSLayoutConstraint.activate([")
    for (index, run) in runs(constraints).enumerated() {
      if index > 0 { result.lines.append("") }
      for constraint in run { append(constraint, column: column + 2, to: &result) }
    }
    result.lines.append("])")
    return result
  }

  /// Adds a constraint as an entry of an array.
  ///
  /// - Parameter isOnly: Whether the array has no other entry, and therefore no comma.
  func append(
    _ constraint: ConvertedConstraint, column: Int, isOnly: Bool = false,
    to result: inout PrintedConstraints
  ) {
    if let outlet = constraint.outlet {
      result.lines.append("  \(outlet)" + (isOnly ? "" : ","))
      return
    }
    let call = call(constraint)
    let lines = call.lines(column: column, suffix: isOnly ? "" : ",")
    result.lines += lines.map { String($0.dropFirst(column - 2)) }
    result.features.formUnion(CodeFeatures(anchorsOf: constraint))
  }

  /// The expression for a constraint.
  func call(_ constraint: ConvertedConstraint) -> CodeCall {
    var call = anchors(constraint) ?? plain(constraint)
    if let identifier = constraint.identifier {
      call = CodeCall(
        head: "identified",
        arguments: [.call(call), .text(SwiftLiteral.string(identifier))])
    }
    if constraint.priority != 1000 {
      call = CodeCall(
        head: "prioritized",
        arguments: [.call(call), .text(ViewSettings.priority(constraint.priority))])
    }
    return call
  }

  private func anchors(_ written: ConvertedConstraint) -> CodeCall? {
    let constraint = written.withGuides
    guard let member = constraint.firstAttribute.anchor else { return nil }
    let head = names.member(member, of: constraint.first) + ".constraint"
    let word = ["lessThanOrEqualTo", "equalTo", "greaterThanOrEqualTo"][
      Int(constraint.relation.rawValue) + 1]
    let constant = constraint.constantArgument
    guard let second = constraint.second else {
      return CodeCall(head: head, arguments: [.text("\(word)Constant: \(constant)")])
    }
    guard let other = constraint.secondAttribute.anchor else { return nil }
    var arguments = ["\(word): \(names.member(other, of: second))"]
    if let multiplier = constraint.multiplierText {
      guard constraint.firstAttribute.isLength else { return nil }
      arguments.append("multiplier: \(multiplier)")
    }
    if !constraint.hasNoConstant { arguments.append("constant: \(constant)") }
    return CodeCall(head: head, arguments: arguments.map { .text($0) })
  }

  /// The initialiser that relates any attributes: anchors have no multiplier for edges.
  private func plain(_ written: ConvertedConstraint) -> CodeCall {
    // The initialiser takes a first item of type `Any`, which must not be an optional such as the
    // `view` of a controller.
    let isOptional = names.expression(written.first).split(separator: ".").last == "view"
    let constraint = isOptional ? written.turned ?? written : written
    let relation = ["lessThanOrEqual", "equal", "greaterThanOrEqual"][
      Int(constraint.relation.rawValue) + 1]
    let arguments = [
      "item: \(names.expression(constraint.first))",
      "attribute: .\(constraint.firstAttribute)", "relatedBy: .\(relation)",
      "toItem: \(constraint.second.map(names.expression) ?? "nil")",
      "attribute: .\(constraint.secondAttribute)",
      "multiplier: \(constraint.multiplierText ?? "1")",
      "constant: \(constraint.constantArgument)",
    ]
    return CodeCall(head: "NSLayoutConstraint", arguments: arguments.map { .text($0) })
  }
}

extension LayoutAttribute {
  /// The property with the anchor; nil for margins, which belong to a guide.
  var anchor: String? {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline:
      "\(self)Anchor"
    default: nil
    }
  }
}
