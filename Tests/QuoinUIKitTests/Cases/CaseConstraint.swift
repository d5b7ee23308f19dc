// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A constraint of a case, made by anchors where it speaks of a distance and by the long
/// initialiser elsewhere.
@MainActor struct CaseConstraint {
  let data: CaseValue
  let tree: CaseTree

  init(_ data: CaseValue, in tree: CaseTree) {
    self.data = data
    self.tree = tree
  }

  var made: NSLayoutConstraint? {
    guard let first = data["a"].text else { return nil }
    let second = data["b"].text
    let constant = (data["c"].number ?? 0) + 8 * (data["sys"].number ?? 0)
    let multiplier = data["m"].number ?? 1
    if first.hasPrefix("offset") || second?.hasPrefix("offset") == true {
      return distance(first, second, multiplier, constant)
    }
    let (item, attribute) = place(first[...])
    let other = second.map { place($0[...]) }
    return NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.0,
      attribute: other?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  private var relation: NSLayoutConstraint.Relation {
    switch data["rel"].text {
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: .equal
    }
  }

  private func distance(
    _ first: String, _ second: String?, _ multiplier: Double, _ constant: Double
  ) -> NSLayoutConstraint? {
    guard let left = dimension(first) else { return nil }
    guard let second else { return left.constraint(equalToConstant: constant) }
    guard let right = dimension(second) else { return nil }
    return left.constraint(equalTo: right, multiplier: multiplier, constant: constant)
  }

  /// `offset(x,y)` or `item.width`.
  private func dimension(_ text: String) -> NSLayoutDimension? {
    guard text.hasPrefix("offset(") else {
      let (item, attribute) = place(text[...])
      guard let view = item as? UIView else { return nil }
      return attribute == .height ? view.heightAnchor : view.widthAnchor
    }
    let ends = text.dropFirst("offset(".count).dropLast().split(separator: ",")
    guard ends.count == 2 else { return nil }
    if let start = horizontalAnchor(ends[0]), let end = horizontalAnchor(ends[1]) {
      return start.anchorWithOffset(to: end)
    }
    guard let start = verticalAnchor(ends[0]), let end = verticalAnchor(ends[1]) else { return nil }
    return start.anchorWithOffset(to: end)
  }

  private func horizontalAnchor(_ text: Substring) -> NSLayoutXAxisAnchor? {
    let (item, attribute) = place(text)
    guard let view = item as? UIView else { return nil }
    switch attribute {
    case .leading: return view.leadingAnchor
    case .trailing: return view.trailingAnchor
    case .left: return view.leftAnchor
    case .right: return view.rightAnchor
    case .centerX: return view.centerXAnchor
    default: return nil
    }
  }

  private func verticalAnchor(_ text: Substring) -> NSLayoutYAxisAnchor? {
    let (item, attribute) = place(text)
    guard let view = item as? UIView else { return nil }
    switch attribute {
    case .top: return view.topAnchor
    case .bottom: return view.bottomAnchor
    case .centerY: return view.centerYAnchor
    default: return nil
    }
  }

  private func place(_ text: Substring) -> (AnyObject?, NSLayoutConstraint.Attribute) {
    guard let dot = text.lastIndex(of: ".") else { return (nil, .notAnAttribute) }
    let name = text[text.index(after: dot)...]
    let attribute = (0...20).lazy.compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
      .first { "\($0)" == name }
    return (tree.element(text[..<dot]), attribute ?? .notAnAttribute)
  }
}
