// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    // Only a subview is arranged: one that leaves is no longer.
    if view.isSubview(of: self), let old = arranged.firstIndex(where: { $0 === view }) {
      let target = min(max(index, 0), arranged.count)
      guard target != old, target != old + 1 || index == arranged.count else { return }
      arranged.remove(at: old)
      arranged.insert(view, at: min(target, arranged.count))
      rulesDidChange()
      return
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    rulesDidChange()
  }

  func stopArranging(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rulesDidChange()
  }

  func rulesDidChange() {
    rulesAreDirty = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Replaces the constraints of the last arrangement with those of the current one.
  func makeConstraints() {
    guard rulesAreDirty else { return }
    rulesAreDirty = false
    let builder = StackBuilder(self)
    deleteConstraints(builder.leavingConstraints)
    for entry in builder.leavingGuides { deleteGuide(entry.guide) }
    for entry in builder.guides where entry.isNew { insertGuide(entry.guide) }
    let keepsSome = builder.newConstraints.count < builder.constraints.count
    madeGuides = builder.guides
    madeConstraints = builder.constraints
    for constraint in builder.newConstraints { constraint.attach(to: self) }
    if keepsSome, !builder.newConstraints.isEmpty { constraintOrderDidChange() }
  }

  /// The spacing, or the system's where the value means that.
  var resolvedSpacing: CGFloat {
    spacing == UIStackView.spacingUseSystem ? systemSpacing : spacing
  }

  /// Returns the gap after a view.
  func spacing(after view: UIView) -> CGFloat {
    guard let custom = customSpacings[ObjectIdentifier(view)] else { return resolvedSpacing }
    return custom == UIStackView.spacingUseSystem ? systemSpacing : custom
  }

  /// Returns the content size of a view along the axis, or the size that replaces it, 0 when it has
  /// none.
  ///
  /// Texts are measured on one line, as at the beginning of each layout, so that proportions do not
  /// depend on the width of the last layout.
  func contentLength(of view: UIView) -> CGFloat {
    let length = self.length(view.contentSize(wrappedAt: 0))
    if length <= 0, let share = view.layoutOverrides?.shareSize {
      return max(self.length(share), 0)
    }
    return max(length, 0)
  }

  private func length(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  func baselineView(first: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return (first ? visible.first : visible.last) ?? self }
    var tallest: UIView?
    for view in visible {
      guard let known = tallest else {
        tallest = view
        continue
      }
      // The heights are compared on one line, as each layout begins.
      if view.contentSize(wrappedAt: 0).height > known.contentSize(wrappedAt: 0).height {
        tallest = view
      }
    }
    return tallest ?? self
  }
}
