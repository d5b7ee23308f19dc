// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A laid-out tree of views as plain values: all that is needed to print or to draw it.
///
/// A scene is made once, after layout, and never changes the views it was made from.
public struct RenderedScene: Hashable, Sendable {
  /// What the views belong to, and with it how controls look.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, tvOS
  }

  /// The identifier of the scene, as in the file.
  public var id: String
  /// What a person calls the scene.
  public var name: String
  /// The device the scene was laid out for, nil when there is none.
  public var device: String?
  /// Whether the screen of the device has round corners, and is drawn with them.
  public var hasRoundScreen = false
  /// What the views belong to.
  public var platform: Platform
  /// In points.
  public var size: LayoutSize
  /// The title bar of a window is drawn above the scene when this is set.
  public var windowTitle: String?
  /// The views, a parent before its children, siblings from back to front.
  public var views: [RenderedView]
  /// The constraints of the file, in its order.
  public var constraints: [RenderedConstraint]
  /// What cannot hold together, root by root.
  public var conflicts: [RenderedConflict]
  /// What the constraints leave open, root by root.
  public var ambiguities: [RenderedAmbiguity]
  /// What else keeps the scene from being what its views and constraints say, root by root.
  public var problems: [RenderedProblem]

  /// Describes a scene.
  public init(
    id: String, name: String, device: String? = nil, platform: Platform = .iOS, size: LayoutSize,
    windowTitle: String? = nil, views: [RenderedView] = [],
    constraints: [RenderedConstraint] = [], conflicts: [RenderedConflict] = [],
    ambiguities: [RenderedAmbiguity] = [], problems: [RenderedProblem] = []
  ) {
    self.id = id
    self.name = name
    self.device = device
    self.platform = platform
    self.size = size
    self.windowTitle = windowTitle
    self.views = views
    self.constraints = constraints
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.problems = problems
  }

  /// The views without a parent.
  public var roots: [RenderedView] { views.filter { $0.parent == nil } }
}
