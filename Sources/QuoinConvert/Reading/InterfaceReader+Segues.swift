// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension InterfaceReader {
  /// Notes about the segues of a scene, with the code that does the same where there is some.
  func segueNotes(
    _ scene: SceneDescription, in scenes: [ConvertedScene]
  ) -> [ConversionNote] {
    guard let id = scene.controller?.id, let element = base.element(id) else { return [] }
    var notes: [ConversionNote] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      waiting += next.children.reversed()
      guard next.name == "segue", let destination = next["destination"] else { continue }
      let kind = next["kind"] ?? "show"
      notes.append(
        ConversionNote(
          line: next.line,
          "The segue '\(next["identifier"] ?? next["id"] ?? "")' (\(kind)) to "
            + "'\(name(ofController: destination))' stays in the storyboard"
            + (code(for: next, kind, to: destination, scenes).map { "; in code: \($0)." } ?? "."),
          isMissing: false))
    }
    return notes
  }

  /// The code that does what a segue does; nil for kinds and destinations that code does not have.
  private func code(
    for segue: MarkupElement, _ kind: String, to destination: String, _ scenes: [ConvertedScene]
  ) -> String? {
    guard segue["customClass"] == nil,
      let controller = instance(ofController: destination, scenes)
    else { return nil }
    switch kind {
    case "show": return "show(\(controller), sender: self)"
    case "showDetail": return "showDetailViewController(\(controller), sender: self)"
    case "push": return "navigationController?.pushViewController(\(controller), animated: true)"
    case "presentation", "modal": return "present(\(controller), animated: true)"
    case "embed":
      let views = scenes.flatMap(\.roots).flatMap(\.views)
      let container = views.first {
        base.element($0.id)?.child("connections")?.children
          .contains { $0["id"] == segue["id"] } == true
      }
      guard let container, !container.name.isEmpty else { return nil }
      return "let child = \(controller); addChild(child); "
        + "child.view.frame = \(container.name).bounds; "
        + "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]; "
        + "\(container.name).addSubview(child.view); child.didMove(toParent: self)"
    default: return nil
    }
  }

  /// The expression that creates a controller; nil for one that is not converted.
  private func instance(ofController id: String, _ scenes: [ConvertedScene]) -> String? {
    let isNavigation = base.element(id)?.name == "navigationController"
    let first = base.document.segues.first {
      $0.relationship == "rootViewController" && $0.source == id
    }
    let shown = isNavigation ? first?.destination : id
    guard let scene = base.document.scenes.first(where: { $0.controller?.id == shown }),
      let root = scenes.first(where: { $0.id == scene.id })?.roots.first, root.controller != nil
    else { return nil }
    let instance = "\(root.className)()"
    return isNavigation ? "UINavigationController(rootViewController: \(instance))" : instance
  }
}
