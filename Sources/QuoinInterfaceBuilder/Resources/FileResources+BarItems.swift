// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

extension FileResources {
  /// Creates the bar button item of an element.
  ///
  /// - Parameter view: Creates the view of the item from its element.
  package func barButtonItem(
    _ element: MarkupElement, view: (MarkupElement) -> UIView?
  ) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element["systemItem"].flatMap({ FileNames.barButtonSystemItems[$0] }) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem()
      item.title = element.text("title")
      item.image = image(of: element)
    }
    if let custom = element.child(key: "customView") { item.customView = view(custom) }
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    item.isEnabled = element.flag("enabled") ?? true
    item.tintColor = color("tintColor", of: element)
    if let tag = element["tag"].flatMap({ Int($0) }) { item.tag = tag }
    return item
  }

  /// Gives a navigation item the texts and the buttons of its element.
  ///
  /// - Parameters:
  ///   - view: Creates the view in place of the title from its element.
  ///   - button: Creates a button from its element.
  package func read(
    _ element: MarkupElement, into item: UINavigationItem, view: (MarkupElement) -> UIView?,
    button: (MarkupElement) -> UIBarButtonItem
  ) {
    if let title = element.text("title") { item.title = title }
    item.prompt = element.text("prompt")
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    item.backButtonTitle = element.text("backButtonTitle")
    switch element["largeTitleDisplayMode"] {
    case "never": item.largeTitleDisplayMode = .never
    case "always": item.largeTitleDisplayMode = .always
    default: break
    }
    for child in element.children {
      switch child.key ?? child.name {
      case "titleView": item.titleView = view(child)
      case "leftBarButtonItem": item.leftBarButtonItem = button(child)
      case "rightBarButtonItem": item.rightBarButtonItem = button(child)
      case "backBarButtonItem": item.backBarButtonItem = button(child)
      case "leftBarButtonItems": item.leftBarButtonItems = child.children.map(button)
      case "rightBarButtonItems": item.rightBarButtonItems = child.children.map(button)
      default: break
      }
    }
  }

  /// Creates the tab of an element.
  package func tabBarItem(_ element: MarkupElement) -> UITabBarItem {
    let item: UITabBarItem
    if let system = element["systemItem"].flatMap({ FileNames.tabBarSystemItems[$0] }) {
      item = UITabBarItem(tabBarSystemItem: system, tag: 0)
    } else {
      item = UITabBarItem(
        title: element.text("title"), image: image(of: element),
        selectedImage: image("selectedImage", of: element))
    }
    item.badgeValue = element.text("badgeValue")
    item.isEnabled = element.flag("enabled") ?? true
    if let tag = element["tag"].flatMap({ Int($0) }) { item.tag = tag }
    return item
  }
}
