// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension RootReader {
  /// Reads the items of the navigation bar and of the toolbar of a controller.
  func readBars(of controller: MarkupElement, into converted: inout ConvertedRoot) {
    let navigation = controller.child("navigationItem", key: "navigationItem")?.children ?? []
    for place in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      let single = navigation.first { $0.name == "barButtonItem" && $0.key == place }
      let list = navigation.first { $0.name == place + "s" || $0.key == place + "s" }
      let property = "navigationItem.\(place)"
      if let list {
        add(list.children, property + "s", isList: true, into: &converted)
      } else if let single {
        add([single], property, isList: false, into: &converted)
      }
    }
    let toolbar = controller.children.first {
      $0.name == "toolbarItems" || $0.key == "toolbarItems"
    }
    if let list = toolbar {
      add(list.children, "toolbarItems", isList: true, into: &converted)
    }
  }

  private func add(
    _ elements: [MarkupElement], _ property: String, isList: Bool,
    into converted: inout ConvertedRoot
  ) {
    let items = elements.compactMap { item($0, &converted.notes) }
    guard !items.isEmpty else { return }
    converted.bars.append(ConvertedBar(property: property, isList: isList, items: items))
  }

  /// Reads an item; nil, with a note, for one that the code does not have.
  private func item(
    _ element: MarkupElement, _ notes: inout [ConversionNote]
  ) -> ConvertedBar.Item? {
    let title = element["title"] ?? element.child("string", key: "title")?.text
    let name = title ?? element["systemItem"] ?? element["image"] ?? element["userLabel"] ?? ""
    func leaveOut(_ what: String) {
      notes.append(
        ConversionNote(
          line: element.line,
          "\(what) of the bar button item \(name.isEmpty ? "without a title" : "'\(name)'") is not "
            + "converted."))
    }
    if let view = element.child(key: "customView") {
      leaveOut("The \(view.name)")
      return nil
    }
    let values = ValueWriter(resources: reader.base.root.child("resources")?.children ?? [])
    var item = ConvertedBar.Item(id: element["id"] ?? "", arguments: [], line: element.line)
    if let word = element["systemItem"] {
      guard Self.systemItems.contains(word) else {
        leaveOut("The kind")
        return nil
      }
      item.arguments.append("systemItem: .\(word)")
    } else {
      if let title { item.arguments.append("title: \(SwiftLiteral.string(title))") }
      if let image = values.image(element, "image") { item.arguments.append("image: \(image)") }
    }
    if element["style"] == "done" { item.settings.append(ViewSetting("style = .done")) }
    if element.flag("enabled") == false { item.settings.append(ViewSetting("isEnabled = false")) }
    if let width = element["width"].flatMap(Double.init), width.isFinite, width != 0 {
      item.settings.append(ViewSetting("width = \(SwiftLiteral.number(width))"))
    }
    if let color = values.color(element.child("color", key: "tintColor")) {
      item.settings.append(ViewSetting("tintColor = \(ViewSettings.short(color))"))
    }
    if element["customClass"] != nil { leaveOut("The class") }
    for attribute in element.attributes.keys.sorted() where !Self.itemAttributes.contains(attribute)
    {
      leaveOut("\(attribute) '\(element[attribute] ?? "")'")
    }
    for child in element.children
    where !["connections", "color", "string"].contains(child.name) {
      leaveOut("The \(child.name)")
    }
    for connection in element.child("connections")?.children ?? []
    where connection.name == "action" {
      guard let selector = connection["selector"] else { continue }
      item.action = ConvertedAction(
        selector: selector, event: "primaryActionTriggered",
        receiver: receiver(connection["destination"]))
    }
    return item
  }

  /// The kinds of items that files and UIKit call alike.
  private static let systemItems: Set = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]

  /// The attributes that are converted, and those that have no effect at run time.
  private static let itemAttributes: Set = [
    "id", "key", "title", "systemItem", "image", "catalog", "style", "enabled", "width",
    "userLabel", "customClass", "customModule", "customModuleProvider",
  ]
}
