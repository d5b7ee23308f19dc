// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Adds the parts to a view that are not subviews of it: headers, prototypes, static cells.
  func addParts(of element: MarkupElement, to view: UIView) {
    switch view {
    case let table as UITableView: addParts(of: element, to: table)
    case let collection as UICollectionView: addParts(of: element, to: collection)
    case let toolbar as UIToolbar:
      toolbar.items = element.child("items")?.children.map(keptItem)
    case let bar as UINavigationBar:
      bar.items = element.child("items")?.children.map { written in
        let item = UINavigationItem(title: "")
        var buttons: [String: UIBarButtonItem] = [:]
        apply(written, to: item, keeping: &buttons)
        for (id, button) in buttons { keep(button, as: id) }
        keep(item, as: written["id"])
        return item
      }
    case let bar as UITabBar:
      let written = element.child("items")?.children ?? []
      bar.items = written.map { written in
        let item = tabBarItem(written)
        keep(item, as: written["id"])
        return item
      }
      let selected = bar.items?.indices.first { written[$0]["id"] == element["selectedItem"] }
      bar.selectedItem = selected.flatMap { bar.items?[$0] }
    default: break
    }
  }

  /// Creates a bar button item in a view, and stores it under its id.
  private func keptItem(_ element: MarkupElement) -> UIBarButtonItem {
    var items: [String: UIBarButtonItem] = [:]
    let item = barButtonItem(element, keeping: &items)
    keep(item, as: element["id"])
    return item
  }

  private func addParts(of element: MarkupElement, to table: UITableView) {
    for child in element.children {
      switch child.key {
      case "tableHeaderView": table.tableHeaderView = makeViews(child["id"])
      case "tableFooterView": table.tableFooterView = makeViews(child["id"])
      default: break
      }
    }
    for prototype in element.child("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"], let id = prototype["id"] else {
        continue
      }
      table.registerCells(identifier) { [self] in
        if let cell = makePrototype(id) as? UITableViewCell { return cell }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
    if let sections = element.child("sections") {
      StaticCells.attach(sections, to: table, from: self)
    }
  }

  private func addParts(of element: MarkupElement, to collection: UICollectionView) {
    for prototype in element.child("cells")?.children ?? [] {
      register(prototype, kind: nil, in: collection)
    }
    for child in element.children {
      switch child.key {
      case "sectionHeaderView":
        register(child, kind: UICollectionView.elementKindSectionHeader, in: collection)
      case "sectionFooterView":
        register(child, kind: UICollectionView.elementKindSectionFooter, in: collection)
      case "backgroundView": collection.backgroundView = makeViews(child["id"])
      default: break
      }
    }
  }

  private func register(
    _ prototype: MarkupElement, kind: String?, in collection: UICollectionView
  ) {
    guard let identifier = prototype["reuseIdentifier"], let id = prototype["id"] else { return }
    collection.registerViews(kind, identifier) { [self] in
      makePrototype(id) as? UICollectionReusableView
    }
  }

  /// Creates another view of a prototype, with its own objects.
  private func makePrototype(_ id: String) -> UIView? {
    guard let element = file.element(id) else { return nil }
    let objects = FileObjects(file, bundle: bundle, in: self)
    let view = objects.makeViews(id)
    objects.connect(element)
    objects.awake()
    return view
  }
}
