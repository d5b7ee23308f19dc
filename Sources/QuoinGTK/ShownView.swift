// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
public import Foundation
public import QuoinUIKit

/// Shows a view in a window of its own until the window is closed. Needs no application.
///
/// The view fills the window and follows its size. Without a display, prints advice and ends the
/// program with the exit code 1.
///
/// - Parameters:
///   - view: The view.
///   - title: The title of the window.
///   - size: The size of the window in points; nil for that of the view, or of a usual window where
///     the view has none.
@MainActor public func show(_ view: UIView, title: String, size: CGSize? = nil) {
  Program.start()
  // The view may have been laid out before, with sizes of the tables.
  view.measureContentsAgain()
  let controller = UIViewController(showing: view)
  controller.title = title
  Program.run(controller, size: size ?? view.bounds.size)
}

extension Program {
  /// Shows a controller in a window of its own until the window is closed.
  ///
  /// - Parameters:
  ///   - title: The title of the window where the controller has none.
  ///   - size: The size of the window in points.
  ///   - fitsContent: Whether the window is higher where the content needs it.
  ///   - replace: Changes the settings for windows from the environment.
  ///   - make: Makes the controller, while the traits of its window are current.
  package static func show(
    title: String, size: CGSize, fitsContent: Bool,
    replacing replace: (inout ProgramSettings) -> Void = { _ in }, _ make: () -> UIViewController
  ) {
    start(replacing: replace)
    UITraitCollection.current = WidgetHost.shared.traits.traits(in: size)
    let controller = make()
    if controller.title == nil { controller.title = title }
    var size = size
    if fitsContent {
      let target = CGSize(width: size.width, height: 0)
      let fitting = controller.view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      size.height = max(size.height, fitting.height)
    }
    run(controller, size: size)
  }

  fileprivate static func run(_ controller: UIViewController, size: CGSize) {
    let isEmpty = size.width < 1 || size.height < 1
    let size = isEmpty ? CGSize(width: 390, height: 844) : size
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    withExtendedLifetime(window) { run() }
  }
}
#endif
