// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

@testable import QuoinConvert

/// A root with the views `a` and `b`, and `c` inside of `b`. The view `masked` keeps its mask.
enum SampleRoot {
  static let a = ConvertedItem.view(1)
  static let b = ConvertedItem.view(2)
  static let c = ConvertedItem.view(3)
  static let masked = ConvertedItem.view(4)
  static let root = ConvertedItem.view(0)

  static func view(_ name: String, parent: Int?, keepsMask: Bool = false) -> ConvertedView {
    var view = ConvertedView(
      id: name, element: "view", origin: parent == nil ? .root : .property, className: "UIView",
      systemClass: "UIView", initializer: "UIView()", parent: parent,
      keepsMask: keepsMask || parent == nil, line: 1)
    view.name = name
    return view
  }

  static func with(_ constraints: [ConvertedConstraint]) -> ConvertedRoot {
    ConvertedRoot(
      className: "Sample", baseClass: "UIView",
      views: [
        view("", parent: nil), view("a", parent: 0), view("b", parent: 0), view("c", parent: 2),
        view("masked", parent: 0, keepsMask: true),
      ], constraints: constraints)
  }

  static func printed(
    _ constraints: [ConvertedConstraint], _ dialect: ConversionDialect
  ) -> PrintedFile.Part {
    let scene = ConvertedScene(id: "scene", name: "Sample", roots: [with(constraints)])
    return scene.printed(OutputStyle(dialect)).parts[0]
  }

  static func read(_ text: String, _ dialect: ConversionDialect) -> [ConvertedConstraint]? {
    ConstraintReader(ItemNames(with([]), rootName: "self"), dialect).constraints(in: text)
  }
}
