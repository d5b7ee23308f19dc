// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Decides by solving whether a coordinate of a view can have several values.
///
/// A layout in which a coordinate is pinned to another value, and which breaks and misses nothing
/// more at any priority, is as good as the first one. Where there is one, the coordinate is
/// ambiguous; where there is none on either side, it is not, since the values of layouts that are
/// equally good have no gaps.
@MainActor struct AmbiguityProof {
  private let scenes: [LoadedScene]
  private var layouts: [ObjectIdentifier: PinnedLayout] = [:]

  /// - Parameters:
  ///   - file: The file.
  ///   - scene: The id of a scene of it.
  ///   - contents: What is taken for the content of the views of a class of the program; one scene
  ///     for each.
  init(_ file: InterfaceFile, scene id: String, contents: [JudgedContents]) {
    scenes = contents.compactMap { contents in
      var options = SceneOptions()
      // On macOS nearly all stored sizes are those that AppKit gave a control.
      options.readsSizesBack = file.document.kind.platform == .macOS
      options.judgedContents = contents
      let scene = file.scene(id, options: options)
      scene?.layout()
      return scene
    }
  }

  /// Whether a coordinate has several values in each of the scenes.
  mutating func isAmbiguous(
    _ coordinate: LayoutAmbiguity.Coordinate, of id: String, minimum: Double, maximum: Double
  ) -> Bool {
    !scenes.isEmpty
      && scenes.allSatisfy { scene in
        guard let (view, layout) = layout(of: id, in: scene),
          let value = layout.value(of: coordinate, of: view)
        else { return false }
        let pixel = 1 / max(1, Double(view.traitCollection.displayScale))
        return others(value, minimum, maximum, pixel).contains {
          layout.isAsGood(with: coordinate, of: view, at: $0)
        }
      }
  }

  /// Whether each coordinate of a view has a single value in the first of the scenes.
  mutating func isDetermined(_ id: String) -> Bool {
    guard let scene = scenes.first, let (view, layout) = layout(of: id, in: scene) else {
      return false
    }
    return [LayoutAmbiguity.Coordinate.x, .y, .width, .height].allSatisfy { coordinate in
      guard let value = layout.value(of: coordinate, of: view) else { return false }
      return [value - 1, value + 1].allSatisfy {
        !layout.isAsGood(with: coordinate, of: view, at: $0)
      }
    }
  }

  /// Values at least a pixel from the solved one, within the reported range.
  private func others(
    _ value: Double, _ minimum: Double, _ maximum: Double, _ pixel: Double
  ) -> [Double] {
    [value + 10, value - 10, value + 1, value - 1, value + pixel, value - pixel, minimum, maximum]
      .filter { $0.isFinite && abs($0 - value) >= pixel - 0.001 }
      .filter { $0 >= minimum - 0.001 && $0 <= maximum + 0.001 }
  }

  private mutating func layout(
    of id: String, in scene: LoadedScene
  ) -> (view: UIView, layout: PinnedLayout)? {
    guard let view = scene.view(id),
      let root = scene.roots.last(where: { view.isDescendant(of: $0) })
    else { return nil }
    let key = ObjectIdentifier(root)
    let layout = layouts[key] ?? PinnedLayout(root)
    layouts[key] = layout
    return (view, layout)
  }
}
