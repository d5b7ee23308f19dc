// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Scenes that are in another file than before, as when a storyboard is split.
package enum MovedScenes {
  /// Returns differences in which a scene that one file does not have any more, and another one has
  /// now, is a moved one.
  package static func matched(_ differences: [InterfaceDifference]) -> [InterfaceDifference] {
    var targets: [String: Int] = [:]
    for (index, difference) in differences.enumerated() {
      for scene in difference.scenes where scene.state == .added { targets[scene.id] = index }
    }
    guard !targets.isEmpty else { return differences }
    var result = differences
    for (index, difference) in differences.enumerated() {
      for (place, scene) in difference.scenes.enumerated() where scene.state == .removed {
        guard let target = targets[scene.id], target != index,
          let other = differences[target].scenes.firstIndex(where: { $0.id == scene.id })
        else { continue }
        move(&result[index].scenes[place], to: differences[target].new)
        move(&result[target].scenes[other], to: difference.old)
      }
    }
    return result
  }

  private static func move(_ scene: inout SceneDifference, to file: String?) {
    scene.otherFile = file
    // The scene as a whole is then not reported as a change.
    let id = scene.id
    scene.changes.removeAll { $0.object == id && [.add, .remove].contains($0.operation) }
  }
}
