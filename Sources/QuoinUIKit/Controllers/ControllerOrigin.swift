// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The scene of a storyboard, or the file, that a controller was made from.
@MainActor package protocol ControllerOrigin: AnyObject {
  /// Creates the view of a controller. Returns whether the file has one.
  func loadView(of controller: UIViewController) -> Bool
  /// Called when the view was made, before `viewDidLoad()`: embeds the controllers of container
  /// views.
  func viewIsLoaded(of controller: UIViewController)
  /// Performs a segue. Returns whether there is one of that identifier.
  func performSegue(
    _ identifier: String, of controller: UIViewController, sender: Any?
  ) -> Bool
}

extension UIViewController {
  /// The origin of the controller in a file; nil for one that a program created.
  package final var origin: (any ControllerOrigin)? {
    get { extras?.origin }
    set { changeExtras { $0.origin = newValue } }
  }

  /// Loads the view of a controller that a program made with the name of a file, or whose class has
  /// the name of one. Nil until the program uses files.
  package static var fileLoader: (@MainActor (UIViewController) -> Bool)?

  /// Creates the view from a file. Returns whether there is one.
  package final func loadViewFromFile() -> Bool {
    if let origin { return origin.loadView(of: self) }
    return Self.fileLoader?(self) ?? false
  }
}
