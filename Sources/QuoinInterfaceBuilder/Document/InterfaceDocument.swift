// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinText

/// A file of Interface Builder as typed values, with all references resolved.
package struct InterfaceDocument: Sendable {
  package var kind: DocumentKind
  package var toolsVersion: ToolsVersion
  package var era: InterfaceBuilderEra { toolsVersion.era }
  package var usesAutolayout: Bool
  package var usesSafeAreas: Bool
  package var isLaunchScreen: Bool
  package var initialController: String?
  package var device: DeviceDescription?
  package var classes: SizeClasses
  /// How large texts in a text style are.
  package var textSize = TextSizeCategory.standard
  package var scenes: [SceneDescription] = []
  package var views: [ViewDescription] = []
  package var guides: [GuideDescription] = []
  package var constraints: [ConstraintDescription] = []
  /// Points of images and live-rendered views, by name and by view id; nil in an axis without a
  /// size.
  package var imageSizes: [String: AxisPair<Double>] = [:]
  package var designableSizes: [String: AxisPair<Double?>] = [:]
  package var segues: [SegueDescription] = []
  package var findings: [FileFinding] = []
  package var unknownElements: [UnknownElement] = []
}

/// The device of a canvas.
package struct DeviceDescription: Hashable, Sendable {
  package var id: String
  package var isLandscape: Bool
  /// Whether it was chosen in place of the file's. Then what is covered is what a running program
  /// sees, not what the canvas of the file's build draws.
  package var isChosen = false
}

/// A scene of a storyboard, or a top-level object of a xib.
package struct SceneDescription: Sendable {
  package var id: String
  /// Further ids under which the scene is found: those of its controller and of its main root.
  package var aliases: [String]
  package var name: String
  /// The indices of all layout roots; the main one first.
  package var roots: [Int] = []
  package var hasMainRoot = false
  /// The places of its views in the document; a superview comes before its subviews.
  package var views: Range<Int> = 0..<0
  package var controller: ControllerDescription?
}

/// What of a controller decides the surroundings of its view.
package struct ControllerDescription: Sendable {
  package enum SimulatedBar: Hashable, Sendable {
    case none, translucent, opaque
  }

  package var id: String
  package var element: String
  /// Set where the file says so; nil: inferred from the controllers around it.
  package var topBar: SimulatedBar?
  package var bottomBar: SimulatedBar?
  package var bottomBarIsTabBar = false
  package var hasStatusBar: Bool?
  package var hidesBottomBarWhenPushed = false
  package var largeTitles = false
  package var hidesNavigationBar = false
  package var barIsOpaque = false
  package var showsToolbar = false
  /// The sides below bars, when the file lists them.
  package var extendedEdges: Set<String>?
  package var hasFixedSize = false
  package var oldGuides = false
}

/// A way from one controller to another.
package struct SegueDescription: Hashable, Sendable {
  package var source: String
  package var destination: String
  package var kind: String
  package var relationship: String
}
