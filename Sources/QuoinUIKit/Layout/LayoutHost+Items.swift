// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Describes a view, its guides and its subviews to the engine.
  func addItems(_ view: UIView, for mentions: LayoutMentions, parent: ItemID? = nil) {
    view.walk { addItem($0, for: mentions, parent: $1 ?? parent) }
  }

  /// Describes a view and its guides to the engine.
  /// - Returns: the item; nil where the view or its contents are not part of the layout.
  private func addItem(
    _ view: UIView, for mentions: LayoutMentions, parent: ItemID?
  ) -> ItemID? {
    let isInside = !view.layoutState.isSeparateRoot || view.handle === rootHandle
    let isNeeded = isInside && !view.layoutState.isDecoration
    guard isNeeded || mentions.contains(view) else { return nil }
    // Each layout begins with text on one line.
    if !isFitting { view.take(.oneLine) }
    let described = view.withText(.oneLine) {
      description(of: view, parent: parent, isOnBaseline: false)
    }
    // A program that is asked for a value of the description may move or remove the view.
    if let parent, view.parent.flatMap({ item(of: $0.handle) }) != parent { return nil }
    let id = addToEngine(described)
    register(id, view.handle)
    recordOverriddenSafeArea(of: view, id)
    if view.isScrollItem {
      let axes = mentions.contentAxes(of: view)
      if !axes.isEmpty { entryExtras[id.index, default: LayoutEntryExtras()].contentAxes = axes }
      if !axes.isEmpty || !view.solvedContentAxes.isEmpty { scrollItems.append(id.index) }
    }
    if view.hasSolvedText {
      while texts.count <= Int(id.index) { texts.append(nil) }
      texts[Int(id.index)] = TextEntry()
      describedTexts.append(id.index)
    }
    guard isInside else { return nil }
    for guide in view.guideList { addItem(guide, parent: id, for: mentions) }
    return id
  }

  func addItem(_ guide: UILayoutGuide, parent: ItemID, for mentions: LayoutMentions) {
    guard guide.isPartOfLayout else { return }
    // A content guide that no constraint mentions would only be an ambiguity.
    if guide.kind == .contentGuide, let owner = guide.owner, mentions.contentAxes(of: owner).isEmpty
    {
      return
    }
    let id = addToEngine(LayoutItem(guide.kind, parent: parent))
    register(id, guide.handle)
  }

  private func register(_ id: ItemID, _ handle: ItemHandle) {
    // Changed outside of the host, so that no access lasts during a call and has to be checked.
    var known = handles
    handles = []
    let index = Int(id.index)
    if index < known.count {
      known[index] = handle
      entryExtras[id.index] = nil
    } else {
      known.append(handle)
    }
    handles = known
    if handle === rootHandle {
      rootItem = id
    } else if isFitting {
      fitting?.items[ObjectIdentifier(handle)] = id
    } else {
      handle.slot = EngineSlot(item: id, host: number)
    }
  }

  /// Stores by how much a program's override of the safe area differs in the engine's description.
  private func recordOverriddenSafeArea(of view: UIView, _ item: ItemID) {
    let overridden = overriddenSafeArea(of: view)
    guard overridden != .zero || entryExtras[item.index] != nil else { return }
    entryExtras[item.index, default: LayoutEntryExtras()].overriddenSafeArea = overridden
  }

  /// Describes a view again that the engine has.
  func update(_ item: ItemID, from view: UIView) {
    recordOverriddenSafeArea(of: view, item)
    var fit = TextFit.oneLine
    if view.hasSolvedText, let text = text(at: item.index) {
      fit = text.fit
      if !isFitting { view.take(fit) }
      describedTexts.append(item.index)
    }
    let current = description(of: view, item, fit)
    replace(view) { () throws(LayoutError) in try engine.updateItem(item, to: current) }
    guard hasFirstSystem else { return }
    let first = fit == .oneLine ? current : description(of: view, item, .oneLine)
    replace(view) { () throws(LayoutError) in try firstSystem.updateItem(item, to: first) }
  }

  /// Returns a view as a value for the engine, which has it.
  func description(of view: UIView, _ item: ItemID, _ fit: TextFit) -> LayoutItem {
    view.withText(fit) {
      description(
        of: view, parent: engine.item(item)?.parent,
        isOnBaseline: entryExtras[item.index]?.isOnBaseline ?? false)
    }
  }

  /// Replaces the description of a view, which cannot fail: numbers are made finite.
  func replace(_ view: UIView, _ update: () throws(LayoutError) -> Void) {
    do throws(LayoutError) {
      try update()
    } catch {
      preconditionFailure("The engine refused what \(view.itemName) is now: \(error)")
    }
  }

  /// Adds an item, which cannot fail: parents come first, and numbers are made finite.
  private func addToEngine(_ item: LayoutItem) -> ItemID {
    do throws(LayoutError) {
      if hasFirstSystem { _ = try firstSystem.addItem(item) }
      return try engine.addItem(item)
    } catch {
      preconditionFailure("The engine refused an item whose parent it has: \(error)")
    }
  }

  /// Removes an item, which cannot fail: each is removed once, and none by the engine.
  func removeFromEngine(_ id: ItemID) {
    do throws(LayoutError) {
      try engine.removeItem(id)
      if hasFirstSystem { try firstSystem.removeItem(id) }
    } catch {
      preconditionFailure("An item that leaves was removed before: \(error)")
    }
  }

  /// Returns a view as a value for the engine.
  /// - Parameter isOnBaseline: whether constraints mention a baseline of the view.
  func description(of view: UIView, parent: ItemID?, isOnBaseline: Bool) -> LayoutItem {
    var item = LayoutItem(.view, parent: parent)
    var extras = LayoutItemExtras()
    if view.handle === rootHandle {
      let hasSize = view.hasAssignedSize && !isFitting
      extras.givenSize = hasSize ? view.bounds.size.finite.layoutSize : nil
    } else if view.layoutState.translatesMask {
      extras.autoresizing = view.autoresizingCapture
    }
    item.direction =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let origin = view.bounds.origin
    extras.boundsOrigin = LayoutPoint(x: Double(origin.x.finite), y: Double(origin.y.finite))
    item.isScrollView = view.isScrollItem
    describeContent(of: view, in: &extras, isOnBaseline: isOnBaseline)
    describeInsets(of: view, in: &item, &extras)
    item.extras = extras
    return item
  }

  private func describeContent(
    of view: UIView, in extras: inout LayoutItemExtras, isOnBaseline: Bool
  ) {
    let overrides = view.layoutOverrides
    extras.alignmentInsets =
      (overrides?.alignmentRectInsets ?? view.alignmentRectInsets).finite.layoutInsets
    let content = view.currentIntrinsicSize
    extras.contentWidth = contentSize(content.width, of: view, .horizontal)
    extras.contentHeight = contentSize(content.height, of: view, .vertical)
    // The baselines of a text are known only after measuring it, and few constraints mention them.
    let baselines = isOnBaseline ? overrides?.baselineOffsets ?? view.currentBaselines : nil
    extras.firstBaseline = baselines.map { Double($0.firstFromTop.finite) }
    extras.lastBaseline = baselines.map { Double($0.lastFromBottom.finite) }
  }

  private func describeInsets(
    of view: UIView, in item: inout LayoutItem, _ extras: inout LayoutItemExtras
  ) {
    if isFitting, view.handle === rootHandle, view.parent != nil {
      // Values from the surroundings of the view are not changed.
      extras.margins = view.effectiveMargins.finite.layoutInsets
      item.insetsMarginsFromSafeArea = false
      item.preservesSuperviewMargins = false
      extras.safeAreaInsets = view.safeAreaInsets.finite.layoutInsets
      return
    }
    let overrides = view.layoutOverrides
    let margins = overrides?.layoutMargins
    extras.margins = (margins ?? view.baseMargins).finite.layoutInsets
    item.insetsMarginsFromSafeArea = view.layoutState.insetsMarginsFromSafeArea && margins == nil
    item.preservesSuperviewMargins = view.layoutState.preservesSuperviewMargins && margins == nil
    extras.safeAreaInsets = overrides?.safeAreaInsets?.finite.layoutInsets
    extras.additionalSafeAreaInsets = addedSafeArea(of: view).finite.layoutInsets
    extras.horizontalSafeArea = view.countedSafeAreaAxes.horizontal
    extras.verticalSafeArea = view.countedSafeAreaAxes.vertical
  }

  private func contentSize(
    _ size: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> ContentSize? {
    guard size.isFinite, size >= 0 else { return nil }
    let (hugging, resistance) = (view.layoutState.hugging, view.layoutState.resistance)
    return ContentSize(
      Double(size.finite), hugging: usable(hugging[axis]),
      compressionResistance: usable(resistance[axis]))
  }

  /// Returns a priority that the engine accepts. As other numbers that are not finite, NaN counts
  /// as 0, which is replaced by the nearest priority.
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
