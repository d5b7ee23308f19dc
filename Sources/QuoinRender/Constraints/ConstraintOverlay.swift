// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinExplanation
import QuoinLayout
package import QuoinUIKit

/// The constraints of views that are on a screen, as shapes that any canvas can draw over them,
/// from back to front.
package struct ConstraintOverlay {
  /// A shape in points, in the coordinates of the root; y grows downward.
  package enum Shape: Equatable {
    case line(from: CGPoint, to: CGPoint, RenderedColor, width: Double, dashes: [Double])
    case box(CGRect, radius: Double, fill: RenderedColor)
    case outline(CGRect, RenderedColor, width: Double, dashes: [Double])
    /// A line of text whose middle is at a point of its baseline.
    case text(String, at: CGPoint, RenderedFont, RenderedColor)
  }

  package var shapes: [Shape]

  /// Draws the constraints in a tree of views that has been laid out, and outlines of its
  /// ambiguous views.
  @MainActor package init(of root: UIView) {
    var constraints: [NSLayoutConstraint] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      constraints += view.constraints
      view.subviews.forEach(collect)
    }
    collect(root)
    // The words of problems are not drawn, and take long to find.
    let scene = RenderedScene(
      id: "root", name: "", roots: [root], constraints: constraints,
      naming: .automatic(for: root), report: ViewLayoutReport(covering: [root]),
      explained: ExplainedProblems())
    let drawing = ConstraintDrawing(
      scene: scene, ruler: TextRuler(),
      bounds: LayoutRect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
    shapes = drawing.elements.flatMap(Self.shapes)
  }

  private static func shapes(of element: DrawingElement) -> [Shape] {
    switch element {
    case .group(_, _, _, let elements): return elements.flatMap(shapes)
    case .line(let start, let end, let paint):
      return paint.stroke.map {
        [
          .line(
            from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: end.x, y: end.y), $0,
            width: paint.lineWidth, dashes: paint.dashes)
        ]
      } ?? []
    case .rect(let drawn, let radius, let paint):
      let rect = CGRect(x: drawn.x, y: drawn.y, width: drawn.width, height: drawn.height)
      let box = paint.fill.map { Shape.box(rect, radius: radius, fill: $0) }
      let outline = paint.stroke.map {
        Shape.outline(rect, $0, width: paint.lineWidth, dashes: paint.dashes)
      }
      return [box, outline].compactMap { $0 }
    case .text(let line):
      return [.text(line.text, at: CGPoint(x: line.x, y: line.baseline), line.font, line.color)]
    case .circle, .polyline, .path, .moved, .clip, .effect, .screen, .image:
      preconditionFailure("Constraints are drawn as lines, rectangles and texts.")
    }
  }
}
