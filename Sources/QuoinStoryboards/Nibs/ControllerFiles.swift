// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The views of controllers that programs make with the name of a file.
@MainActor enum ControllerFiles {
  /// Installs the loader with which controllers find their files.
  static func begin() {
    guard UIViewController.fileLoader == nil else { return }
    UIViewController.fileLoader = loadView
  }

  /// Creates the view of a controller from the file that it was created with, otherwise from one
  /// with the name of its class, with or without `Controller`, as UIKit does.
  private static func loadView(of controller: UIViewController) -> Bool {
    let type = type(of: controller)
    // Controllers of UIKit have no files, and are made often.
    let isOfProgram = !String(reflecting: type).hasPrefix("QuoinUIKit")
    guard controller.nibName != nil || isOfProgram else { return false }
    let className = String(describing: type)
    var names = controller.nibName.map { [$0] } ?? [className]
    if controller.nibName == nil, className.hasSuffix("Controller") {
      names.insert(String(className.dropLast("Controller".count)), at: 0)
    }
    for name in names {
      do {
        let nib = UINib(nibName: name, bundle: controller.nibBundle)
        if try nib.makeObjects(owner: controller) != nil { return controller.isViewLoaded }
      } catch {
        report(error.line, error.column, name, "\(error.message)")
        return false
      }
    }
    if let name = controller.nibName {
      report(
        0, 0, name,
        "There is no file \(name).xib for \(className), so its view is a plain one. Add it to the "
          + "resources of the target.")
    }
    return false
  }

  private static func report(_ line: Int, _ column: Int, _ name: String, _ message: String) {
    ProblemReports.report(
      InterfaceProblem(
        code: .missingFile, file: "\(name).xib", line: line, column: column, message: message))
  }
}
