// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDevices
public import QuoinUIKit

extension Stage {
  /// Shows a controller in the window, in place of the one that was there, and lays it out.
  ///
  /// The controller is made while the screen and the traits of the stage are those of the program,
  /// and appears as in UIKit: its view is loaded and gets its size, safe area and margins, and
  /// `viewDidAppear(_:)` is called before this returns.
  ///
  /// - Parameter controller: The controller, or an expression that makes it.
  /// - Returns: The controller.
  @discardableResult
  public func show<Controller: UIViewController>(
    _ controller: @autoclosure () -> Controller
  ) -> Controller {
    perform {
      let controller = controller()
      window.rootViewController = controller
      applySafeArea()
      window.makeKeyAndVisible()
      window.layOutNow()
      return controller
    }
  }

  /// Shows a view that fills the window, as the view of a controller does, and lays it out.
  ///
  /// The view of a controller is shown with that controller.
  ///
  /// - Parameter view: The view, or an expression that makes it.
  /// - Returns: The view.
  @discardableResult
  public func show<View: UIView>(_ view: @autoclosure () -> View) -> View {
    perform {
      let view = view()
      if let owner = view.next as? UIViewController {
        show(owner)
      } else {
        let owner = UIViewController()
        owner.view = view
        show(owner)
      }
      return view
    }
  }

  /// Lays the window out if a layout is pending. Pictures and frames of the stage do that
  /// themselves.
  public func layoutIfNeeded() {
    perform {
      applySafeArea()
      window.layOutNow()
    }
  }

  /// Runs a closure while the screen, the device, the traits and the direction of the stage are
  /// those of the program, for code that reads `UIScreen.main`, `UITraitCollection.current` or
  /// fonts in text styles. Afterwards they are as before.
  public func perform<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try settings.perform {
      let application = UIApplication.shared
      let outerScene = application.shownScene
      application.shownScene = scene
      defer { application.shownScene = outerScene }
      return try CatalogLibrary.shared.withFolders(assets, actions)
    }
  }
}
