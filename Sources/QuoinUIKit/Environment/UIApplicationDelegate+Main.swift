// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIResponder {
  /// Creates an object of the class that it is called on.
  @usableFromInline @inline(never)
  convenience init(madeDynamically: Bool) {
    self.init()
  }

  /// Creates an object of the class that it is called on. `@_silgen_name` as for the cells of
  /// tables, see UITableViewCell+Classes.swift.
  @_silgen_name("$s10QuoinUIKit11UIResponderC15madeDynamicallyACSb_tcfC")
  class func makeResponder(madeDynamically: Bool) -> UIResponder
}

extension UIApplicationDelegate {
  /// Starts the program, for a delegate that is marked `@main`: makes the delegate, calls its
  /// methods for the start of the program, and runs the main loop.
  public static func main() {
    withExtendedLifetime(launch()) { RunLoop.main.run() }
  }

  /// Creates the delegate and calls its methods for the start of the program.
  package static func launch() -> Self {
    guard let type = Self.self as? UIResponder.Type,
      let delegate = type.makeResponder(madeDynamically: true) as? Self
    else {
      ProgrammerError.stop(
        "delegate-is-no-responder",
        "\(Self.self) cannot be made as the delegate of the application; let it be a subclass of "
          + "UIResponder.")
    }
    let application = UIApplication.shared
    application.delegate = delegate
    if delegate.application(application, willFinishLaunchingWithOptions: nil) {
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidBecomeActive(application)
    }
    return delegate
  }
}
