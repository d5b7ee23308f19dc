// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  func isView(_ element: MarkupElement) -> Bool {
    ElementTable.rule(for: element.name, platform: document.kind.platform) != nil
      || element.child("rect", key: "frame") != nil
  }

  /// Finds the views in an element that is not a view, each of them a layout root of its own.
  mutating func readRoots(in element: MarkupElement, host: Int? = nil) {
    for child in element.children where !isContainerBar(child) {
      if isView(child) {
        let index = document.views.count
        readView(child, role: .root, parent: nil, host: host)
        document.views[index].isInBarItem = Self.barItems.contains(element.name)
      } else {
        readRoots(in: child, host: host)
      }
    }
  }

  private static let barItems: Set = ["toolbarItem", "customTouchBarItem", "touchBarItem"]

  /// The bars of container controllers of iOS have a key, and are not part of any view that
  /// constraints reach. The items of a window's toolbar on macOS have views that are laid out like
  /// any root.
  private func isContainerBar(_ element: MarkupElement) -> Bool {
    document.kind.platform != .macOS
      && ["navigationBar", "toolbar", "tabBar"].contains(element.name)
      && element.key == element.name
  }

  /// Reads a view with its subviews and constraints.
  mutating func readView(
    _ written: MarkupElement, role: ViewDescription.Role, parent: Int?, host: Int? = nil
  ) {
    let variations = Variations(of: written, in: document.classes)
    let element = variations.applied(to: written)
    let index = document.views.count
    var view = describe(element, role: role, parent: parent, index: index)
    view.id = identifier(of: element, parent: parent)
    view.host = host
    document.views.append(view)
    if claim(view.id, for: element) { items[view.id] = .view(index) }
    if let parent {
      document.views[parent].children.append(index)
    } else {
      document.scenes[scene].roots.append(index)
    }
    readContents(
      of: element, index: index,
      withoutViews: variations.excluded(from: "subviews"),
      withoutConstraints: variations.excluded(from: "constraints"))
  }

  private mutating func readContents(
    of element: MarkupElement, index: Int, withoutViews: Set<String>,
    withoutConstraints: Set<String>
  ) {
    for child in element.children {
      switch child.name {
      case "subviews":
        readList(child, role: .subview, parent: index, without: withoutViews)
      case "beginningViews":
        readList(child, role: .arranged(.beginning), parent: index, without: withoutViews)
      case "middleViews":
        readList(child, role: .arranged(.middle), parent: index, without: withoutViews)
      case "endViews":
        readList(child, role: .arranged(.end), parent: index, without: withoutViews)
      case "gridCells":
        readGridCells(child, grid: index)
      case "constraints":
        holdConstraints(child, holder: index, without: withoutConstraints)
      case "viewLayoutGuide", "keyboardLayoutGuide":
        readGuide(child, owner: index)
      case "variation", "rect":
        break
      case _ where child.key == "contentView" && isView(child):
        readView(child, role: .content, parent: index)
      case "scroller", "tableHeaderView":
        readView(child, role: .subview, parent: index)
      case _ where isView(child):
        readView(child, role: .root, parent: nil, host: index)
      default:
        readRoots(in: child, host: index)
      }
    }
  }

  mutating func readList(
    _ list: MarkupElement, role: ViewDescription.Role, parent: Int, without excluded: Set<String>
  ) {
    for child in list.children {
      if let id = child["id"], excluded.contains(id) {
        guard keepsUninstalled else {
          exclude(child)
          continue
        }
        let index = document.views.count
        readView(child, role: role, parent: parent)
        document.views[index].isInstalled = false
      } else if role != .gridCell || isView(child) {
        readView(child, role: role, parent: parent)
      }
    }
  }

  private mutating func exclude(_ element: MarkupElement) {
    var waiting = [element]
    while let next = waiting.popLast() {
      if let id = next["id"] { excludedIdentifiers.insert(id) }
      waiting.append(contentsOf: next.children)
    }
  }

  /// The element's id, or one made from its superview's for the few that have none.
  private mutating func identifier(of element: MarkupElement, parent: Int?) -> String {
    if let id = element["id"], !id.isEmpty { return id }
    let name = element.key ?? element.name
    let stem = parent.map { document.views[$0].id + "." + name } ?? name
    // Ids are never reused, so the search continues where the last one ended.
    var count = lastNumbers[stem] ?? 1
    var id = count == 1 ? stem : "\(stem)\(count)"
    while identifiers.contains(id) {
      count += 1
      id = "\(stem)\(count)"
    }
    lastNumbers[stem] = count
    return id
  }

  private mutating func readGuide(_ element: MarkupElement, owner: Int) {
    guard let id = element["id"] else { return }
    guard let kind = GuideDescription.Kind(key: element.key ?? "") else {
      addFinding(
        .unsupported, at: element,
        "The guide '\(id)' is of an unknown kind '\(element.key ?? "")'; it is left out.")
      return
    }
    addGuide(GuideDescription(id: id, kind: kind, owner: owner), element)
  }

  mutating func addGuide(_ guide: GuideDescription, _ element: MarkupElement) {
    guard claim(guide.id, for: element) else { return }
    items[guide.id] = .guide(document.guides.count)
    document.guides.append(guide)
  }
}
