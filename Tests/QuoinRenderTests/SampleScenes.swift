// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender

/// Small scenes whose texts and pictures can be derived by hand.
enum SampleScenes {
  static func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    kind: ViewKind = .plain, parent: String? = nil,
    appearance: RenderedAppearance = RenderedAppearance()
  ) -> RenderedView {
    let rect = LayoutRect(x: x, y: y, width: width, height: height)
    return RenderedView(
      id: id, className: kind == .label ? "UILabel" : "UIView", kind: kind, parent: parent,
      frame: rect, drawingFrame: rect, appearance: appearance)
  }

  /// A root of 320 × 100 with a label 16 from the left, which has a conflict, an ambiguity and an
  /// excluded constraint.
  static var form: RenderedScene {
    let root = view("root", 0, 0, 320, 100)
    let label = view(
      "name", 16, 20, 100.5, 21, kind: .label, parent: "root",
      appearance: RenderedAppearance(text: "A & B"))
    let leading = RenderedConstraint(
      id: "c1", first: side(label, .leading, 16), second: side(root, .leading, 0), constant: 16,
      isConflicting: true)
    let width = RenderedConstraint(
      id: "c2", first: side(label, .width, 100.5), relation: .lessThanOrEqual, constant: 90,
      priority: 750)
    return RenderedScene(
      id: "s1", name: "Form", device: "retina6_1", size: LayoutSize(width: 320, height: 100),
      views: [root, label], constraints: [leading, width],
      conflicts: [
        RenderedConflict(
          constraints: ["c1", "c3"], broken: "c3", message: "these 2 constraints cannot hold\n  c1")
      ],
      ambiguities: [
        RenderedAmbiguity(view: "name", attribute: .y, minimum: 0, maximum: .infinity)
      ],
      problems: [
        RenderedProblem(
          code: "outside-constraint", constraint: "c4",
          message: "this constraint is excluded from the layout\n  c4")
      ])
  }

  static func side(
    _ view: RenderedView, _ attribute: LayoutAttribute, _ value: Double
  ) -> RenderedConstraint.Side {
    RenderedConstraint.Side(
      item: view.id, name: view.name, attribute: attribute, rect: view.alignmentFrame, value: value)
  }
}
