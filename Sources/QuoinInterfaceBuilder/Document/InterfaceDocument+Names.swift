// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// The names of the views in reports, by id: of equal ids that of the first view.
  package var viewNames: [String: String] {
    var result: [String: String] = [:]
    for scene in scenes {
      let names = SceneNames(views[scene.views])
      for (index, position) in scene.views.enumerated() where result[views[position].id] == nil {
        result[views[position].id] = names[index]
      }
    }
    return result
  }
}
