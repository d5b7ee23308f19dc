// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension SceneSampler {
  /// Creates a sampler for a scene of a file that is laid out at any size, as with `--size`.
  ///
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - options: The environment. Without a size, that of the file is the one to begin with.
  /// - Returns: nil for a scene without a view.
  @MainActor init?(_ id: String, in file: InterfaceFile, options: SceneOptions) {
    guard let size = options.size ?? file.scene(id, options: options)?.size else { return nil }
    func made(_ size: CGSize) -> LoadedScene? {
      var options = options
      options.size = size
      return file.scene(id, options: options)
    }
    guard let resized = made(size), resized.layOut(in: size), let root = resized.roots.first else {
      return nil
    }
    let views = resized.drawnViews
    self.init(
      scale: Double(root.traitCollection.displayScale), baseSize: size.layoutSize,
      sample: { size in
        // The scene was laid out in a size from outside, so it can have any other.
        _ = resized.layOut(in: CGSize(width: size.width, height: size.height))
        return SceneSample(of: views)
      },
      scene: { size in
        // The file has the scene, as the lookup above found it.
        let size = CGSize(width: size.width, height: size.height)
        let scene = made(size) ?? resized
        scene.layout()
        // Fixes are tried by solving, which would take longer than all layouts of the page.
        var picture = RenderedScene(scene, in: file, explained: .withoutFixes)
        picture.screen = nil
        return picture
      })
  }
}

extension LoadedScene {
  /// The views in the order in which pictures have them, each with its root.
  fileprivate var drawnViews: [(view: UIView, root: UIView)] {
    var seen: Set<ObjectIdentifier> = []
    var found: [(view: UIView, root: UIView)] = []
    func add(_ view: UIView, _ root: UIView) {
      guard identifier(of: view) != nil else { return }
      seen.insert(ObjectIdentifier(view))
      found.append((view, root))
      for subview in view.subviews { add(subview, root) }
    }
    for root in roots where !seen.contains(ObjectIdentifier(root)) { add(root, root) }
    return found
  }
}
