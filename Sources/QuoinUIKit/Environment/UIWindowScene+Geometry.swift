// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import Foundation

extension UIWindowScene {
  /// How a scene is held. There is one: that of the screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// How the interface is held, by the shape of the screen.
    public final let interfaceOrientation: UIInterfaceOrientation
    /// The space of the screen.
    public final let coordinateSpace: any UICoordinateSpace
    /// Whether the interface stays as it is held.
    public final let isInterfaceOrientationLocked = false

    init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// How a program wants a scene to be held.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Preferences without values.
    public override init() { super.init() }

    /// Preferences for phones and tablets.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations that the program wants. Stored.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Preferences of orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Preferences without values.
      public override init() { super.init() }
    }
  }

  /// How the scene is held.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Asks for another orientation. Has no effect: the screen has one shape. The handler is not called.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIScene {
  /// How an address is opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The program that asks: not known.
    open var sourceApplication: String? { nil }
    /// What that program says.
    open var annotation: Any? { nil }
    /// Whether the file is used where it is.
    open var openInPlace: Bool { false }
  }
}
