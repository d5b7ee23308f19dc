// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedConstraint {
  /// The constraint as an equation: `UILabel a.leading == UIView b.leading + 16 @750`.
  public var equation: String {
    var text = "\(first.term) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(LayoutText.number(multiplier, decimals: 2)) × " }
      text += second.term
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += LayoutText.number(abs(constant), decimals: 2)
      }
    } else {
      text += LayoutText.number(constant, decimals: 2)
    }
    if priority < 1000 { text += " @\(LayoutText.number(priority, decimals: 2))" }
    return text
  }
}

extension RenderedConstraint.Side {
  fileprivate var term: String { "\(name).\(attribute.name)" }
}

extension LayoutRelation {
  /// The relation as an operator of Swift.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutAttribute {
  /// The name of the attribute in Swift and in files.
  var name: String { String(describing: self) }
}
