// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The reason that a case cannot be run or written.
struct CaseProblem: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

extension LayoutAttribute {
  init(caseName: String) throws {
    let names = Self.allCases.map { String(describing: $0) }
    let name = caseName == "baseline" ? "lastBaseline" : caseName
    guard let index = names.firstIndex(of: name) else {
      throw CaseProblem("unknown attribute \(caseName)")
    }
    self = Self.allCases[index]
  }
}

extension LayoutRelation {
  init(caseName: String?) throws {
    switch caseName {
    case nil, "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: throw CaseProblem("unknown relation \(caseName ?? "")")
    }
  }
}

extension LayoutItemKind {
  /// The guides of a view that constraints name, `layoutMarginsGuide` and the like.
  init?(caseName: some StringProtocol) {
    switch caseName {
    case "layoutMarginsGuide": self = .marginsGuide
    case "safeAreaLayoutGuide", "safeArea": self = .safeAreaGuide
    case "contentLayoutGuide", "contentGuide": self = .contentGuide
    case "frameLayoutGuide", "frameGuide": self = .frameGuide
    default: return nil
    }
  }
}

/// An operand as cases write it: `a.leading`, `root.safeAreaLayoutGuide.top`,
/// `offset(a.trailing,b.leading)`.
enum CaseOperand {
  case attribute(item: String, guide: String?, LayoutAttribute)
  indirect case distance(CaseOperand, CaseOperand)

  /// The views and guides that the operand speaks of.
  var itemNames: [String] {
    switch self {
    case .attribute(let item, _, _): [item]
    case .distance(let start, let end): start.itemNames + end.itemNames
    }
  }

  init(_ text: String) throws {
    if text.hasPrefix("offset("), text.hasSuffix(")") {
      let parts = text.dropFirst("offset(".count).dropLast().split(separator: ",")
      guard parts.count == 2 else { throw CaseProblem("offset takes two locations: \(text)") }
      let trimmed = parts.map { String($0.filter { $0 != " " }) }
      self = .distance(try CaseOperand(trimmed[0]), try CaseOperand(trimmed[1]))
      return
    }
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2 || parts.count == 3 else {
      throw CaseProblem("not an attribute: \(text)")
    }
    self = .attribute(
      item: parts[0], guide: parts.count == 3 ? parts[1] : nil,
      try LayoutAttribute(caseName: parts[parts.count - 1]))
  }
}
