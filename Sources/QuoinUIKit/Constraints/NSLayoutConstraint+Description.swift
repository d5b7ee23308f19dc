// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSLayoutConstraint {
  /// The text of `description`; without the items away from the main actor, where they may change.
  nonisolated var debugLine: String {
    guard MainThread.isCurrent else { return "<\(debugAddress(of: self))>" }
    return MainActor.assumeIsolated { fullDebugLine }
  }

  private var fullDebugLine: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " @\(shortText(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    let names = containerName.map { ", names: \($0)" } ?? ""
    return "<\(debugAddress(of: self)) \(name)\(formatText ?? equationText)\(strength)"
      + "   (\(state)\(names))>"
  }

  // MARK: Equation

  private var equationText: String {
    guard let second = secondOperand else {
      return "\(debugText(firstOperand)) \(sign) \(shortText(constant))"
    }
    let factor = multiplier == 1 ? "" : "\(shortText(multiplier))*"
    let rest =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(shortText(abs(constant)))"
    return "\(debugText(firstOperand)) \(sign) \(factor)\(debugText(second))\(rest)"
  }

  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private func debugText(_ operand: ConstraintOperand) -> String {
    if operand.isDistance { return operand.name }
    guard let item = operand.item else { return "a freed item.\(operand.attribute)" }
    return "\(debugAddress(of: item)).\(operand.attribute)"
  }

  // MARK: Format string

  /// The gap between two neighbours, or a view and its superview's edge, in the format language;
  /// nil for other constraints.
  private var formatText: String? {
    guard let gap else { return nil }
    let prefix = firstAttribute.axis == .vertical ? "V:" : "H:"
    let distance = "-(\(gapRelation)\(shortText(constant)))-"
    let suffix = firstAttribute == .left || firstAttribute == .right ? "(LTR)" : ""
    return prefix + boxText(gap.start, isStart: true) + distance + boxText(gap.end, isStart: false)
      + suffix
  }

  /// The sign of a relation, which is left out when both sides are equal.
  private var gapRelation: String { relation == .equal ? "" : sign }

  /// The items before and after the gap, when the constraint is `after == before + constant`
  /// between edges that face each other.
  private var gap: (start: any ConstraintItem, end: any ConstraintItem)? {
    guard multiplier == 1, let second = secondOperand, !firstOperand.isDistance,
      !second.isDistance, let end = firstOperand.item, let start = second.item
    else { return nil }
    let isMinEdge = [.leading, .left, .top].contains(firstAttribute)
    let isMaxEdge = [.trailing, .right, .bottom].contains(firstAttribute)
    if firstAttribute == secondAttribute {
      // From the edge of a superview inward, or from a subview out to the edge.
      if isMinEdge, isSuperview(start, of: end) { return (start, end) }
      if isMaxEdge, isSuperview(end, of: start) { return (start, end) }
      return nil
    }
    let facing: [Attribute: Attribute] = [.leading: .trailing, .left: .right, .top: .bottom]
    guard isMinEdge, facing[firstAttribute] == secondAttribute else { return nil }
    return (start, end)
  }

  private func isSuperview(_ outer: any ConstraintItem, of inner: any ConstraintItem) -> Bool {
    guard outer is UIView, let view = inner as? UIView else { return false }
    return view.parent === outer
  }

  /// Returns the text of one end of a gap: an item, or the bar that represents the superview.
  private func boxText(_ element: any ConstraintItem, isStart: Bool) -> String {
    isContainer(element) ? "|" : "[\(debugAddress(of: element))]"
  }

  private func isContainer(_ element: any ConstraintItem) -> Bool {
    guard let gap, firstAttribute == secondAttribute else { return false }
    return element === ([.leading, .left, .top].contains(firstAttribute) ? gap.start : gap.end)
  }

  /// The superview that a bar represents.
  private var containerName: String? {
    guard let gap, let container = [gap.start, gap.end].first(where: isContainer) else {
      return nil
    }
    return "'|':\(debugAddress(of: container))"
  }
}

/// Class and address of an object, as Apple's descriptions begin.
private func debugAddress(of object: AnyObject) -> String {
  let address = UInt(bitPattern: ObjectIdentifier(object))
  return "\(type(of: object)):0x\(String(address, radix: 16))"
}

/// Returns a number without zeros after the point.
private func shortText(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
