// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds scenes that a program cannot show.
struct UnreachableScene: FileRule {
  let rule = LayoutRule(
    "unreachable-scene", "A scene without an entry", .info, certainty: .certain,
    computation: """
      Finds controllers of storyboards that are not initial, have no Storyboard ID, and to which no segue \
      leads.
      """,
    reason: "The scene is part of the program and cannot be shown.",
    example: "A controller whose only segue was removed.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    let document = file.file.document
    guard document.kind.isStoryboard else { return [] }
    let reached = Set(document.segues.map(\.destination))
    return document.scenes.compactMap { scene in
      guard let controller = scene.controller, controller.element.hasSuffix("ontroller"),
        controller.id != document.initialController, !reached.contains(controller.id),
        let index = file.index(controller.id),
        (file.elements[index]["storyboardIdentifier"] ?? "").isEmpty
      else { return nil }
      return file.finding(
        rule, at: index,
        "\(file.name(of: index)) is not initial, and has neither a segue to it nor a Storyboard ID")
    }
  }
}
