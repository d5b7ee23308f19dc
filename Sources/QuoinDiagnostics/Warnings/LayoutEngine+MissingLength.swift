// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// Finds whether a root that is as small as its constraints allow has no length although views
  /// inside need one: a cell, or another view in a fitting pass.
  ///
  /// - Parameters:
  ///   - root: a root. Its given size, if it has one, counts on the other axis only. A root without
  ///     a given size was laid out for a target length of 0 already.
  ///   - axis: the axis of the length.
  ///   - standard: the length in points that the root gets where its constraints allow 0, such as
  ///     the 44 of a row of a table. Views that fit into it need no other.
  ///   - isShown: whether an item is visible.
  /// - Returns: nil when the root has a length, when no view with constraints inside needs more
  ///   than the standard, or for an item that is not a root.
  /// - Complexity: up to three layouts of a copy, and one more for a fix.
  public func missingLength(
    of root: ItemID, _ axis: LayoutAxis, standard: Double = 0,
    isShown: (ItemID) -> Bool = { _ in true }
  ) -> MissingLength? {
    guard let fitted = fitted(root, axis),
      LayoutTolerance.isZero(fitted.frame(of: root).size.length(axis)),
      let shown = standard > 0 ? fitted.laidOut(root, axis, length: standard) : fitted
    else { return nil }
    // What is outside of a long root too, such as a line above its top, needs no length.
    let long = standard + 10_000
    let placed = fitted.laidOut(root, axis, length: long)?.itemsOutside(
      of: root, axis, length: long, isShown: isShown)
    let overflowing = shown.itemsOutside(of: root, axis, length: standard, isShown: isShown)
      .filter { placed?.contains($0) != true }
    guard let last = overflowing.max(by: { shown.end(of: $0, axis) < shown.end(of: $1, axis) })
    else { return nil }
    let constraints = [
      shown.linkingConstraint(overflowing, axis),
      shown.closingConstraint(of: last, overflowing, axis),
    ]
    let fix = constraints.lazy.compactMap(\.self).compactMap {
      fitted.fix($0, containing: overflowing, in: root, axis)
    }.first
    return MissingLength(
      item: root, axis: axis, standard: standard, overflowing: overflowing, fix: fix)
  }

  /// A copy in which a root without a given size has a length; nil when the engine refuses it.
  private func laidOut(_ root: ItemID, _ axis: LayoutAxis, length: Double) -> LayoutEngine? {
    var copy = self
    do throws(LayoutError) {
      try copy.addConstraint(
        LayoutConstraint(
          .attribute(root, axis.sizeAttribute), .equal, constant: length, breaking: .fixed))
    } catch {
      return nil
    }
    copy.layout()
    return copy
  }

  /// The priority of a length of 0 in a fitting pass, that of `fittingSizeLevel` in UIKit.
  private static let fittingPriority = 50.0

  /// A copy in which a root is as short as its constraints allow; nil when the item is not a root.
  private func fitted(_ root: ItemID, _ axis: LayoutAxis) -> LayoutEngine? {
    guard var item = item(root), item.parent == nil else { return nil }
    guard let given = item.givenSize else { return self }
    var copy = self
    item.givenSize = nil
    do throws(LayoutError) {
      try copy.updateItem(root, to: item)
      for side in LayoutAxis.allCases {
        let isFitted = side == axis
        let length = given.length(side) - item.alignmentInsets.total(side)
        try copy.addConstraint(
          LayoutConstraint(
            .attribute(root, side.sizeAttribute), .equal, constant: isFitted ? 0 : length,
            priority: isFitted ? Self.fittingPriority : 1000, breaking: .fixed))
      }
    } catch {
      return nil
    }
    copy.layout()
    return copy
  }

  /// The outermost views that have constraints on the axis and stick out of a root.
  private func itemsOutside(
    of root: ItemID, _ axis: LayoutAxis, length: Double, isShown: (ItemID) -> Bool
  ) -> [ItemID] {
    var found: [ItemID] = []
    // Views whose descendants are skipped.
    var closed: Set<ItemID> = []
    for id in items {
      guard let item = item(id), let parent = item.parent, item.kind == .view else { continue }
      // Scrolled content needs no length of its container.
      guard isShown(id), !closed.contains(parent), self.item(parent)?.isScrollView == false else {
        closed.insert(id)
        continue
      }
      let isInside =
        start(of: id, axis) >= -LayoutTolerance.length
        && end(of: id, axis) <= length + LayoutTolerance.length
      guard !isInside, alignmentRect(of: id).size.length(axis) > LayoutTolerance.length,
        isMentioned(id, axis), self.root(of: id) == root
      else { continue }
      found.append(id)
      closed.insert(id)
    }
    return found
  }

  /// The link that a chain of views between both ends of their parent lacks: from the first view to
  /// the next one, to which no constraint relates it.
  private func linkingConstraint(_ items: [ItemID], _ axis: LayoutAxis) -> LayoutConstraint? {
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for (before, after) in zip(items, items.dropFirst()) {
      guard let parent = item(before)?.parent, item(after)?.parent == parent,
        endsWithContent(parent, end)
      else { continue }
      let areLinked = constraintIDs.contains { id in
        constraint(id, places: before) && constraint(id, places: after)
          && LayoutRequirement.constraint(id).axes(in: self).contains(axis)
      }
      guard !areLinked else { continue }
      return LayoutConstraint(
        .attribute(after, start), .equal, .attribute(before, end), constant: 8)
    }
    return nil
  }

  /// A constraint that ends a root where its last view ends, with the inset of its first view.
  private func closingConstraint(
    of last: ItemID, _ items: [ItemID], _ axis: LayoutAxis
  ) -> LayoutConstraint? {
    guard let parent = item(last)?.parent else { return nil }
    let start =
      items.filter { item($0)?.parent == parent }
      .map { alignmentRect(of: $0).origin(axis) - boundsRect(of: parent).origin(axis) }.min() ?? 0
    let attribute: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    // Hundredths are finer than the pixels of any screen.
    let inset = (max(0, start) * 100).rounded() / 100
    return LayoutConstraint(
      .attribute(last, attribute), .equal, .attribute(parent, attribute), constant: -inset)
  }

  /// Solves a copy with a constraint. Returns nil unless the root contains the views then.
  private func fix(
    _ constraint: LayoutConstraint, containing items: [ItemID], in root: ItemID,
    _ axis: LayoutAxis
  ) -> MissingLength.Fix? {
    var length = 0.0
    var trial = LayoutTrial(self)
    let tried = trial.fix(.add(constraint)) { changed in
      length = changed.frame(of: root).size.length(axis)
      let isHeld = items.allSatisfy {
        changed.start(of: $0, axis) >= -LayoutTolerance.length
          && changed.end(of: $0, axis) <= length + LayoutTolerance.length
      }
      return isHeld ? 1 : 0
    }
    guard let tried, tried.newConflicts == 0 else { return nil }
    return MissingLength.Fix(tried: tried, constraint: constraint, length: length)
  }

  /// Returns the coordinate of the start of an item in its root.
  private func start(of id: ItemID, _ axis: LayoutAxis) -> Double {
    var start = alignmentRect(of: id).origin(axis)
    var next = item(id)?.parent
    while let parent = next, let above = item(parent)?.parent {
      start += frame(of: parent).origin(axis)
      next = above
    }
    return start
  }

  /// Returns the coordinate of the end of an item in its root.
  private func end(of id: ItemID, _ axis: LayoutAxis) -> Double {
    start(of: id, axis) + alignmentRect(of: id).size.length(axis)
  }

  private func root(of id: ItemID) -> ItemID {
    var root = id
    while let parent = item(root)?.parent { root = parent }
    return root
  }
}
