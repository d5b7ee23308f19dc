// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinSnapshots
import QuoinUIKit

extension CellLayout {
  /// The layout as snapshots have it. Views of a file have its ids and coordinates.
  var snapshotText: LayoutSnapshotText {
    guard let loadedScene else { return LayoutSnapshotText(view) }
    return LayoutSnapshotText(
      loadedScene.roots, .file(loadedScene, root: view), report,
      scale: Double(view.traitCollection.displayScale))
  }
}

extension SceneNaming {
  /// The names of views in a file. Views that it does not have are left out.
  fileprivate static func file(_ scene: LoadedScene, root: UIView) -> SceneNaming {
    let automatic = SceneNaming.automatic(for: root)
    var naming = automatic
    naming.view = { view in
      guard let id = scene.identifier(of: view), var facts = automatic.view(view) else {
        return nil
      }
      let frame = scene.frame(of: view)
      facts.id = id
      facts.className = scene.className(of: view) ?? facts.className
      facts.frame = LayoutRect(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
        height: Double(frame.height))
      return facts
    }
    naming.constraint = scene.identifier(of:)
    naming.guide = scene.identifier(of:)
    return naming
  }
}
