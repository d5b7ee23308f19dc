// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rectangle in a layout: a view or a guide, described by plain values.
///
/// ```swift
/// var title = LayoutItem(parent: root)
/// title.contentWidth = ContentSize(71, hugging: 251)
/// title.contentHeight = ContentSize(20)
/// title.firstBaseline = 16
/// let id = try engine.addItem(title)
/// ```
///
/// > Note: Cartography has another type of this name. Where both modules are imported, write
/// > `QuoinLayout.LayoutItem` or `Cartography.LayoutItem`.
public struct LayoutItem: Sendable {
  /// Extras on the heap: most items have none, and would be ten times as large with them.
  private final class Storage: Sendable {
    let extras: LayoutItemExtras

    init(_ extras: LayoutItemExtras) { self.extras = extras }
  }

  /// The storage of extras; nil when all have their default values.
  private var storage: Storage?
  /// The parent; ``ItemID/none`` for a root.
  private(set) var parentID: ItemID
  /// The kind of the item. Only views have insets, contents, baselines, margins and masks.
  public var kind: LayoutItemKind
  /// The reading direction of the constraints whose nearest common ancestor is this item.
  public var direction = LayoutDirection.leftToRight
  /// Whether the safe area adds to the margins.
  public var insetsMarginsFromSafeArea = true
  /// Whether the margins are at least so large that contents stay inside the parent's margins.
  public var preservesSuperviewMargins = false
  /// Whether edges in a constraint with a descendant mean the content area.
  public var isScrollView = false

  /// Creates an item with default properties.
  ///
  /// - Parameters:
  ///   - kind: the kind of the item.
  ///   - parent: the superview of a view, the owner of a guide; nil for a root.
  public init(_ kind: LayoutItemKind = .view, parent: ItemID? = nil) {
    self.kind = kind
    parentID = parent ?? .none
  }

  /// The superview of a view, the owner of a guide; nil for a root.
  public var parent: ItemID? {
    get { parentID == .none ? nil : parentID }
    set { parentID = newValue ?? .none }
  }

  /// Whether a property among the extras has another value than in a new item.
  var hasExtras: Bool { storage != nil }

  /// The rarely used properties. Setting all of them at once takes less time than one after the
  /// other.
  package var extras: LayoutItemExtras {
    get { storage?.extras ?? .standard }
    set { storage = newValue == .standard ? nil : Storage(newValue) }
  }
}
