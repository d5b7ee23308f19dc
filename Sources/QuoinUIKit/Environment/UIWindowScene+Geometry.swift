// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import Foundation

extension UIWindowScene {
  /// The geometry of a scene, which is always that of the screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// The orientation of the interface, from the shape of the screen.
    public final let interfaceOrientation: UIInterfaceOrientation
    /// The space of the screen.
    public final let coordinateSpace: any UICoordinateSpace
    /// Whether the interface orientation is locked: always false.
    public final let isInterfaceOrientationLocked = false

    init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// The geometry that a program prefers for a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Creates preferences without values.
    public override init() { super.init() }

    /// Preferences for phones and tablets.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations that the program requests. Stored.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences of orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// Creates preferences without values.
      public override init() { super.init() }
    }
  }

  /// The geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Requests another orientation. Has no effect: the screen has one shape. The handler is not
  /// called.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIScene {
  /// The options for opening a URL.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The program that requests the opening: unknown.
    open var sourceApplication: String? { nil }
    /// The annotation of that program.
    open var annotation: Any? { nil }
    /// Whether the file is used where it is.
    open var openInPlace: Bool { false }
  }
}
