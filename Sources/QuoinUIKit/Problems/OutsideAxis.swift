// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The distance of a view beyond the edges of the screen along an axis, and the way to bring it back.
@MainActor struct OutsideAxis {
  let view: UIView
  let name: String
  let axis: NSLayoutConstraint.Axis
  let screen: String
  /// The points beyond the leading or upper edge, and beyond the trailing or lower one.
  let before: CGFloat
  let after: CGFloat
  let screenLength: CGFloat
  /// The width or the height of the view.
  let length: CGFloat
  let isMirrored: Bool

  private var isHorizontal: Bool { axis == .horizontal }
  private var size: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var start: String { isHorizontal ? "leading" : "top" }
  private var end: String { isHorizontal ? "trailing" : "bottom" }
  private var isBelowScreen: Bool { before < 1 }

  func remedy(_ names: ViewNames) -> String? {
    let own = view.programConstraints.filter { $0.firstOperand.axis == axis }
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if let weak = own.first(where: {
      $0.firstItem === view && $0.firstAttribute.isStart(isMirrored) == false
        && $0.priority.rawValue < resistance.rawValue
    }), isBelowScreen {
      return "\(weak.summary) gives way to its content at "
        + "\(ShownFrames.number(CGFloat(resistance.rawValue))); a priority above that keeps it inside"
    }
    for constraint in own {
      if let words = multiple(constraint) ?? outwardConstant(constraint) { return words }
    }
    if let words = own.lazy.compactMap({ shiftedCenter($0, names) }).first { return words }
    if after >= length {
      // Another length leaves it where it begins.
      return own.lazy.compactMap { lateBeginning($0) }.first
    }
    if before >= length, let words = own.lazy.compactMap({ earlyEnd($0) }).first { return words }
    for constraint in own {
      if let words = wrongNeighbour(constraint, names) ?? wholeLength(constraint)
        ?? constantLength(constraint)
      {
        return words
      }
    }
    return openEnd ?? longContent(names)
  }

  /// A center that is tied to an edge, or is farther from the center of a view around it than the edge
  /// of that is.
  private func shiftedCenter(_ constraint: NSLayoutConstraint, _ names: ViewNames) -> String? {
    let center: NSLayoutConstraint.Attribute = isHorizontal ? .centerX : .centerY
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let other = constraint.other(than: view), view.isInside(other),
      constraint.attribute(of: view) == center, let attribute = constraint.attribute(of: other)
    else { return nil }
    if let isStart = attribute.isStart(isMirrored) {
      let edge = isStart ? start : end
      return "\(constraint.summary) puts its center there; tie \(name).\(edge) to that edge"
    }
    guard attribute == center, length < screenLength,
      abs(constraint.constant) > (screenLength - length) / 2
    else { return nil }
    return "\(constraint.summary): the edge of \(screen) is only "
      + "\(ShownFrames.number(screenLength / 2)) from its center"
  }

  /// A part of the view that a constant makes longer than the screen.
  private func longContent(_ names: ViewNames) -> String? {
    var views = view.subviews
    while !views.isEmpty {
      for inner in views where !inner.isHidden && !(inner is UIScrollView) {
        guard let constant = inner.constantLength(axis), constant > screenLength else { continue }
        return "\(names.name(of: inner)) is \(ShownFrames.number(constant)) "
          + "\(isHorizontal ? "wide" : "high"), and \(screen) only \(ShownFrames.number(screenLength))"
      }
      views = views.flatMap(\.subviews)
    }
    return nil
  }

  /// An end that is tied to the beginning of a view around it.
  private func earlyEnd(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.relation == .equal, let other = constraint.other(than: view),
      view.isInside(other), constraint.attribute(of: view)?.isStart(isMirrored) == false,
      constraint.attribute(of: other)?.isStart(isMirrored) == true
    else { return nil }
    return "\(constraint.summary) ends it where \(screen) begins; tie \(name).\(start) in place of "
      + "\(name).\(end) to that edge"
  }

