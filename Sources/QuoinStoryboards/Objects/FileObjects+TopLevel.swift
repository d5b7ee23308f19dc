// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Sets the properties of a navigation item from the file.
  ///
  /// - Parameter items: receives the buttons by their ids.
  func apply(
    _ element: MarkupElement, to item: UINavigationItem,
    keeping items: inout [String: UIBarButtonItem]
  ) {
    if let title = element.text("title") { item.title = title }
    item.prompt = element.text("prompt")
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    item.backButtonTitle = element.text("backButtonTitle")
    switch element["largeTitleDisplayMode"] {
    case "never": item.largeTitleDisplayMode = .never
    case "always": item.largeTitleDisplayMode = .always
    default: break
    }
    for child in element.children {
      switch child.key ?? child.name {
      case "titleView": item.titleView = makeViews(child["id"])
      case "leftBarButtonItem": item.leftBarButtonItem = barButtonItem(child, keeping: &items)
      case "rightBarButtonItem": item.rightBarButtonItem = barButtonItem(child, keeping: &items)
      case "backBarButtonItem": item.backBarButtonItem = barButtonItem(child, keeping: &items)
      case "leftBarButtonItems":
        item.leftBarButtonItems = child.children.map { barButtonItem($0, keeping: &items) }
      case "rightBarButtonItems":
        item.rightBarButtonItems = child.children.map { barButtonItem($0, keeping: &items) }
      default: break
      }
    }
  }

  /// Creates a bar button item.
  func barButtonItem(
    _ element: MarkupElement, keeping items: inout [String: UIBarButtonItem]
  ) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem()
      item.title = element.text("title")
      item.image = image(of: element)
    }
    if let custom = element.child(key: "customView") {
      item.customView = makeViews(custom["id"])
    }
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    item.isEnabled = element.flag("enabled") ?? true
    if let tag = element["tag"].flatMap({ Int($0) }) { item.tag = tag }
    if let id = element["id"] { items[id] = item }
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  /// Creates an object beside a controller or at the top of a nib.
  ///
  /// - Returns: the object; nil for placeholders and for kinds that are not made.
  @discardableResult func makeTopLevel(_ element: MarkupElement) -> AnyObject? {
    if ["placeholder", "exit"].contains(element.name) { return nil }
    if element.name.hasSuffix("GestureRecognizer") {
      let recognizer = recognizer(element)
      keep(recognizer, as: element["id"])
      return recognizer
    }
    if element.name == "barButtonItem" {
      var items: [String: UIBarButtonItem] = [:]
      let item = barButtonItem(element, keeping: &items)
      keep(item, as: element["id"])
      return item
    }
    return makeViews(element["id"])
  }

  private func recognizer(_ element: MarkupElement) -> UIGestureRecognizer {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let taps = element["numberOfTapsRequired"].flatMap({ Int($0) }) {
        tap.numberOfTapsRequired = taps
      }
      return tap
    case "longPressGestureRecognizer": return UILongPressGestureRecognizer()
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      switch element["direction"] ?? element.child("swipeGestureRecognizerDirection")?["direction"]
      {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
      return swipe
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    default: return UIGestureRecognizer()
    }
  }
}
