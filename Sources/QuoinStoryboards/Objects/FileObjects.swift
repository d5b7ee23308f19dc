// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The objects of one instantiation of a scene, a nib or a prototype, by their ids.
@MainActor final class FileObjects {
  let file: ProgramFile
  let bundle: Bundle?
  /// Whether the file is shown without its program, so that classes, outlets and actions are
  /// missing and are not reported.
  private let isWithoutProgram: Bool
  /// The objects of the scene around a prototype.
  private weak var outer: FileObjects?
  /// The scene whose controller performs segues; nil in nibs.
  weak var scene: StoryboardScene?
  private var objects: [String: AnyObject] = [:]
  private var pieces: [ProgramViews] = []
  /// The objects to awake, in the order of the file.
  private var sleeping: [UIResponder] = []
  /// The objects that can be found after all are connected: the views, controllers and closures of
  /// the program own what they need, so that these references are weak.
  private var known: [String: WeakObject] = [:]

  init(
    _ file: ProgramFile, bundle: Bundle?, in outer: FileObjects? = nil,
    isWithoutProgram: Bool = false
  ) {
    self.isWithoutProgram = outer?.isWithoutProgram ?? isWithoutProgram
    self.file = file
    self.bundle = bundle
    self.outer = outer
    scene = outer?.scene
  }

  /// The object with an id, of this instantiation or of the one around it.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    for piece in pieces {
      if let object = piece.object(id) { return object }
    }
    return known[id]?.object ?? outer?.object(id)
  }

  /// Stores an object under an id.
  func keep(_ object: AnyObject, as id: String?) {
    guard let id else { return }
    objects[id] = object
  }

  /// Stores an object whose `awakeFromNib()` is called when all are connected.
  func keep(_ object: AnyObject, of element: MarkupElement) {
    keep(object, as: element["id"])
    if let responder = object as? UIResponder { sleeping.append(responder) }
  }

  /// Calls `awakeFromNib()` of the objects, which are connected. From then on they are not kept
  /// alive here.
  func awake() {
    let awaking = sleeping
    sleeping = []
    for piece in pieces {
      for (view, description) in piece.views { known[description.id] = WeakObject(object: view) }
    }
    for (id, object) in objects { known[id] = WeakObject(object: object) }
    pieces = []
    objects = [:]
    for object in awaking { object.awakeFromNib() }
  }

  /// Creates the views of a layout root, with the objects that belong to them.
  ///
  /// - Returns: the root; nil when the id is that of no layout root.
  func makeViews(_ id: String?) -> UIView? {
    guard let id, let index = file.layoutRoot(id), let piece = file.makeViews(of: index, with: self)
    else { return nil }
    pieces.append(piece)
    for finding in piece.findings {
      report(.rejectedConstraint, line: finding.line, column: finding.column, finding.message)
    }
    for (view, description) in piece.views {
      guard let element = file.element(description.id) else { continue }
      sleeping.append(view)
      addParts(of: element, to: view)
    }
    return piece.root
  }

  func report(_ code: InterfaceProblem.Code, at element: MarkupElement, _ message: String) {
    report(code, line: element.line, column: element.column, message)
  }

  private func report(
    _ code: InterfaceProblem.Code, line: Int, column: Int, _ message: String
  ) {
    guard !(isWithoutProgram && code.isAboutProgram) else { return }
    ProblemReports.report(
      InterfaceProblem(
        code: code, file: file.name, line: line, column: column, message: message))
  }
}

/// A reference that does not keep its object alive.
private struct WeakObject {
  weak var object: AnyObject?
}
