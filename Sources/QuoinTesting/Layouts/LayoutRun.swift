// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinStage
import QuoinUIKit

/// Creates and lays out the subject of a test in the cells of a matrix.
///
/// Layouts run on the main actor without suspension. What `UIScreen.main`, `UIDevice.current` and
/// `UITraitCollection.current` return, and whether source locations are recorded, is set during the
/// calls and restored after them, so that tests that run at the same time do not affect each other.
@MainActor struct LayoutRun {
  /// The reason that a cell has no layout.
  struct Failure: Hashable {
    /// One sentence without a period.
    var message: String
    /// The name of the subject that could not be laid out; nil when it was not created.
    var subject: String?
  }

  private let cells: [LayoutCell]

  init(_ matrix: LayoutMatrix) { cells = matrix.cells }

  /// Calls `body` with the layout in each cell, in the order of the matrix.
  ///
  /// - Parameters:
  ///   - make: Makes the subject again for each cell, while the device of the cell is that of the
  ///     program.
  ///   - body: Reads the layout, while the device of the cell is that of the program. The layout
  ///     ends after the call.
  /// - Returns: The cells that have no layout, with the reasons, each once.
  @discardableResult
  func forEach(
    _ make: (LayoutCell) throws -> LayoutSubject, _ body: (CellLayout) throws -> Void
  ) rethrows -> [Failure] {
    var failures: [Failure] = []
    for cell in cells {
      let found = try Self.layOut(in: cell, make, body)
      for failure in found where !failures.contains(failure) { failures.append(failure) }
    }
    return failures
  }

  /// Calls `body` with the layout in a cell.
  ///
  /// - Returns: Why there is no layout, in sentences; empty after `body` was called.
  static func layOut(
    in cell: LayoutCell, _ make: (LayoutCell) throws -> LayoutSubject,
    _ body: (CellLayout) throws -> Void
  ) rethrows -> [Failure] {
    guard cell.objections.isEmpty else { return cell.objections.map { Failure(message: $0) } }
    let stage = Stage(cell.configuration.settings)
    return try stage.perform {
      try LayoutReporting.duringTest {
        let subject = try make(cell)
        if let objection = subject.objection {
          return [Failure(message: objection, subject: subject.name)]
        }
        switch subject {
        case .nothing: break
        case .scene(let scene):
          scene.layout()
          guard let root = scene.roots.first else {
            return [
              Failure(
                message: "the scene \(subject.name) has no view", subject: subject.name)
            ]
          }
          try body(
            CellLayout(cell, subjectName: subject.name, view: root, loadedScene: scene))
        case .view(let view):
          try layOut(view, subject, on: stage, cell, body)
        case .controller(let controller):
          try layOut(controller, controller, subject, on: stage, cell, body)
        }
        return []
      }
    }
  }

  /// Lays out a view: with its own controller, otherwise with a plain one as long as it is laid
  /// out, for UIKit gives the size of a window to the views of controllers.
  private static func layOut(
    _ view: UIView, _ subject: LayoutSubject, on stage: Stage, _ cell: LayoutCell,
    _ body: (CellLayout) throws -> Void
  ) rethrows {
    if let owner = view.next as? UIViewController {
      return try layOut(owner, owner, subject, on: stage, cell, body)
    }
    let owner = UIViewController()
    owner.view = view
    defer { owner.view = UIView() }
    try layOut(owner, nil, subject, on: stage, cell, body)
  }

  /// Lays out the view of a controller.
  ///
  /// - Parameter controller: The controller if it is one of the test.
  private static func layOut(
    _ owner: UIViewController, _ controller: UIViewController?, _ subject: LayoutSubject,
    on stage: Stage, _ cell: LayoutCell, _ body: (CellLayout) throws -> Void
  ) rethrows {
    owner.loadViewIfNeeded()
    let root: UIView = owner.view
    let texts = cell.configuration.strings.map { ReplacedTexts(in: root, by: $0) }
    defer {
      texts?.restore()
      stage.window.rootViewController = nil
      stage.window.isHidden = true
    }
    stage.window.schedulesLayout = false
    stage.window.reportName = cell.configuration.size == nil ? "the screen" : "the window"
    if let size = cell.configuration.size { stage.turn(to: size, for: root) }
    stage.show(owner)
    if let size = cell.configuration.size, size.height == nil {
      // Inside of the window the view has the traits of the device, with which it may be higher.
      stage.turn(to: size, for: root)
      stage.layoutIfNeeded()
    }
    try body(
      CellLayout(
        cell, subjectName: subject.name, view: root, controller: controller, stage: stage))
  }
}
