// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
import QuoinRender

/// Views as boxes: a picture made from the text of a snapshot, or from frames.
package struct SnapshotBoxes: Hashable, Sendable {
  private struct Box: Hashable {
    var title: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private var boxes: [Box] = []

  /// Reads the first configuration of a snapshot.
  package init(_ content: SnapshotContent?) {
    var ancestors: [(depth: Int, x: Double, y: Double)] = []
    for line in content?.configurations.first?.lines ?? [] {
      guard let view = SnapshotLine(line), let numbers = view.numbers else { continue }
      while let last = ancestors.last, last.depth >= view.depth { ancestors.removeLast() }
      let origin = ancestors.last ?? (depth: -1, x: -numbers[0], y: -numbers[1])
      let box = Box(
        title: view.title, x: origin.x + numbers[0], y: origin.y + numbers[1], width: numbers[2],
        height: numbers[3])
      ancestors.append((view.depth, box.x, box.y))
      if !view.rest.hasSuffix("hidden") { boxes.append(box) }
    }
  }

  /// Boxes by their titles and frames, in points from one origin. Frames that are not numbers are
  /// left out.
  package init(_ frames: [(title: String, frame: LayoutRect)]) {
    boxes = frames.filter { _, frame in
      [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
    }.map { title, frame in
      Box(title: title, x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// The boxes as an SVG element.
  package var svg: String { Self.svg([(self, "#333")]) }

  /// The boxes of two snapshots as an SVG element: the old ones red and dashed, the new ones blue.
  package static func svg(_ old: SnapshotBoxes, _ new: SnapshotBoxes) -> String {
    svg([(old, "#c00\" stroke-dasharray=\"4 3"), (new, "#04c")])
  }

  private static func svg(_ layers: [(boxes: SnapshotBoxes, stroke: String)]) -> String {
    let all = layers.flatMap(\.boxes.boxes)
    let (left, top) = (all.map(\.x).min() ?? 0, all.map(\.y).min() ?? 0)
    let right = all.map { $0.x + $0.width }.max() ?? 0
    let bottom = all.map { $0.y + $0.height }.max() ?? 0
    let size = [right - left + 2, bottom - top + 2].map { LayoutText.number($0, decimals: 2) }
    let shapes = layers.flatMap { layer in
      layer.boxes.boxes.map { box in
        let numbers = [box.x - left + 1, box.y - top + 1, box.width, box.height]
          .map { LayoutText.number($0, decimals: 2) }
        return "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
          + "height=\"\(numbers[3])\" fill=\"none\" stroke=\"\(layer.stroke)\">"
          + "<title>\(escaped(box.title))</title></rect>"
      }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size[0])\" height=\"\(size[1])\">"
      + shapes.joined() + "</svg>"
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.flatMap { character -> String in
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        default: String(character)
        }
      })
  }
}
