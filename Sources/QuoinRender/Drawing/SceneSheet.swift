// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// Scenes in rows in one picture.
struct SceneSheet {
  var scenes: [RenderedScene]
  var showsConstraints: Bool
  var hasCaptions: Bool
  var ruler = TextRuler()
  /// The prefix of the identifiers in the picture, which are unique in a page.
  var prefix = "scene"

  private static let margin = 12.0
  private static let gap = 32.0
  private static let captionHeight = 34.0
  /// The greatest width of a row with several scenes, in points.
  private static let rowWidth = 1640.0

  private struct Placement {
    var x: Double
    var y: Double
  }

  /// The drawings of all scenes, and the size of the picture in points.
  var drawing: (elements: [DrawingElement], size: LayoutSize) {
    let drawings = scenes.enumerated().map { index, scene in
      SceneDrawing(
        scene, showsConstraints: showsConstraints, ruler: ruler, prefix: "\(prefix)\(index + 1)")
    }
    let (placements, size) = arrangement(of: drawings)
    let elements = zip(drawings, placements).map { drawing, placement in
      DrawingElement.moved(
        x: placement.x, y: placement.y, captions(of: drawing.scene) + drawing.elements)
    }
    return (elements, size)
  }

  /// The name of a scene and, below it, its identifier, device and size.
  private func captions(of scene: RenderedScene) -> [DrawingElement] {
    guard hasCaptions else { return [] }
    let top = -SceneDrawing.titleBarHeight(of: scene) - Self.captionHeight
    let name = scene.name.isEmpty ? scene.id : scene.name
    let details = [scene.name.isEmpty ? nil : scene.id, scene.device, scene.size.outline]
    let fonts = [RenderedFont(size: 13, weight: 600), RenderedFont(size: 11)]
    let lines = [name, details.compactMap { $0 }.joined(separator: " · ")]
    return zip(lines, fonts).enumerated().map { index, line in
      let fitting = ruler.line(line.0, font: line.1, width: max(scene.size.width, 80))
      return DrawingElement.text(
        fitting, x: 0, baseline: top + 11 + Double(index) * 14, font: line.1,
        color: DrawingStyle.caption)
    }
  }

  /// The origin of each scene, and the size of the picture. Rows are filled from left to right and
  /// as high as their highest scene.
  private func arrangement(of drawings: [SceneDrawing]) -> ([Placement], LayoutSize) {
    let caption = hasCaptions ? Self.captionHeight : 0
    var placements: [Placement] = []
    var (x, y, rowHeight, width) = (Self.margin, Self.margin, 0.0, 0.0)
    for drawing in drawings {
      let extent = drawing.extent
      let sceneWidth = max(extent.width, hasCaptions ? 80 : 1)
      if x > Self.margin, x + sceneWidth > Self.rowWidth {
        y += rowHeight + Self.gap
        (x, rowHeight) = (Self.margin, 0)
      }
      let head = caption + SceneDrawing.titleBarHeight(of: drawing.scene)
      placements.append(Placement(x: x, y: y + head))
      width = max(width, x + sceneWidth)
      rowHeight = max(rowHeight, head + max(extent.height, 1))
      x += sceneWidth + Self.gap
    }
    return (
      placements, LayoutSize(width: width + Self.margin, height: y + rowHeight + Self.margin)
    )
  }
}

extension SceneSheet {
  /// The scenes of files, with captions where there are several.
  init(of files: [RenderedFile], showsConstraints: Bool, measurer: any TextMeasurer) {
    let scenes = files.flatMap(\.scenes).filter { !$0.views.isEmpty }
    self.init(
      scenes: scenes, showsConstraints: showsConstraints, hasCaptions: scenes.count > 1,
      ruler: TextRuler(measurer: measurer))
  }
}
