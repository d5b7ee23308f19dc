// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ClassPrinter {
  /// The constraints that exist for some size classes, as properties that are switched.
  struct SizeClassGroups {
    var groups: [(condition: SizeCondition, entries: PrintedConstraints)] = []
    /// The dialect of the entries: anchors where the requested one does not express all of them.
    var dialect: ConversionDialect
  }

  /// Writes the constraints of each condition.
  func sizeClassGroups() -> SizeClassGroups {
    var found: [(condition: SizeCondition, constraints: [ConvertedConstraint])] = []
    for constraint in root.constraints {
      guard let condition = constraint.condition else { continue }
      if let index = found.firstIndex(where: { $0.condition == condition }) {
        found[index].constraints.append(constraint)
      } else {
        found.append((condition, [constraint]))
      }
    }
    let inDialect = found.compactMap { entries($0.constraints) }
    if inDialect.count == found.count {
      return SizeClassGroups(
        groups: zip(found, inDialect).map { ($0.condition, $1) }, dialect: style.dialect)
    }
    return SizeClassGroups(
      groups: found.map { ($0.condition, anchors($0.constraints)) }, dialect: .anchors)
  }

  /// The entries of a list in the dialect; nil where it does not express all of them, or one is a
  /// property of its own.
  private func entries(_ constraints: [ConvertedConstraint]) -> PrintedConstraints? {
    let printer: any ConstraintPrinter
    switch style.dialect {
    case .anchors, .notAutoLayout: return anchors(constraints)
    case .cartography: printer = CartographyPrinter(root: root, names: names, isSwitched: true)
    case .swiftAutoLayout:
      printer = SwiftAutoLayoutPrinter(root: root, names: names, isSwitched: true)
    case .mortar, .mortarVFL:
      // The statement that sets an identifier is no value.
      guard constraints.allSatisfy({ $0.identifier == nil }) else { return nil }
      printer = MortarPrinter(root: root, names: names, isSwitched: true)
    }
    guard constraints.allSatisfy({ $0.outlet == nil }) else { return nil }
    var result = printer.print(constraints, column: 4)
    guard result.inAnchors.isEmpty else { return nil }
    let starts = result.lines.count { $0.first.map(" }).".contains) == false }
    // A list of one entry has no comma.
    if starts == 1, let last = result.lines.popLast() { result.lines.append("\(last.dropLast())") }
    result.lines = CodeLayout.indented(result.lines, by: 2)
    return result
  }

  private func anchors(_ constraints: [ConvertedConstraint]) -> PrintedConstraints {
    var result = PrintedConstraints()
    for constraint in constraints {
      AnchorPrinter(root: root, names: names).append(
        constraint, column: 4, isOnly: constraints.count == 1, to: &result)
    }
    if style.dialect != .anchors { result.inAnchors = constraints }
    return result
  }

  /// The properties with the constraints of each condition.
  func properties(of switched: SizeClassGroups) -> [String] {
    let type = switched.dialect.groupType
    let ending = switched.dialect == .swiftAutoLayout ? "].flatMap(\\.self)" : "]"
    return switched.groups.flatMap { condition, entries in
      let name = "private lazy var \(condition.name)Constraints:"
      let isLong = name.count + "   \(type) = [".count > CodeLayout.width
      return [""]
        + (isLong ? ["  \(name)", "    \(type) = ["] : ["  \(name) \(type) = ["])
        + CodeLayout.indented(entries.lines + [ending], by: isLong ? 4 : 2)
    }
  }

  /// The methods that activate the constraints for some size classes.
  func switching(_ switched: SizeClassGroups) -> [String] {
    let groups = switched.groups.map(\.condition)
    guard let first = groups.first else { return [] }
    var lines = [
      "",
      "\(style.accessPrefix)override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
      "  super.traitCollectionDidChange(previous)",
      "  activateConstraints(for: traitCollection)", "}", "",
      "private func activateConstraints(for traits: UITraitCollection) {",
    ]
    let dialect = switched.dialect
    if groups.count == 1 {
      return lines + ["  let isWanted = \(first.expression)"]
        + CodeLayout.indented(dialect.switching("\(first.name)Constraints"), by: 2) + ["}"]
    }
    lines.append("  let groups: [(\(dialect.groupType), Bool)] = [")
    for group in groups {
      let line = "    (\(group.name)Constraints, \(group.expression)),"
      if line.count + 2 <= CodeLayout.width {
        lines.append(line)
      } else {
        let terms = group.expression.components(separatedBy: " || ")
        lines += ["    (", "      \(group.name)Constraints,"]
        lines += terms.enumerated().map { $0 == 0 ? "      \($1)" : "        || \($1)" }
        lines.append("    ),")
      }
    }
    return lines + [
      "  ]",
      "  for (constraints, isWanted) in groups where !isWanted {",
      "    \(dialect.switching(isOn: false))", "  }",
      "  for (constraints, isWanted) in groups where isWanted {",
      "    \(dialect.switching(isOn: true))", "  }", "}",
    ]
  }
}

extension ConversionDialect {
  /// The type of constraints that are switched together.
  fileprivate var groupType: String {
    switch self {
    case .anchors, .swiftAutoLayout, .notAutoLayout: "[NSLayoutConstraint]"
    case .cartography: "[ConstraintGroup]"
    case .mortar, .mortarVFL: "MortarGroup"
    }
  }

  /// The statement that switches the list `constraints`.
  fileprivate func switching(isOn: Bool) -> String {
    switch self {
    case .anchors, .swiftAutoLayout, .notAutoLayout:
      "NSLayoutConstraint.\(isOn ? "activate" : "deactivate")(constraints)"
    case .cartography: "for group in constraints { group.active = \(isOn) }"
    case .mortar, .mortarVFL: "constraints.\(isOn ? "activate" : "deactivate")()"
    }
  }

  /// The statements that switch a list by the value of `isWanted`.
  fileprivate func switching(_ list: String) -> [String] {
    switch self {
    case .anchors, .swiftAutoLayout, .notAutoLayout:
      ["for constraint in \(list) {", "  constraint.isActive = isWanted", "}"]
    case .cartography: ["for group in \(list) {", "  group.active = isWanted", "}"]
    case .mortar, .mortarVFL: ["\(list) ~~ (isWanted ? .activated : .deactivated)"]
    }
  }
}
