// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// Writes the mirror image of a worked case for the opposite direction.
///
/// Places are measured from the other side: `x` in a superview of width `W` becomes `W - x`. So
/// left and right are exchanged, and constants between absolute places change sign. What follows
/// the direction stays as it is, because the direction is turned too.
@MainActor struct CaseMirror {
  /// The original, laid out: a multiplied place needs the width that it is measured in.
  let tree: CaseTree

  func mirrored(_ data: CaseValue) -> CaseValue {
    data.changing("root", mirroredRoot)
      .changingEach("views", mirroredView)
      .changingEach("constraints", mirroredConstraint)
      .changingEach("vfl") { $0.changing("options", mirroredOptions) }
  }

  func mirroredEdit(_ operation: CaseValue) -> CaseValue {
    switch operation["op"].text {
    case "setConstraint": mirroredConstantEdit(operation)
    case "activate": operation.changingEach("constraints", mirroredConstraint)
    case "setView": mirroredView(operation)
    case "setRoot": mirroredInsets(of: operation).changing("rtl", turned)
    default: operation
    }
  }

  // MARK: Views

  /// A case in the other direction, without mirroring anything.
  static func turned(_ data: CaseValue) -> CaseValue {
    data.changing("root") { $0.setting("rtl", to: !$0["rtl"].isTrue) }
      .changingEach("views") { $0.changing("rtl", turnedFlag) }
      .changingEach("steps") { $0.changingEach("do") { $0.changing("rtl", turnedFlag) } }
  }

  private static func turnedFlag(_ flag: CaseValue) -> CaseValue {
    CaseValue(value: !flag.isTrue)
  }

  private func turned(_ flag: CaseValue) -> CaseValue { Self.turnedFlag(flag) }

  private func mirroredRoot(_ root: CaseValue) -> CaseValue {
    mirroredInsets(of: root).setting("rtl", to: !root["rtl"].isTrue)
  }

  private func mirroredView(_ view: CaseValue) -> CaseValue {
    mirroredInsets(of: view).changing("rtl", turned).changing("autoresizing", mirroredMask)
  }

  /// Top, left, bottom, right.
  private func mirroredInsets(of item: CaseValue) -> CaseValue {
    ["alignmentInsets", "layoutMargins", "safeArea"].reduce(item) { item, key in
      item.changing(key) { insets in
        let sides = insets.list.map(\.value)
        return CaseValue(value: [sides[0], sides[3], sides[2], sides[1]])
      }
    }
  }

  private func mirroredMask(_ capture: CaseValue) -> CaseValue {
    let frame = capture["frame"].numbers?.compactMap { $0 } ?? []
    let width = capture["superSize"].numbers?.first.flatMap { $0 } ?? 0
    let opposite = [
      "flexibleLeftMargin": "flexibleRightMargin", "flexibleRightMargin": "flexibleLeftMargin",
    ]
    var mask = capture["mask"].strings
    // With nothing flexible the left edge stays, which is to say that the right margin is flexible.
    if Set(mask).isDisjoint(with: Array(opposite.keys) + ["flexibleWidth"]) {
      mask.append("flexibleRightMargin")
    }
    return
      capture
      .setting("frame", to: [width - frame[0] - frame[2], frame[1], frame[2], frame[3]])
      .setting("mask", to: mask.map { opposite[$0] ?? $0 })
  }

  private func mirroredOptions(_ options: CaseValue) -> CaseValue {
    let opposite = [
      "alignAllLeft": "alignAllRight", "alignAllRight": "alignAllLeft",
      "directionLeftToRight": "directionRightToLeft",
      "directionRightToLeft": "directionLeftToRight",
    ]
    return CaseValue(value: options.strings.map { opposite[$0] ?? $0 })
  }

  // MARK: Constraints

  /// The constant of a constraint changes as the whole constraint would.
  private func mirroredConstantEdit(_ operation: CaseValue) -> CaseValue {
    guard let constant = operation["c"].number,
      let constraint = tree.descriptions[operation["id"].text ?? ""]
    else { return operation }
    let mirrored = mirroredConstraint(constraint.setting("c", to: constant))
    return operation.setting("c", to: mirrored["c"].number ?? 0)
  }

  private func mirroredConstraint(_ constraint: CaseValue) -> CaseValue {
    let operands = [constraint["a"].text, constraint["b"].text].compactMap { $0 }
    if operands.contains(where: { $0.hasPrefix("offset(") }) {
      return constraint.changing("a", mirroredOffset).changing("b", mirroredOffset)
    }
    let attributes = operands.map { MirrorAttribute($0[...]) }
    guard attributes.count == 2, attributes[0].isHorizontal else { return constraint }
    let multiplier = constraint["m"].number ?? 1
    let isDirectional = attributes.contains(where: \.isDirectional)
    if isDirectional && multiplier == 1 { return constraint }
    let (width, isRightToLeft) = space(of: attributes)
    // In the original, a directional constraint in right to left has turned once already.
    let constant = (constraint["c"].number ?? 0) + 8 * (constraint["sys"].number ?? 0)
    let turnsTwice = isDirectional && isRightToLeft
    let sides = attributes.map { $0.side(rightToLeft: isRightToLeft).mirrored.text }
    return
      constraint
      .setting("a", to: sides[0]).setting("b", to: sides[1]).setting("sys", to: 0)
      .setting("c", to: width * (1 - multiplier) - (turnsTwice ? -constant : constant))
      .setting("rel", to: turnsTwice ? constraint["rel"].text ?? "==" : reversed(constraint))
  }

  private func reversed(_ constraint: CaseValue) -> String {
    ["<=": ">=", ">=": "<="][constraint["rel"].text ?? "=="] ?? "=="
  }

  /// The distance between absolute places runs the other way. One that follows the direction stays.
  private func mirroredOffset(_ operand: CaseValue) -> CaseValue {
    guard let text = operand.text, text.hasPrefix("offset(") else { return operand }
    let ends = text.dropFirst("offset(".count).dropLast().split(separator: ",")
      .map { MirrorAttribute($0) }
    guard ends.allSatisfy({ $0.isHorizontal && !$0.isDirectional }) else { return operand }
    let swapped = ends.reversed().map(\.mirrored.text)
    return CaseValue(value: "offset(\(swapped.joined(separator: ",")))")
  }

  /// The width and direction of the nearest common ancestor, which places are measured in.
  private func space(of attributes: [MirrorAttribute]) -> (CGFloat, Bool) {
    let views = attributes.compactMap { attribute -> UIView? in
      switch tree.element(attribute.item) {
      case let view as UIView: view
      case let guide as UILayoutGuide: guide.owningView
      default: nil
      }
    }
    var ancestor = views.first
    while let view = ancestor, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      ancestor = view.superview
    }
    return (
      ancestor?.bounds.width ?? 0, ancestor?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }
}
