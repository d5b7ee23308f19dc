// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinStage
import QuoinUIKit

/// The subject of a test, laid out in one cell of a matrix.
///
/// It is valid only during the call that it is passed to; afterwards its window is empty.
@MainActor final class CellLayout {
  /// The configuration, with its name.
  let cell: LayoutCell
  /// The name of the class of the view or the controller, or that of the scene.
  let subjectName: String
  /// The root: the view, the view of the controller, or the main view of the scene.
  let view: UIView
  /// The controller; nil for a view alone.
  let controller: UIViewController?
  /// The scene of a file; nil for views in code.
  let loadedScene: LoadedScene?
  /// The device around the view; nil for a scene of a file, which has a screen of its own.
  let stage: Stage?

  var name: String { cell.name }

  /// The window around the view; nil for a scene of a file.
  var window: UIWindow? { stage?.window }

  /// The frames, texts, constraints and problems as plain values.
  private(set) lazy var scene: RenderedScene = makeScene()

  private func makeScene() -> RenderedScene {
    // The name in messages differs from those of the program, by which trees are printed.
    let name = view.reportName
    if name == rootName { view.reportName = nil }
    defer { view.reportName = name }
    var scene = RenderedScene(view, name: subjectName)
    scene.device = loadedScene == nil ? cell.device.name : loadedScene?.device
    return scene
  }

  /// The views, the root first.
  private(set) lazy var views = ViewList(view)

  /// The names of views by identifiers and properties.
  private(set) lazy var viewNames = ViewNames()

  /// The problems of the layouts that decide the frames of the view and its descendants.
  private(set) lazy var report: ViewLayoutReport =
    loadedScene?.report().certain ?? ViewLayoutReport(covering: [view])

  /// The conflicts and ambiguities in words, with fixes that were tried.
  private(set) lazy var explained = ExplainedProblems(report, ExplanationOptions())

  /// The problems, a paragraph each, with what to try.
  var problems: [String] {
    explained.conflicts.map(\.words.text) + explained.ambiguities.map(\.words.text)
      + report.problems.map { "warning[\($0.code)]: \($0.message)" }
  }

  /// The layout as the rules of `quoin check` read it.
  private(set) lazy var checkedLayout: CheckedLayout = {
    let (variants, view) = (variants, view)
    return CheckedLayout(
      view, named: subjectName, .default, in: cell.configuration,
      remake: { variants?.layout(in: $0, besides: view) })
  }()

  /// The frames in the other reading direction; nil where no expectation needs them.
  var mirrorImage: MirrorImage?

  /// The layout in other configurations; nil where no expectation needs them.
  var variants: LayoutVariants?

  /// The name that the root has in messages; nil where the program or the file names it.
  private var rootName: String?

  /// Reads the layout while the root has the name of its class in messages, unless the program
  /// names it. Otherwise it would be named by its place in the window.
  func named(_ read: () throws -> Void) rethrows {
    guard viewNames.ownName(of: view) == nil else { return try read() }
    (view.reportName, rootName) = (subjectName, subjectName)
    defer { (view.reportName, rootName) = (nil, nil) }
    try read()
  }

  /// The name of a view in a sentence: the class with the name that the program gave it, otherwise
  /// with its text or its path.
  func name(of view: UIView) -> String {
    guard let own = viewNames.ownName(of: view) else { return viewNames.name(of: view) }
    return own == rootName ? own : "\(type(of: view)) \(own)"
  }

  /// The name of a view where its class does not matter.
  func shortName(of view: UIView) -> String {
    viewNames.ownName(of: view) ?? viewNames.name(of: view)
  }

  init(
    _ cell: LayoutCell, subjectName: String, view: UIView, controller: UIViewController? = nil,
    loadedScene: LoadedScene? = nil, stage: Stage? = nil
  ) {
    self.cell = cell
    self.subjectName = subjectName
    self.view = view
    self.controller = controller
    self.loadedScene = loadedScene
    self.stage = stage
  }
}
