// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The frames that a file stores, compared with the required constraints of the file.
///
/// A layout that differs from stored frames may differ because a content has another size in it
/// than on the canvas. Frames that contradict a required constraint are out of date whatever the
/// contents are.
@MainActor struct StoredFrames {
  /// The difference between the edges of a view in the file and in the layout, in points.
  private struct Shift {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
  }

  private let layout: CheckedLayout
  private let shifts: [ObjectIdentifier: Shift]

  init(_ layout: CheckedLayout) {
    self.layout = layout
    var shifts: [ObjectIdentifier: Shift] = [:]
    // A view comes before its descendants.
    for view in layout.views {
      let outer = layout.parent(of: view).flatMap { shifts[ObjectIdentifier($0.view)] }
      guard view.parent == nil || outer != nil, let loaded = layout.loaded else { continue }
      var shift = Shift()
      if let outer {
        guard let stored = view.description?.frame else { continue }
        let frame = loaded.comparableFrame(of: view.view)
        shift.left = outer.left + stored.x - Double(frame.minX)
        shift.right = shift.left + stored.width - Double(frame.width)
        shift.top = outer.top + stored.y - Double(frame.minY)
        shift.bottom = shift.top + stored.height - Double(frame.height)
      }
      shifts[ObjectIdentifier(view.view)] = shift
    }
    self.shifts = shifts
  }

  /// Whether the stored frame of a view contradicts a required equality of the file by a point or
  /// more.
  func contradictConstraint(of view: CheckedView) -> Bool {
    guard let loaded = layout.loaded else { return false }
    return loaded.constraints.contains { constraint in
      guard constraint.isActive, constraint.priority == .required, constraint.relation == .equal,
        constraint.firstItem === view.view || constraint.secondItem === view.view,
        !isGuessed(constraint.firstItem, in: loaded), !isGuessed(constraint.secondItem, in: loaded),
        let points = violation(of: constraint)
      else { return false }
      return points >= least(of: constraint, in: loaded)
        && !isOfOtherBuild(constraint, points, in: loaded)
    }
  }

  /// Whether a violation is that of a cell drawn by a build whose cells have another upper and lower
  /// margin. Observed: `DFU.storyboard` of IOS-nRF-Mesh-Library has cells with both.
  private func isOfOtherBuild(
    _ constraint: NSLayoutConstraint, _ points: Double, in scene: LoadedScene
  ) -> Bool {
    guard let change = layout.file?.file.document.changeOfCellEnds, abs(points - change) < 0.51
    else { return false }
    let ends = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    return ends.contains { item, attribute in
      let content = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      let description = content.flatMap(scene.description(of:))
      guard let content, let description, description.margins == nil,
        description.element == "tableViewCellContentView"
      else { return false }
      return [.topMargin, .bottomMargin].contains(attribute)
        || item === content.layoutMarginsGuide && [.top, .bottom].contains(attribute)
    }
  }

  /// The smallest violation that shows an old frame. macOS files have whole points, so that two
  /// edges together may be rounded by one. The insets of its controls differ between versions of
  /// Xcode, and the frames of a file may be of several: of one control, by 3 points at most.
  private func least(of constraint: NSLayoutConstraint, in scene: LoadedScene) -> Double {
    guard layout.platform == .macOS else { return 1 }
    let isOfControl = [constraint.firstItem, constraint.secondItem].contains { item in
      (item as? UIView).map { scene.measures(of: $0) }?
        .contains { $0.kind == .alignmentInsets } == true
    }
    return isOfControl ? 4 : 1.5
  }

  /// Whether the alignment rectangle of an item is a guess, so that the place of its frame is one.
  private func isGuessed(_ item: AnyObject?, in scene: LoadedScene) -> Bool {
    guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return false }
    return scene.guesses(about: view).contains { $0.measure.kind == .alignmentInsets }
  }

  /// Returns the violation by the stored frames of a constraint that the layout keeps; nil when it
  /// depends on more than frames.
  private func violation(of constraint: NSLayoutConstraint) -> Double? {
    guard
      let first = change(
        of: constraint.firstAttribute, constraint.firstItem, besides: constraint.secondItem)
    else { return nil }
    guard let item = constraint.secondItem else { return abs(first) }
    guard
      let second = change(
        of: constraint.secondAttribute, item, besides: constraint.firstItem)
    else { return nil }
    let isLength = [.width, .height].contains(constraint.secondAttribute)
    guard isLength || constraint.multiplier == 1 else { return nil }
    return abs(first - Double(constraint.multiplier) * second)
  }

  /// Returns the difference between a value of an item in the file and in the layout.
  private func change(
    of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?, besides other: AnyObject?
  ) -> Double? {
    guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView,
      let shift = shifts[ObjectIdentifier(view)]
    else { return nil }
    // The edges of scrolled content are not stored.
    if view is UIScrollView, (other as? UIView)?.isDescendant(of: view) ?? true { return nil }
    if layout.platform == .macOS, attribute.isVertical { return nil }
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return shift.left
    case .right, .trailing, .rightMargin, .trailingMargin: return shift.right
    case .top, .topMargin: return shift.top
    case .bottom, .bottomMargin: return shift.bottom
    case .width: return shift.right - shift.left
    case .height: return shift.bottom - shift.top
    case .centerX, .centerXWithinMargins: return (shift.left + shift.right) / 2
    case .centerY, .centerYWithinMargins: return (shift.top + shift.bottom) / 2
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether a number is one of heights, which grow upward in macOS files.
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins: true
    default: false
    }
  }
}
