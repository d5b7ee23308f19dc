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
    read(
      element, into: item, view: { makeViews($0["id"]) },
      button: { barButtonItem($0, keeping: &items) })
  }

  /// Creates a bar button item.
  func barButtonItem(
    _ element: MarkupElement, keeping items: inout [String: UIBarButtonItem]
  ) -> UIBarButtonItem {
    let item = barButtonItem(element) { makeViews($0["id"]) }
    if let id = element["id"] { items[id] = item }
    return item
  }

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
