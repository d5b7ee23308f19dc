// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

#if QUOIN_INVARIANTS
extension LayoutHost {
  /// Checks that the engine has the items and constraints of the tree, as they are, and that views
  /// and guides have the frames of the solution. Stops the program where they have not.
  ///
  /// Called when a layout has settled. Calls nothing that a program can override, but for what a
  /// constraint of its own class says.
  /// - Complexity: O(*n*), *n* the number of views, guides and constraints of the tree.
  func checkInvariants() {
    guard let root, !isDirty, !structureIsDirty else { return }
    let constraints = activeConstraints(below: root)
    let mentions = LayoutMentions(constraints)
    var known = Set<ItemID>()
    checkItems(root, parent: nil, mentions, &known)
    for (slot, entry) in entries.enumerated()
    where engine.item(entry.id) != nil && Int(entry.id.index) == slot && !known.contains(entry.id) {
      invariantFailure("has an item for \(name(of: entry)), which is not in the tree")
    }
    checkConstraints(constraints)
    if !isTrial { checkFrames(known) }
  }

  // MARK: Items

  private func checkItems(
    _ view: UIView, parent: ItemID?, _ mentions: LayoutMentions, _ known: inout Set<ItemID>
  ) {
    let isRoot = view.life === rootLife
    let isInside = !view.layoutState.isSeparateRoot || isRoot
    guard isInside && !view.layoutState.isDecoration || mentions.contains(view) else {
      if let id = item(of: view.life), engine.item(id) != nil {
        invariantFailure("has an item for \(view.elementName), which no constraint needs")
      }
      return
    }
    let id = checkItem(view.life, view.elementName, parent: parent, &known)
    check(view, id, mentions)
    guard isInside else { return }
    for guide in view.guideList {
      let axes = (view as? UIScrollView).map(mentions.contentAxes(of:)) ?? []
      if guide.kind == .contentGuide, axes.isEmpty { continue }
      let guideID = checkItem(guide.life, guide.elementName, parent: id, &known)
      guard engine.item(guideID)?.kind == guide.kind else {
        invariantFailure("has another kind of guide for \(guide.elementName)")
      }
    }
    for child in view.children { checkItems(child, parent: id, mentions, &known) }
  }

  private func checkItem(
    _ life: ElementLife, _ name: String, parent: ItemID?, _ known: inout Set<ItemID>
  ) -> ItemID {
    guard let id = item(of: life), let item = engine.item(id) else {
      invariantFailure("has no item for \(name)")
    }
    guard entries[Int(id.index)].life === life, entries[Int(id.index)].id == id else {
      invariantFailure("has the item of \(name) in the slot of another")
    }
    guard item.parent == parent else {
      invariantFailure("has the item of \(name) inside of another parent")
    }
    guard known.insert(id).inserted else { invariantFailure("has the item of \(name) twice") }
    return id
  }

  /// Checks what the engine knows of a view.
  private func check(_ view: UIView, _ id: ItemID, _ mentions: LayoutMentions) {
    guard view.layoutState.dirtyItemHost != number else {
      invariantFailure("would miss the next change of \(view.elementName)")
    }
    let axes = (view as? UIScrollView).map(mentions.contentAxes(of:)) ?? []
    guard rareEntries[id.index]?.contentAxes ?? [] == axes else {
      invariantFailure("has other axes of the content of \(view.elementName)")
    }
    guard textSlots.contains(id.index) == (!view.isPlain && view.hasSolvedText) else {
      invariantFailure("does not know whether the text of \(view.elementName) wraps")
    }
    // A program may return something else at any time.
    guard !isObserved, let item = engine.item(id) else { return }
    let difference = description(of: view, parent: item.parent).difference(from: item)
    if let difference {
      invariantFailure("has another \(difference) of \(view.elementName) than the view")
    }
  }

  // MARK: Constraints

  private func checkConstraints(_ constraints: [NSLayoutConstraint]) {
    let ids = Dictionary(
      uniqueKeysWithValues: trialConstraints.map { (ObjectIdentifier($0.object), $0.id) })
    var count = 0
    for constraint in constraints {
      let isExcluded = excluded.contains { $0.constraint === constraint }
      guard let id = isTrial ? ids[ObjectIdentifier(constraint)] : id(of: constraint) else {
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
    let all = isTrial ? trialConstraints.count : constraintObjects.count { $0 != nil }
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

  private func name(of entry: LayoutHostEntry) -> String {
    entry.life.element?.elementName ?? "a freed view or guide"
  }

  func invariantFailure(_ sentence: String) -> Never {
    preconditionFailure("The layout of \(root?.elementName ?? "a freed view") \(sentence).")
  }
}

extension LayoutItem {
  /// The first property in which two descriptions of an item differ, nil when they are the same.
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
    ]
    return comparisons.first { !$0.isSame }?.name
  }
}
#endif
