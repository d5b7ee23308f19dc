// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
package import QuoinText

/// A scene for a page on which its views can be selected: the picture, whose groups have the ids of
/// the views, beside the frames, the constraints and the problems as JSON.
package struct ScenePreview {
  package var scene: RenderedScene
  /// The pixels per point.
  package var scale: Double
  /// Whether the picture shows constraints as lines.
  package var showsConstraints: Bool
  private let ruler: TextRuler

  package init(
    _ scene: RenderedScene, scale: Double, showsConstraints: Bool = false,
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) {
    self.scene = scene
    self.scale = scale
    self.showsConstraints = showsConstraints
    ruler = TextRuler(measurer: measurer)
  }

  /// The members of the object; a caller adds its own.
  package var members: [(key: String, value: JSONValue)] {
    let (svg, origin) = picture
    return [
      ("id", .string(scene.id)), ("name", .string(scene.name)),
      ("device", .optional(scene.device)), ("platform", .string(scene.platform.rawValue)),
      ("size", .numbers(scene.size.width, scene.size.height)), ("scale", .number(scale)),
      ("origin", .numbers(origin.x, origin.y)), ("svg", .string(svg)),
      ("views", .array(scene.views.map(\.preview))),
      ("constraints", .array(scene.constraints.map(\.preview))),
      ("problems", problems),
      ("ambiguous", .array(scene.ambiguities.map(\.preview))),
    ]
  }

  /// The conflicts, ambiguities and other problems in words.
  package var problems: JSONValue { .array(scene.shownReports.map(\.preview)) }

  /// The scene in the list of a page.
  package var listed: ListedScene {
    ListedScene(
      id: scene.id, name: scene.name, conflicts: scene.conflicts.count,
      ambiguous: scene.ambiguities.count { !$0.isFollower },
      size: [scene.size.width, scene.size.height])
  }

  /// The picture, and where the corner of the scene is in it.
  private var picture: (svg: String, origin: LayoutPoint) {
    var scene = scene
    // The page outlines the views of problems itself.
    scene.reports = []
    var sheet = SceneSheet(
      scenes: [scene], showsConstraints: showsConstraints, hasCaptions: false, ruler: ruler,
      prefix: "preview", isOnPage: true)
    sheet.namesViews = true
    return (sheet.element.xml(), sheet.drawing.origins.first ?? LayoutPoint(x: 0, y: 0))
  }
}

extension RenderedView {
  fileprivate var preview: JSONValue {
    .object([
      ("id", .string(id)), ("class", .string(className)), ("name", .string(name)),
      ("parent", .optional(parent)), ("frame", .rectangle(frame)),
      ("drawingFrame", .rectangle(drawingFrame)), ("hidden", .boolean(isHidden)),
    ])
  }
}

extension RenderedConstraint {
  fileprivate var preview: JSONValue {
    // Both ends, and whether the line is as long as the distance or the size that is constrained.
    let lines = ConstraintLine.lines(for: self).map { line in
      let isLength = line.form == .alignment ? 0.0 : 1
      return line.axis == .horizontal
        ? JSONValue.numbers(line.span.low, line.position, line.span.high, line.position, isLength)
        : JSONValue.numbers(line.position, line.span.low, line.position, line.span.high, isLength)
    }
    return .object([
      ("id", .string(id)), ("text", .string(equation)), ("from", .string(first.item)),
      ("to", .optional(second?.item)), ("kind", .string(isConflicting ? "conflict" : "ok")),
      ("lines", .array(lines)),
    ])
  }
}

extension ProblemReport {
  fileprivate var preview: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("headline", .string(headline)),
      ("details", .strings(details)), ("views", .strings(views)),
      ("extremes", .array(extremes.map(JSONValue.rectangle))),
    ])
  }
}

extension RenderedAmbiguity {
  fileprivate var preview: JSONValue {
    .object([
      ("view", .string(view)), ("attribute", .string(attribute.rawValue)),
      ("range", .numbers(minimum, maximum)), ("follows", .boolean(isFollower)),
    ])
  }
}

extension JSONValue {
  /// The corner and the size of a rectangle.
  package static func rectangle(_ rect: LayoutRect) -> JSONValue {
    .numbers(
      rect.x.withoutNoise, rect.y.withoutNoise, rect.width.withoutNoise, rect.height.withoutNoise)
  }
}
