// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
public import Foundation
public import QuoinUIKit

/// Shows a view in a window of its own until the window is closed. Needs no application.
///
/// The view fills the window and follows its size. Without a display, prints what to do and ends the
/// program with the exit code 1.
///
/// - Parameters:
///   - view: The view.
///   - title: The title of the window.
///   - size: The size of the window in points; nil for that of the view, or of a usual window where the
///     view has none.
@MainActor public func show(_ view: UIView, title: String, size: CGSize? = nil) {
  Program.start()
  var size = size ?? view.bounds.size
  if size.width < 1 || size.height < 1 { size = CGSize(width: 390, height: 844) }
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  let controller = UIViewController()
  controller.title = title
  view.removeFromSuperview()
  view.translatesAutoresizingMaskIntoConstraints = true
  controller.view = view
  window.rootViewController = controller
  window.makeKeyAndVisible()
  withExtendedLifetime(window) { Program.run() }
}
#endif
