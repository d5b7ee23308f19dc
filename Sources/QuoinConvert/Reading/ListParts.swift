// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Connects the cells, headers and footers of lists, which are classes of their own, with the list.
@MainActor struct ListParts {
  let reader: InterfaceReader

  init(_ reader: InterfaceReader) { self.reader = reader }

  func read(into scene: inout ConvertedScene) {
    let refreshing = removeRefreshControls(from: &scene)
    for root in scene.roots.indices {
      for view in scene.roots[root].views.indices {
        let id = scene.roots[root].views[view].id
        guard let element = reader.base.element(id) else { continue }
        scene.roots[root].views[view].parts = parts(of: element, in: scene)
        let controller = view == 0 && root == 0 ? reader.controllerElement(of: scene) : nil
        for holder in [element, controller].compactMap(\.self) {
          if let control = holder.child("refreshControl", key: "refreshControl"),
            let found = refreshing.first(where: { $0.id == control["id"] })
          {
            scene.roots[root].views[view].settings += Self.settings(of: found)
          }
        }
        guard let note = sections(of: element, scene.roots[root].views[view].name, scene) else {
          continue
        }
        scene.roots[root].notes.append(note)
      }
    }
  }

  private func parts(of list: MarkupElement, in scene: ConvertedScene) -> [ListPart] {
    func index(_ element: MarkupElement) -> Int? {
      scene.roots.firstIndex { $0.views[0].id == element["id"] }
    }
    var result: [ListPart] = []
    for child in list.children {
      switch child.key ?? child.name {
      case "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView":
        if let root = index(child) { result.append(ListPart(role: child.key ?? "", root: root)) }
      case "prototypes", "cells":
        result += child.children.compactMap(index).map { ListPart(role: "cell", root: $0) }
      default: continue
      }
    }
    return result
  }

  /// A note about the cells that a file has instead of prototypes, which a program creates itself.
  private func sections(
    of table: MarkupElement, _ name: String, _ scene: ConvertedScene
  ) -> ConversionNote? {
    guard let sections = table.child("sections")?.children, !sections.isEmpty else { return nil }
    let texts = sections.map { section in
      let cells = (section.child("cells")?.children ?? []).compactMap { cell in
        scene.roots.first { $0.views[0].id == cell["id"] }?.className
      }
      let titles = ["headerTitle", "footerTitle"].compactMap {
        section[$0] ?? section.child("string", key: $0)?.text
      }
      let head = titles.map { "'\($0)'" }.joined(separator: " and ")
      return (head.isEmpty ? "without a title" : head) + ": " + cells.joined(separator: ", ")
    }
    return ConversionNote(
      line: table.line,
      "The static sections of \(ConversionNote.quoted(name)) are not converted; the program creates "
        + "their cells. They are " + texts.joined(separator: "; ") + ".")
  }

  /// Removes the refresh controls, which need no class of their own, and returns them.
  private func removeRefreshControls(from scene: inout ConvertedScene) -> [ConvertedView] {
    let found = scene.roots.filter { $0.views[0].element == "refreshControl" }.map { $0.views[0] }
    scene.roots.removeAll { $0.views[0].element == "refreshControl" }
    return found
  }

  private static func settings(of control: ConvertedView) -> [ViewSetting] {
    let kept = control.settings.filter {
      $0.text.hasPrefix("tintColor") || $0.text.hasPrefix("backgroundColor")
    }
    return [ViewSetting("refreshControl = \(control.className)()")]
      + kept.map { ViewSetting("refreshControl?.\($0.text)") }
  }
}
