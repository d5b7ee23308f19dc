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
  /// The size of texts in a text style.
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
