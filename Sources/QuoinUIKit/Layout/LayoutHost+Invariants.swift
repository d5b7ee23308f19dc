// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

#if QUOIN_INVARIANTS
extension LayoutHost {
  /// Checks that the engine has the items and constraints of the tree, as they are, and that views
  /// and guides have the frames of the solution. Stops the program where they do not.
  ///
  /// Checks a layout that has settled. Calls nothing that a program can override, except for
  /// constraints of a class of its own.
  /// - Complexity: O(*n*), *n* the number of views, guides and constraints of the tree.
  func checkInvariants() {
    if isDirty == edits.isEmpty { invariantFailure("does not know whether it is current") }
    guard let root, !isDirty, !edits.needsRebuild else { return }
    let constraints = activeConstraints(below: root)
    let mentions = LayoutMentions(constraints)
    var known = Set<ItemID>()
    root.checkShortcuts()
    root.checkSubviewLists()
    checkItems(below: root, mentions, &known)
    for (index, handle) in handles.enumerated() {
      let id = engine.itemID(at: Int32(index))
      guard engine.item(id) != nil, !known.contains(id) else { continue }
      invariantFailure("has an item for \(handle.name), which is not in the tree")
    }
    checkConstraints(constraints)
    if !isFitting { checkFrames(known) }
  }

  // MARK: Items

  private func checkItems(
    below root: UIView, _ mentions: LayoutMentions, _ known: inout Set<ItemID>
  ) {
    // A program may return another value at any time, also for the direction or the safe area of
    // descendants.
    let isInsideObserved = sequence(first: root) { $0.parent }.dropFirst()
      .contains(where: \.isObserved)
    root.walk { (view, outer: (id: ItemID, isObserved: Bool)?) -> (id: ItemID, isObserved: Bool)? in
      let isObserved = outer?.isObserved ?? isInsideObserved || view.isObserved
      return checkItems(
        of: view, parent: outer?.id, isObserved: isObserved, mentions, &known
      ).map { (id: $0, isObserved: isObserved) }
    }
  }

  /// - Parameter isObserved: whether a class of the program may override the properties of the view
  ///   or of an ancestor.
  /// - Returns: the item of the view; nil where the contents of the view are not part of the
  ///   layout.
  private func checkItems(
    of view: UIView, parent: ItemID?, isObserved: Bool, _ mentions: LayoutMentions,
    _ known: inout Set<ItemID>
  ) -> ItemID? {
    let isRoot = view.handle === rootHandle
    let isInside = !view.layoutState.isSeparateRoot || isRoot
    guard isInside && !view.layoutState.isDecoration || mentions.contains(view) else {
      if let id = item(of: view.handle), engine.item(id) != nil {
        invariantFailure("has an item for \(view.itemName), which no constraint needs")
      }
      return nil
    }
    let id = checkItem(view, parent: parent, &known)
    check(view, id, mentions)
    if !isObserved { checkDescription(of: view, id) }
    guard isInside else { return nil }
    for guide in view.guideList {
      let axes = view.isScrollItem ? mentions.contentAxes(of: view) : []
      if guide.kind == .contentGuide && axes.isEmpty || !guide.isPartOfLayout { continue }
      let guideID = checkItem(guide, parent: id, &known)
      guard engine.item(guideID)?.kind == guide.kind else {
        invariantFailure("has another kind of guide for \(guide.itemName)")
      }
    }
    return id
  }

  private func checkItem(
    _ object: any ConstraintItem, parent: ItemID?, _ known: inout Set<ItemID>
  ) -> ItemID {
    guard let id = item(of: object.handle), let item = engine.item(id) else {
      invariantFailure("has no item for \(object.itemName)")
    }
    guard handles[Int(id.index)] === object.handle, engine.itemID(at: id.index) == id else {
      invariantFailure("has the item of \(object.itemName) in the slot of another")
    }
    guard item.parent == parent else {
      invariantFailure("has the item of \(object.itemName) inside of another parent")
    }
    guard known.insert(id).inserted else {
      invariantFailure("has the item of \(object.itemName) twice")
    }
    return id
  }

