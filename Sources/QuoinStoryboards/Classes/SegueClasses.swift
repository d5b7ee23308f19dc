// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// The classes of segues that files may name.
@MainActor enum SegueClasses {
  typealias Maker =
    @MainActor (
      _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue

  private static var makers: [String: Maker] = [:]

  static func add(_ name: String, _ make: @escaping Maker) { makers[name] = make }

  /// The function that makes a segue of a class; nil for a class that is not registered.
  static func maker(named name: String) -> Maker? { makers[name] }
}

extension UIStoryboard {
  /// Registers a class of segues, so that files can name it.
  ///
  /// ```swift
  /// UIStoryboard.register(FadeSegue.self, making: FadeSegue.init)
  /// ```
  ///
  /// The class shows the destination in `perform()`. In a segue of another kind than custom,
  /// `super.perform()` shows it as the segues of UIKit do.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - name: the class in the file, without its module; nil for the name of the type.
  ///   - make: makes a segue of the class.
  public static func register<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, as name: String? = nil,
    making make:
      @escaping @MainActor (
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
      ) -> Segue
  ) {
    SegueClasses.add(name ?? String(describing: type), make)
  }
}
