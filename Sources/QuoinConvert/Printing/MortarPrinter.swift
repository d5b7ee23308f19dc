// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Writes constraints with the operators of Mortar.
struct MortarPrinter: ConstraintPrinter {
  let root: ConvertedRoot
  let names: ItemNames
  /// Whether statements are entries of a list, whose constraints are not active.
  var isSwitched = false

  func print(_ constraints: [ConvertedConstraint], column: Int) -> PrintedConstraints {
    var result = PrintedConstraints()
    for run in runs(constraints) {
      if !result.lines.isEmpty { result.lines.append("") }
      for constraint in run { append(constraint, column: column, to: &result) }
    }
    return result
  }

  /// Adds the statement for a constraint.
  func append(
    _ constraint: ConvertedConstraint, column: Int, to result: inout PrintedConstraints
  ) {
    guard let placed = placed(constraint) else {
      writeAnchors(constraint, column, &result)
      return
    }
    if case .view(let index) = placed.first { result.unmasked.insert(index) }
    result.lines += statement(placed, column: column)
  }

  private func statement(_ constraint: ConvertedConstraint, column: Int) -> [String] {
    let form = OperatorForm(constraint) { "\(names.expression($0)).\(Self.name(of: $1))" }
    let relation = ["|<|", "|=|", "|>|"][Int(constraint.relation.rawValue) + 1]
    let priority =
      Self.priority(constraint.priority) + (isSwitched ? " ~~ .deactivated," : "")
    let line = "\(form.left) \(relation) \(form.right)\(priority)"
    if let identifier = constraint.identifier {
      let name = SwiftLiteral.string(identifier)
      let named = "(\(line)).layoutConstraints.first?.identifier = \(name)"
      if column + named.count <= CodeLayout.width { return [named] }
      return ["(\(line))", "  .layoutConstraints.first?.identifier = \(name)"]
    }
    if column + line.count <= CodeLayout.width { return [line] }
    return [form.left, "  \(relation) \(form.right)\(priority)"]
  }

  static func name(of attribute: LayoutAttribute) -> String {
    switch attribute {
    case .centerXWithinMargins: "m_centerXWithinMargin"
    case .centerYWithinMargins: "m_centerYWithinMargin"
    default: "m_\(attribute)"
    }
  }

  private static func priority(_ value: Double) -> String {
    switch value {
    case 1000: ""
    case 250: " ! .low"
    case 500: " ! .medium"
    case 750: " ! .high"
    default: " ! \(SwiftLiteral.number(value))"
    }
  }
}
