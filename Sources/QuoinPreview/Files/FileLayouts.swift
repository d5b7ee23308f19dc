// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinText
import QuoinUIKit

/// The layouts of the last requests, so that a request about a view does not lay out again.
@MainActor struct FileLayouts {
  /// A scene that was laid out.
  struct Layout {
    var scene: LoadedScene
    var rendered: RenderedScene

    /// The pixels per point.
    @MainActor var scale: Double {
      Double(scene.roots.first?.traitCollection.displayScale ?? 1)
    }
  }

  private struct Entry {
    var key: String
    var generation: Int
    var layout: Layout
  }

  /// The most layouts that are kept.
  private static let most = 4

  private var entries: [Entry] = []

  /// Returns a scene of a file, laid out.
  ///
  /// - Parameters:
  ///   - source: The content of the file.
  ///   - isKept: Whether questions about the scene are expected.
  ///
  /// - Throws: A ``PreviewRefusal`` for a scene that the file does not have, and for options that
  ///   do not suit the file.
  mutating func layout(
    _ query: PreviewQuery, of file: PreviewFile, source: () throws(PreviewRefusal) -> InterfaceFile,
    assets: () -> SceneAssets?, isKept: Bool
  ) throws(PreviewRefusal) -> Layout {
    let key = "\(file.name)\n\(query.scene)\n\(query.key)"
    if let index = entries.firstIndex(where: { $0.key == key }) {
      let entry = entries.remove(at: index)
      if entry.generation == file.generation {
        entries.append(entry)
        return entry.layout
      }
    }
    let source = try source()
    if let reason = source.objection(to: query.options) { throw PreviewRefusal(400, reason) }
    guard let scene = source.scene(query.scene, options: query.options) else {
      throw PreviewRefusal(404, "There is no scene '\(query.scene)' in \(file.name).")
    }
    scene.layout()
    let rendered = RenderedScene(scene, in: source, explained: .withoutFixes, assets: assets())
    let layout = Layout(scene: scene, rendered: rendered)
    guard isKept else { return layout }
    entries.append(Entry(key: key, generation: file.generation, layout: layout))
    if entries.count > Self.most { entries.removeFirst() }
    return layout
  }
}