  /// Checks the engine's item of a view.
  private func check(_ view: UIView, _ id: ItemID, _ mentions: LayoutMentions) {
    guard view.layoutState.outdatedHost != number else {
      invariantFailure("would miss the next change of \(view.itemName)")
    }
    let axes = view.isScrollItem ? mentions.contentAxes(of: view) : []
    guard entryExtras[id.index]?.contentAxes ?? [] == axes else {
      invariantFailure("has other axes of the content of \(view.itemName)")
    }
    guard (text(at: id.index) != nil) == view.hasSolvedText else {
      invariantFailure("does not know whether the text of \(view.itemName) wraps")
    }
  }

  private func checkDescription(of view: UIView, _ id: ItemID) {
    guard let item = engine.item(id) else { return }
    let fit = text(at: id.index)?.fit ?? .oneLine
    if let difference = description(of: view, id, fit).difference(from: item) {
      invariantFailure("has another \(difference) of \(view.itemName) than the view")
    }
    guard hasFirstSystem, let first = firstSystem.item(id) else { return }
    if let difference = description(of: view, id, .oneLine).difference(from: first) {
      invariantFailure("has another \(difference) of \(view.itemName) on one line than the view")
    }
  }

  // MARK: Constraints

  private func checkConstraints(_ constraints: [NSLayoutConstraint]) {
    var count = 0
    for constraint in constraints {
      let isExcluded = excluded.contains { $0.constraint === constraint }
      guard let id = id(of: constraint) else {
        guard isExcluded else { invariantFailure("lost \(constraint.summary)") }
        continue
      }
      count += 1
      guard !isExcluded else {
        invariantFailure("has \(constraint.summary), which it reports as excluded")
      }
      guard let known = engine.constraint(id) else {
        invariantFailure("has no longer \(constraint.summary)")
      }
      check(constraint, is: known)
    }
    let all = constraintObjects.count { $0 != nil }
    guard count == all else {
      invariantFailure("has \(all) constraints, but \(count) of the tree are active")
    }
  }

  private func check(_ constraint: NSLayoutConstraint, is known: LayoutConstraint) {
    do throws(ExclusionReason) {
      // A class of the program's may return other numbers without notice.
      guard type(of: constraint) == NSLayoutConstraint.self else { return }
      guard try lower(constraint) == known else {
        invariantFailure("has not \(constraint.summary) but what it was before")
      }
    } catch {
      invariantFailure("has \(constraint.summary), though an item of it is not in the layout")
    }
  }

  // MARK: Messages

  func invariantFailure(_ sentence: String) -> Never {
    preconditionFailure("The layout of \(root?.itemName ?? "a freed view") \(sentence).")
  }
}

extension LayoutItem {
  /// Returns the first property in which two descriptions of an item differ, nil when they are the
  /// same.
  fileprivate func difference(from other: LayoutItem) -> String? {
    let comparisons: [(name: String, isSame: Bool)] = [
      ("kind", kind == other.kind), ("direction", direction == other.direction),
      ("safe area rule", insetsMarginsFromSafeArea == other.insetsMarginsFromSafeArea),
      ("margin rule", preservesSuperviewMargins == other.preservesSuperviewMargins),
      ("kind of scrolling", isScrollView == other.isScrollView),
      ("size", givenSize == other.givenSize), ("bounds origin", boundsOrigin == other.boundsOrigin),
      ("autoresizing", autoresizing == other.autoresizing),
      ("alignment rectangle", alignmentInsets == other.alignmentInsets),
      ("content width", contentWidth == other.contentWidth),
      ("content height", contentHeight == other.contentHeight),
      ("first baseline", firstBaseline == other.firstBaseline),
      ("last baseline", lastBaseline == other.lastBaseline), ("margins", margins == other.margins),
      ("safe area", safeAreaInsets == other.safeAreaInsets),
      ("additional safe area", additionalSafeAreaInsets == other.additionalSafeAreaInsets),
      (
        "counted safe area",
        extras.horizontalSafeArea == other.extras.horizontalSafeArea
          && extras.verticalSafeArea == other.extras.verticalSafeArea
      ),
    ]
    return comparisons.first { !$0.isSame }?.name
  }
}
#endif
