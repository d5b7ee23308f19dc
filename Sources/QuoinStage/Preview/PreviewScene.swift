// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// A controller or a view with a name, which a page makes again for each device that it shows.
@MainActor public struct PreviewScene {
  /// The name, which no other scene of the program has.
  public var name: String
  /// Shows the scene on a stage.
  let show: (Stage) -> Void

  /// Creates a scene with a controller.
  ///
  /// - Parameters:
  ///   - name: The name of the scene.
  ///   - make: Makes the controller. The screen and the traits of the program are those of the
  ///     device meanwhile.
  public init<Controller: UIViewController>(
    _ name: String, _ make: @escaping @MainActor () -> Controller
  ) {
    self.name = name
    show = { $0.show(make()) }
  }

  /// Creates a scene with a view that fills the screen.
  ///
  /// - Parameters:
  ///   - name: The name of the scene.
  ///   - make: Makes the view. The screen and the traits of the program are those of the device
  ///     meanwhile.
  public init<View: UIView>(_ name: String, _ make: @escaping @MainActor () -> View) {
    self.name = name
    show = { $0.show(make()) }
  }
}

/// Collects the scenes of ``Preview/show(_:)``.
@resultBuilder @MainActor public enum PreviewSceneBuilder {
  /// Returns a scene of the list.
  public static func buildExpression(_ scene: PreviewScene) -> [PreviewScene] { [scene] }

  /// Adds the scenes of a list.
  public static func buildExpression(_ scenes: [PreviewScene]) -> [PreviewScene] { scenes }

  /// Returns the scenes one after the other.
  public static func buildBlock(_ scenes: [PreviewScene]...) -> [PreviewScene] {
    scenes.flatMap(\.self)
  }

  /// Returns the scenes of a condition.
  public static func buildOptional(_ scenes: [PreviewScene]?) -> [PreviewScene] { scenes ?? [] }

  /// Returns the scenes of the first branch.
  public static func buildEither(first scenes: [PreviewScene]) -> [PreviewScene] { scenes }

  /// Returns the scenes of the second branch.
  public static func buildEither(second scenes: [PreviewScene]) -> [PreviewScene] { scenes }

  /// Returns the scenes of a loop.
  public static func buildArray(_ scenes: [[PreviewScene]]) -> [PreviewScene] {
    scenes.flatMap(\.self)
  }
}
