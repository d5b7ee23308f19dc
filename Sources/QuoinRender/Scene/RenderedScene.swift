// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A laid-out tree of views as plain values, which can be printed and drawn.
///
/// A scene is created after layout and has no references to the views.
public struct RenderedScene: Hashable, Sendable {
  /// The platform of the views, which determines how controls are drawn.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, tvOS
  }

  /// The identifier of the scene, as in the file.
  public var id: String
  /// The name of the scene, for people.
  public var name: String
  /// The device the scene was laid out for, nil when there is none.
  public var device: String?
  /// Whether the screen of the device has round corners, with which it is drawn.
  public var hasRoundScreen = false
  /// Whether the scene is shown in the dark appearance.
  public var isDark = false
  /// Whether the scene is shown in a high contrast.
  public var hasHighContrast = false
  /// The same scene in the dark appearance, for pages that follow the reader's; otherwise empty.
  package var dark: [RenderedScene] = []
  /// Whether the picture shows the views alone, for documents and snapshots: without margins,
  /// captions, the edges and the hardware of the device, outlines of views that show nothing, and
  /// names of empty ones.
  public var isClean = false
  /// Whether pictures outline containers without a background, and name empty ones: in pictures of
  /// files and views, and not in those of the screen of a running program.
  package var showsStructure = true
  /// The tint of the program, with which bars and messages around the views are drawn; nil for that
  /// of the system.
  package var accent: RenderedColor?
  /// The message that is presented over the scene; nil for none.
  package var alert: RenderedAlert?
  /// The device around the scene; nil when the scene does not fill its screen.
  public var screen: RenderedScreen?
  /// The position of the upper left corner on the canvas of Interface Builder, in points; nil when
  /// the file has no location.
  public var canvasOrigin: LayoutPoint?
  /// The platform of the views.
  public var platform: Platform
  /// The size in points.
  public var size: LayoutSize
  /// The title of a window, whose title bar is drawn above the scene; nil for no window.
  public var windowTitle: String?
  /// The views, a parent before its children, siblings from back to front.
  public var views: [RenderedView]
  /// The constraints of the file, in its order.
  public var constraints: [RenderedConstraint]
  /// The constraints that cannot hold together, root by root.
  public var conflicts: [RenderedConflict]
  /// The coordinates that the constraints do not determine, root by root.
  public var ambiguities: [RenderedAmbiguity]
  /// Other problems of the layout, root by root.
  public var problems: [RenderedProblem]
  /// Reports that pictures and pages contain in place of the conflicts, the ambiguities and the
  /// other problems; nil for these.
  package var reports: [ProblemReport]?
  /// Whether the views of reports are marked; otherwise only those of the report that the address
  /// of a page or picture names.
  package var showsMarks = false

  /// Creates a scene from its parts.
  package init(
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
