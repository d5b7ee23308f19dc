// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinInterfaceBuilder
import QuoinRender
import QuoinStage
import QuoinUIKit

/// What a test is about, laid out in one cell of a matrix.
///
/// It holds only during the call that it is passed to; afterwards its window is empty.
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
  /// The device around the view; nil for a scene of a file, which has surroundings of its own.
  let stage: Stage?

  /// The name of the cell.
  var name: String { cell.name }

  /// The window around the view; nil for a scene of a file.
  var window: UIWindow? { stage?.window }

  /// The frames, texts, constraints and problems as plain values.
  private(set) lazy var scene: RenderedScene = {
    var scene = RenderedScene(view, name: subjectName)
    scene.device = loadedScene == nil ? cell.device.name : loadedScene?.device
    return scene
  }()

  /// What is wrong with the layouts that decide the frames of the view and of what is inside of it: a
  /// paragraph each, with what to try.
  private(set) lazy var problems: [String] = checkedLayout.problems.paragraphs

  /// The layout as rules of `quoin check` read it.
  private(set) lazy var checkedLayout: CheckedLayout =
    CheckedLayout(view, named: subjectName, .default, in: cell.configuration)

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
