// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinInterfaceBuilder
package import QuoinUIKit

/// Creates scenes of a file as a running program has them, without the program.
///
/// Classes of the program, its outlets and its actions are not there, and are not reported as
/// missing. Images and other storyboards are searched beside the file.
@MainActor package enum ShownScene {
  /// The controller of a scene.
  ///
  /// - Parameters:
  ///   - id: The id of the scene in a storyboard, or of the object in a xib; nil for the initial
  ///     scene of a storyboard, with its bars.
  /// - Returns: The controller; nil for an unknown id, or without an initial controller. One
  ///   without title for an object of a xib.
  package static func controller(_ id: String?, of file: InterfaceFile) -> UIViewController? {
    guard file.platform == .iOS || file.platform == .tvOS else { return nil }
    let folder = URL(fileURLWithPath: file.name).deletingLastPathComponent().path
    let bundle = Bundle(path: folder)
    guard file.isStoryboard else {
      return id.flatMap { view($0, of: file, bundle: bundle) }.map(UIViewController.init(showing:))
    }
    let storyboard = UIStoryboard(file, isWithoutProgram: true, bundle: bundle)
    guard let id else { return storyboard.instantiateInitialViewController() }
    let scene = file.document.scenes.first { $0.id == id }
    return scene?.controller.flatMap { storyboard.makeController($0.id) }
  }

  private static func view(_ id: String, of file: InterfaceFile, bundle: Bundle?) -> UIView? {
    let program = ProgramFile(file, for: .current)
    let objects = FileObjects(program, bundle: bundle, isWithoutProgram: true)
    let elements = program.root.child("objects")?.children ?? []
    let made = elements.map { (element: $0, object: objects.makeTopLevel($0)) }
    for element in elements { objects.connect(element) }
    objects.awake()
    return made.first { $0.element["id"] == id }?.object as? UIView
  }
}
