// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The controllers of a storyboard.
struct StoryboardScenes {
  private let controllers: [MarkupElement]
  private let initialID: String?

  @MainActor init(_ file: ProgramFile) {
    initialID = file.document.initialController
    let scenes = file.root.child("scenes")?.children ?? []
    controllers = scenes.compactMap { scene in
      let objects = scene.child("objects")?.children ?? []
      return objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first
    }
  }

  /// The controller that the storyboard starts with.
  var initial: MarkupElement? { initialID.flatMap { controller($0) } }

  /// The identifiers of the scenes, in the order of the file.
  var identifiers: [String] { controllers.compactMap { $0["storyboardIdentifier"] } }

  func controller(_ id: String) -> MarkupElement? { controllers.first { $0["id"] == id } }

  /// Returns the controller with an identifier for programs.
  func controller(identifier: String) -> MarkupElement? {
    controllers.first { $0["storyboardIdentifier"] == identifier }
  }
}
