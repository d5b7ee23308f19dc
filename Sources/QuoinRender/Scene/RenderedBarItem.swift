// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A button of a navigation bar or a toolbar, a tab, or a space between buttons.
public struct RenderedBarItem: Hashable, Sendable {
  /// The text; nil for none.
  public var title: String?
  /// The name of the symbol, such as `plus`, or of the image; nil for none.
  public var symbol: String?
  /// Whether the text is heavier than that of other buttons.
  public var isProminent: Bool
  /// Whether the item is a space that takes what room there is.
  public var isFlexibleSpace: Bool
  /// The width of a space, or of a view that is drawn elsewhere, in points; nil for other items.
  package var width: Double?
  /// Whether the item is the button that goes back, with a chevron before its title.
  package var isBack = false
  /// The text of the badge of a tab; nil for none.
  public var badge: String?
  /// The image itself, if it is known; otherwise a symbol replaces it.
  public var image: RenderedImage?
  /// The colour of the button, where it differs from that of the bar.
  public var color: RenderedColor?
  /// Whether the button can be used; others are drawn faintly.
  public var isEnabled = true

  /// Creates an item.
  package init(
    title: String? = nil, symbol: String? = nil, isProminent: Bool = false,
    isFlexibleSpace: Bool = false
  ) {
    self.title = title
    self.symbol = symbol
    self.isProminent = isProminent
    self.isFlexibleSpace = isFlexibleSpace
  }

  /// Creates a space.
  package init(width: Double) {
    self.init()
    self.width = width
  }

  /// Creates a button that the system has, by its name in UIKit and in files; nil for an unknown
  /// name.
  package init?(systemButton name: String) {
    switch name {
    case "flexibleSpace": self.init(isFlexibleSpace: true)
    case "done", "save", "cancel", "edit", "undo", "redo":
      self.init(
        title: name.prefix(1).uppercased() + name.dropFirst(),
        isProminent: ["done", "save"].contains(name))
    default:
      guard let symbol = Self.buttons[name] else { return nil }
      self.init(symbol: symbol)
    }
  }

  /// Creates a tab that the system has, by its name in UIKit and in files; nil for an unknown name.
  package init?(systemTab name: String) {
    guard let (title, symbol) = Self.tabs[name] else { return nil }
    self.init(title: title, symbol: symbol)
  }

  private static let buttons = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark",
    "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill",
  ]
  private static let tabs = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}