  /// A multiplier in place of points or of a part.
  private func multiple(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.isMultiple(of: view), constraint.firstAttribute == size else { return nil }
    return
      "\(constraint.summary) multiplies by \(ShownFrames.number(constraint.multiplier)): a part "
      + "of a length is a multiplier below 1, and points are a constant"
  }

  /// A constant at an edge of a view around it that moves outward.
  private func outwardConstant(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.relation == .equal,
      abs(constraint.constant) >= 1, constraint.firstAttribute == constraint.secondAttribute,
      let other = constraint.other(than: view), view.isInside(other),
      let isStart = constraint.firstAttribute.isStart(isMirrored)
    else { return nil }
    let moved = constraint.firstItem === view ? constraint.constant : -constraint.constant
    // Leading and trailing constants follow the reading direction; left and right ones do not.
    let isAbsolute = constraint.firstAttribute == .left || constraint.firstAttribute == .right
    let inward = isMirrored && isAbsolute ? -moved : moved
    guard isStart ? inward < 0 && before >= 1 : inward > 0 && after >= 1 else { return nil }
    let constant = constraint.constant
    return "\(constraint.summary): constant \(ShownFrames.number(constant)) -> "
      + ShownFrames.number(-constant)
  }

  /// A beginning that is tied to the end of a view around it, or is as far from the beginning of that
  /// as the screen is long.
  private func lateBeginning(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.relation == .equal, let other = constraint.other(than: view),
      view.isInside(other), constraint.attribute(of: view)?.isStart(isMirrored) == true,
      let isStart = constraint.attribute(of: other)?.isStart(isMirrored)
    else { return nil }
    if !isStart {
      return "\(constraint.summary) begins it where \(screen) ends; tie \(name).\(end) in place of "
        + "\(name).\(start) to that edge"
    }
    guard abs(constraint.constant) >= screenLength else { return nil }
    return "\(constraint.summary): \(screen) is only \(ShownFrames.number(screenLength)) "
      + "\(isHorizontal ? "wide" : "high")"
  }

  /// A view whose end is tied to the beginning of the view that it should follow, or that hangs on
  /// a view that does not follow the reading direction.
  private func wrongNeighbour(
    _ constraint: NSLayoutConstraint, _ names: ViewNames
  ) -> String? {
    guard constraint.relation == .equal,
      let other = constraint.other(than: view) as? UIView, !view.isDescendant(of: other),
      !other.isDescendant(of: view),
      let own = constraint.attribute(of: view)?.isStart(isMirrored),
      let others = constraint.attribute(of: other)?.isStart(isMirrored), own != others
    else { return nil }
    let sibling = names.name(of: other)
    if isMirrored,
      let fixed = other.programConstraints.first(where: {
        [.left, .right].contains($0.attribute(of: other))
      })
    {
      return
        "\(fixed.summary) does not follow the reading direction from right to left, as leading "
        + "and trailing do"
    }
    guard !own, before >= 1 else { return nil }
    return "\(constraint.summary) puts it \(isHorizontal ? "before" : "above") \(sibling); for the "
      + "other side tie \(name).\(start) to \(sibling).\(end)"
  }

  /// The whole length of a view around it, beside an inset.
  private func wholeLength(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.isLength(size, of: view), isBelowScreen, constraint.multiplier == 1,
      constraint.constant == 0, constraint.secondAttribute == size,
      let other = constraint.other(than: view), view.isInside(other)
    else { return nil }
    return "tie its \(end) edge in place of \(constraint.summary)"
  }

  /// A length in points that the screen does not have.
  private func constantLength(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.isLength(size, of: view), constraint.secondItem == nil,
      constraint.relation != .lessThanOrEqual, constraint.priority == .required
    else { return nil }
    return
      "with \(name).\(end) <= \(screen).\(end), and \(constraint.summary) at the priority 999, it "
      + "stays inside"
  }

  /// A content that begins on the screen and has no end.
  private var openEnd: String? {
    guard isBelowScreen, isHorizontal, !isMirrored, !view.hasProgramLength(axis),
      view is UILabel || view is UIStackView || view is UIControl
    else { return nil }
    let inset = ShownFrames.number(-before)
    return "\(name).trailing <= \(screen).trailing - \(inset) keeps it inside"
  }
}
