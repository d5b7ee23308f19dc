// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Describes a view, its guides and its subviews to the engine.
  ///
  /// - Parameter direction: the reading direction of views without a semantic content attribute
  ///   there, nil when each has to be asked.
  func addItems(
    _ view: UIView, for mentions: LayoutMentions, parent: ItemID? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil
  ) {
    let isInside = !view.layoutState.isSeparateRoot || view.life === rootLife
    let isNeeded = isInside && !view.layoutState.isDecoration
    guard isNeeded || mentions.contains(view) else { return }
    // What a view is surrounded by goes on into it, unless its class may answer anything.
    let distinctions = view.knownDistinctions
    if !distinctions.isDisjoint(with: [.mayOverride, .hasController]) { isObserved = true }
    let known =
      isInside && view.layoutState.rare == nil
        && !distinctions.contains(.mayOverride) ? direction : nil
    var item = LayoutItem(.view, parent: parent)
    describe(view, in: &item, isOnBaseline: false, direction: known)
    let id = addToEngine(item)
    register(LayoutHostEntry(id: id, life: view.life))
    if !view.isPlain {
      note(overriddenSafeArea(of: view), at: id.index)
      if view.life.record.pointee.isSpecial, let scrollView = view as? UIScrollView {
        let axes = mentions.contentAxes(of: scrollView)
        if !axes.isEmpty { rareEntries[id.index, default: RareLayoutEntry()].contentAxes = axes }
        if !axes.isEmpty || !scrollView.solvedContentAxes.isEmpty { scrollSlots.append(id.index) }
      }
      if view.hasSolvedText { textSlots.append(id.index) }
    }
    guard isInside else { return }
    for guide in view.guideList { addItem(guide, parent: id, for: mentions) }
    guard !view.children.isEmpty else { return }
    let inside = known ?? view.surroundingDirection
    for child in view.children {
      addItems(child, for: mentions, parent: id, direction: inside)
    }
  }

  func addItem(_ guide: UILayoutGuide, parent: ItemID, for mentions: LayoutMentions) {
    // A content guide that nobody speaks of would only be an ambiguity.
    if guide.kind == .contentGuide, let scrollView = guide.owner as? UIScrollView,
      mentions.contentAxes(of: scrollView).isEmpty
    {
      return
    }
    let id = addToEngine(LayoutItem(guide.kind, parent: parent))
    register(LayoutHostEntry(id: id, life: guide.life))
  }

  private func register(_ entry: LayoutHostEntry) {
    let slot = Int(entry.id.index)
    if slot < entries.count {
      entries[slot] = entry
      rareEntries[entry.id.index] = nil
    } else {
      entries.append(entry)
    }
    let record = entry.life.record
    let place = LayoutPlace(host: number, slot: entry.id.index)
    if isTrial {
      if slot < formerPlaces.count {
        formerPlaces[slot] = record.pointee.trialPlace
      } else {
        formerPlaces.append(record.pointee.trialPlace)
      }
      record.pointee.trialPlace = place
    } else if entry.life === rootLife {
      rootItem = entry.id
    } else {
      record.pointee.place = place
    }
  }

  /// Remembers what the engine is told of a program's override of the safe area.
  private func note(_ overridden: UIEdgeInsets, at slot: Int32) {
    guard overridden != .zero || rareEntries[slot] != nil else { return }
    rareEntries[slot, default: RareLayoutEntry()].overriddenSafeArea = overridden
  }

  /// Tells the engine anew about a view that it knows.
  func update(_ slot: Int32, from view: UIView) {
    let entry = entries[Int(slot)]
    note(overriddenSafeArea(of: view), at: slot)
    // A program may be asked meanwhile, so that nobody else has the item.
    var item = LayoutItem()
    swap(&item, &spareItem)
    item.reset(parent: engine.parent(of: entry.id))
    describe(
      view, in: &item, isOnBaseline: rareEntries[slot]?.isOnBaseline ?? false, direction: nil)
    do throws(LayoutError) {
      try engine.updateItem(entry.id, to: item)
    } catch {
      preconditionFailure("The engine refused what \(view.elementName) is now: \(error)")
    }
    swap(&item, &spareItem)
  }

  /// Adds an item, which cannot fail: parents come first, and numbers are made finite.
  private func addToEngine(_ item: LayoutItem) -> ItemID {
    do throws(LayoutError) {
      return try engine.addItem(item)
    } catch {
      preconditionFailure("The engine refused an item whose parent it has: \(error)")
    }
  }

  /// Removes an item, which cannot fail: each is removed once, and none by the engine.
  func removeFromEngine(_ id: ItemID) {
    do throws(LayoutError) {
      try engine.removeItem(id)
    } catch {
      preconditionFailure("An item that leaves was removed before: \(error)")
    }
  }

  /// A view as the engine is to see it.
  func description(of view: UIView, parent: ItemID?) -> LayoutItem {
    var item = LayoutItem(.view, parent: parent)
    let isOnBaseline = self.item(of: view.life).flatMap { rareEntries[$0.index] }?.isOnBaseline
    describe(view, in: &item, isOnBaseline: isOnBaseline ?? false, direction: nil)
    return item
  }

  /// Describes a view in a new item as the engine sees it.
  private func describe(
    _ view: UIView, in item: inout LayoutItem, isOnBaseline: Bool,
    direction: UIUserInterfaceLayoutDirection?
  ) {
    let isRoot = view.life === rootLife
    if isRoot {
      let hasGivenSize =
        view is UIWindow || view.layoutState.isSeparateRoot || view.layoutState.translatesMask
      item.givenSize = hasGivenSize && !isTrial ? view.bounds.size.finite.layoutSize : nil
    } else if view.layoutState.translatesMask {
      item.autoresizing = view.autoresizingCapture
    }
    let isUnspecified = view.layoutState.semanticContent == .unspecified
    let isMirrored =
      (isUnspecified ? direction : nil) ?? view.effectiveUserInterfaceLayoutDirection
      == .rightToLeft
    item.direction = isMirrored ? .rightToLeft : .leftToRight
    item.insetsMarginsFromSafeArea = view.layoutState.insetsMarginsFromSafeArea
    item.preservesSuperviewMargins = view.layoutState.preservesSuperviewMargins
    if view.isPlain, !isRoot || !isTrial {
      // What is not said is what a view of the class itself says.
      let origin = view.geometry.bounds.origin
      if origin != .zero {
        item.boundsOrigin = LayoutPoint(x: Double(origin.x.finite), y: Double(origin.y.finite))
      }
      return
    }
    describeAnswers(of: view, in: &item, isOnBaseline: isOnBaseline)
  }

  /// What a view answers that a subclass may answer otherwise, or that few views have.
  private func describeAnswers(
    of view: UIView, in item: inout LayoutItem, isOnBaseline: Bool
  ) {
    let overrides = view.layoutState.overrides
    let origin = view.bounds.origin
    item.boundsOrigin = LayoutPoint(x: Double(origin.x.finite), y: Double(origin.y.finite))
    item.alignmentInsets =
      (overrides?.alignmentRectInsets ?? view.alignmentRectInsets).finite.layoutInsets
    let content = view.currentIntrinsicSize
    item.contentWidth = contentSize(content.width, of: view, .horizontal)
    item.contentHeight = contentSize(content.height, of: view, .vertical)
    // To know the baselines of a text takes measuring it, and few constraints speak of them.
    let baselines = isOnBaseline ? overrides?.baselineOffsets ?? view.ownBaselines : nil
    item.firstBaseline = baselines.map { Double($0.firstFromTop.finite) }
    item.lastBaseline = baselines.map { Double($0.lastFromBottom.finite) }
    item.isScrollView = view.life.record.pointee.isSpecial && view is UIScrollView
    item.margins = (overrides?.layoutMargins ?? view.baseMargins).finite.layoutInsets
    let marginsAreGiven = overrides?.layoutMargins != nil
    item.insetsMarginsFromSafeArea = view.layoutState.insetsMarginsFromSafeArea && !marginsAreGiven
    item.preservesSuperviewMargins = view.layoutState.preservesSuperviewMargins && !marginsAreGiven
    item.safeAreaInsets = overrides?.safeAreaInsets?.finite.layoutInsets
    item.additionalSafeAreaInsets = addedSafeArea(of: view).finite.layoutInsets
    if isTrial, view.life === rootLife, view.parent != nil {
      // What the view has from its surroundings stays as it is now.
      item.margins = view.effectiveMargins.finite.layoutInsets
      item.insetsMarginsFromSafeArea = false
      item.preservesSuperviewMargins = false
      item.safeAreaInsets = view.safeAreaInsets.finite.layoutInsets
      item.additionalSafeAreaInsets = LayoutInsets.zero
    }
  }

  private func contentSize(
    _ size: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> ContentSize? {
    guard size.isFinite, size >= 0 else { return nil }
    return ContentSize(
      Double(size.finite), hugging: usable(view.layoutState.hugging[axis]),
      compressionResistance: usable(view.layoutState.resistance[axis]))
  }

  /// A priority that the engine accepts. As other numbers that are not finite, NaN counts as 0, of
  /// which the nearest priority stands in.
  private func usable(_ priority: UILayoutPriority) -> Double {
    guard !priority.rawValue.isNaN else { return Double(Float.leastNormalMagnitude) }
    return Double(min(max(priority.rawValue, Float.leastNormalMagnitude), 1000))
  }
}

// The engine refuses numbers that are not finite or too large. So that the rest is laid out, a
// program's NaN counts as 0, and a number that is too large as the largest one.

extension CGFloat {
  var finite: CGFloat {
    let limit = CGFloat(LayoutLimits.magnitude)
    return isFinite ? Swift.min(Swift.max(self, -limit), limit) : 0
  }
}

extension CGSize {
  var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension CGRect {
  var finite: CGRect {
    CGRect(
      x: origin.x.finite, y: origin.y.finite, width: size.width.finite, height: size.height.finite)
  }
}

extension UIEdgeInsets {
  var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}
