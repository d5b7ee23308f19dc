// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinLayout
import QuoinPlatform

// The rules for the ends, and for the list between them.

extension VFLStatement {
  var mixedAxes: VFLRule.Breach? {
    guard let first = leading?.sign, let last = trailing?.sign, first.axis != last.axis
    else { return nil }
    return VFLRule.Breach(
      clause: "\(first.symbol) begins a \(first.axis.lineWord) and \(last.symbol) ends a "
        + "\(last.axis.lineWord); use operators of one axis",
      evidence: [first.symbol, last.symbol])
  }

  var weightAtOneEnd: VFLRule.Breach? {
    guard ends.count < 2 else { return nil }
    for node in nodes {
      guard case .weight = resolvedSize(of: node) else { continue }
      return VFLRule.Breach(
        clause: "\(node.text) has a weight, but the list is tied at one end only; weights share "
          + "what is left between two ends", evidence: [node.text])
    }
    return nil
  }

  var openEnd: VFLRule.Breach? {
    guard trailing == nil, let last = nodes.last, last.isSpace else { return nil }
    return VFLRule.Breach(
      clause:
        "the list ends with the space \(last.text), and nothing stands behind it; end it with "
        + "a view", evidence: [last.text])
  }

  var openBeginning: VFLRule.Breach? {
    guard leading == nil, let first = nodes.first, first.isSpace else { return nil }
    return VFLRule.Breach(
      clause:
        "the list begins with the space \(first.text), and nothing stands before it; begin it "
        + "with a view", evidence: [first.text])
  }

  var unfitEnd: VFLRule.Breach? {
    guard let end = ends.first(where: { !$0.isPlace(on: axis) }) else { return nil }
    let places =
      axis == .horizontal
      ? "left, right, leading, trailing, centerX or a margin"
      : "top, bottom, centerY, a baseline or a margin"
    let name = end.attribute.plainName
    return VFLRule.Breach(
      clause: "\(name) cannot be an end of a \(axis.lineWord); use a view, a guide, or its "
        + "\(places)", evidence: [name])
  }

  var separateTrees: VFLRule.Breach? {
    if let loose = items.first(where: { PlatformItem.view(of: $0) == nil }) {
      let name = PlatformItem.name(of: loose)
      return VFLRule.Breach(
        clause: "\(name) belongs to no view; add it to a view first", evidence: [name],
        rule: TreeRule.guideWithoutOwner.rawValue)
    }
    let views = items.compactMap(PlatformItem.view)
    guard let first = views.first,
      let stranger = views.first(where: { PlatformItem.commonAncestor(of: first, $0) == nil })
    else { return nil }
    let names = [first, stranger].map { PlatformItem.name(of: $0) }
    return VFLRule.Breach(
      clause: "\(names[0]) and \(names[1]) have no common superview; add both to one tree first",
      evidence: names, rule: TreeRule.noCommonAncestor.rawValue)
  }

  var nothingFlexible: VFLRule.Breach? {
    guard ends.count == 2 else { return nil }
    for node in nodes {
      guard case .fixed = resolvedSize(of: node) else { return nil }
    }
    return VFLRule.Breach(
      clause:
        "all parts are fixed between two ends, so the numbers have to add up exactly; leave one "
        + "part without a size, or give it a weight", evidence: nodes.map(\.text))
  }
}

extension MortarAxis {
  fileprivate var lineWord: String { self == .horizontal ? "row" : "column" }
}

extension VFLTerminal {
  /// Returns whether the end is a view, a guide or one location of theirs on the axis.
  @MainActor fileprivate func isPlace(on axis: MortarAxis) -> Bool {
    guard attribute.item != nil else { return false }
    guard let form = attribute.form else { return true }
    guard let place = form.components.first, form.components.count == 1 else { return false }
    return switch place.kind {
    case .vertical: axis == .vertical
    case .directional, .absolute, .middle: axis == .horizontal
    default: false
    }
  }
}
