// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension InterfaceFile {
  /// The ids of the scenes with their names.
  var sceneNames: [String] {
    document.scenes.map { $0.name.isEmpty ? $0.id : "\($0.id) (\($0.name))" }
  }

  /// The ids of the scenes with an id or a name.
  ///
  /// An id is that of the scene, of its controller or of its root view, or the one that the
  /// storyboard gives the controller; it finds one scene. Several scenes may have one name, whose
  /// letter case does not count.
  func sceneIDs(named name: String) -> [String] {
    let scenes = document.scenes
    let byID = scenes.first { $0.id == name } ?? scenes.first { $0.aliases.contains(name) }
    if let byID { return [byID.id] }
    return scenes.filter { $0.name.lowercased() == name.lowercased() }.map(\.id)
  }
}
