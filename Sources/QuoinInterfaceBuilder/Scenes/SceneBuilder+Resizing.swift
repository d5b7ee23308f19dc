// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Returns a closure that gives a main root another size and the resulting margins.
  ///
  /// The result of layout is that of a scene made for the size, because the size changes nothing
  /// else: see ``CanvasEnvironment/rootMargins(of:_:width:)``.
  func resizing(of root: Int) -> ((CGSize) -> Void)? {
    guard let view = entries.view(at: root), var environment = environments[root] else {
      return nil
    }
    let description = document.views[root]
    let (canvas, controller) = (source.canvas, scene.controller)
    return { [self] size in
      let margins = canvas.rootMargins(
        of: description, controller, width: Double(size.width))
      if let margins, environment.baseMargins[description.id] != margins.insets {
        environment.baseMargins[description.id] = margins.insets
        applyMargins(description, to: view, environment: environment)
      }
      view.frame.size = size
      view.setNeedsLayout()
    }
  }
}

extension LoadedScene {
  /// Lays a scene that was made for a given size out in another one, many times as fast as making
  /// it again.
  ///
  /// - Parameter size: The size of the main root in points, at least 0.
  /// - Returns: Whether the scene was made for a given size and has a main root. Otherwise it
  ///   remains unchanged.
  package func layOut(in size: CGSize) -> Bool {
    guard let resizing else { return false }
    resizing(size)
    layout()
    return true
  }
}
