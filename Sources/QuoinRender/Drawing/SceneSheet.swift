// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// Scenes in one picture, in rows or on the canvas of their files.
struct SceneSheet {
  var scenes: [RenderedScene]
  /// The arrangement of the scenes.
  var layout = SheetLayout.rows
  var showsConstraints: Bool
  var hasCaptions: Bool
  var ruler = TextRuler()
  /// The prefix of the identifiers in the picture, which are unique in a page.
  var prefix = "scene"
  /// Whether the picture is a part of a page, which has the style sheet and the list of problems.
  var isOnPage = false
  /// Whether the groups of views have the ids of the views.
  var namesViews = false
  /// Whether the picture shows blurs, which those of pixels and pages do not.
  var hasBlurs = true

  static let margin = 12.0
  static let captionHeight = 34.0

  /// The drawings of all scenes, the size of the picture in points, and where the upper left corner
  /// of each scene is.
  var drawing: (elements: [DrawingElement], size: LayoutSize, origins: [LayoutPoint]) {
    let drawings = scenes.enumerated().map { index, scene in
      var drawing = SceneDrawing(
        scene, showsConstraints: showsConstraints, ruler: ruler, prefix: "\(prefix)\(index + 1)")
      drawing.namesViews = namesViews
      drawing.hasBlurs = hasBlurs
      return drawing
    }
    let (origins, size) = layout.arrangement(
      of: drawings.map(tile(for:)), margin: isClean ? 0 : Self.margin)
    let elements = zip(drawings, origins).map { drawing, origin in
      DrawingElement.moved(
        x: origin.x, y: origin.y, captions(of: drawing.scene) + drawing.elements)
    }
    return (elements + segues(between: origins), size, origins)
  }

  /// Whether all scenes are shown without what a program does not show.
  private var isClean: Bool { !scenes.isEmpty && scenes.allSatisfy(\.isClean) }

  /// The room that a scene needs in the picture.
  private func tile(for drawing: SceneDrawing) -> SheetTile {
    let extent = drawing.extent
    return SheetTile(
      head: (hasCaptions ? Self.captionHeight : 0)
        + SceneDrawing.titleBarHeight(of: drawing.scene),
      width: max(extent.width, hasCaptions ? 80 : 1), height: max(extent.height, 1),
      canvasOrigin: drawing.scene.canvasOrigin)
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

  /// The arrows between the scenes of a canvas.
  private func segues(between origins: [LayoutPoint]) -> [DrawingElement] {
    guard case .canvas(_, let segues) = layout else { return [] }
    let rects = zip(scenes, origins).map { scene, origin in
      LayoutRect(x: origin.x, y: origin.y, width: scene.size.width, height: scene.size.height)
    }
    return SeguePainter(segues: segues, scenes: rects, ruler: ruler).elements
  }
}

extension SceneSheet {
  /// Creates a sheet with the scenes of files, with captions where there are several.
  init(
    of files: [RenderedFile], showsConstraints: Bool, arrangement: SceneArrangement = .rows,
    measurer: any TextMeasurer
  ) {
    let shown = files.map { file in file.scenes.filter { !$0.views.isEmpty } }
    let scenes = shown.flatMap(\.self)
    self.init(
      scenes: scenes, layout: .rows, showsConstraints: showsConstraints,
      hasCaptions: scenes.count > 1 && !scenes.allSatisfy(\.isClean),
      ruler: TextRuler(measurer: measurer))
    guard arrangement == .canvas else { return }
    var segues: [SheetSegue] = []
    var first = 0
    for (file, scenes) in zip(files, shown) {
      let indices = Dictionary(
        scenes.enumerated().map { ($1.id, first + $0) }, uniquingKeysWith: { first, _ in first })
      segues += file.segues.compactMap { segue in
        guard let source = indices[segue.source], let destination = indices[segue.destination],
          source != destination
        else { return nil }
        return SheetSegue(source: source, destination: destination, kind: segue.kind)
      }
      first += scenes.count
    }
    layout = .canvas(counts: shown.map(\.count), segues: segues)
  }
}
