// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A transition from one view controller to another in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller from which the segue leads.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  /// The action of ``perform()``; nil where a subclass overrides it.
  package final var performHandler: (() -> Void)?

  /// Creates a segue that a subclass performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
    super.init()
  }

  /// Calls the closure. Subclasses without one override the method.
  open func perform() { performHandler?() }
}
