// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The builds of Interface Builder between which no measure of its canvas changed.
///
/// The raw value is the first build of the era, as files have it in `toolsVersion`. Xcode's
/// versions inside a major one are not known exactly.
package enum InterfaceBuilderEra: Int, Hashable, Sendable, CaseIterable {
  /// Xcode 7 and older, with a canvas of 600 × 600 points and no device.
  case xcode7 = 0
  /// Xcode 8, the first version with devices.
  case xcode8 = 11000
  /// Later builds of Xcode 8. Views at the top of a xib have the margins of a controller's view.
  case xcode8Late = 12000
  /// Xcode 9, the first version with safe areas.
  case xcode9 = 13100
  /// Later builds of Xcode 9. The safe area of a television is narrower at its sides.
  case xcode9Late = 13700
  /// Xcode 10, with bars of tablets that are 50 points high.
  case xcode10 = 14200
  /// Xcode 11. Fields, segments and steppers are taller; no status bar on phones with a home
  /// button.
  case xcode11 = 14800
  /// Later builds of Xcode 11. Toolbars are 49 points high.
  case xcode11Late = 14900
  /// Xcode 12, with controls of macOS 11.
  case xcode12 = 17000
  /// Xcode 13.
  case xcode13 = 19000
  /// Xcode 14. Other insets below the notch of some phones.
  case xcode14 = 21000
  /// Xcode 15 to 16.2. Phones with a home button have a status bar again.
  case xcode15 = 21600
  /// Xcode 16.3 and 16.4. Controllers' views have the insets of round screens twice.
  case xcode16Late = 23700
  /// Xcode 26. Controls and bars of macOS 26 and iOS 26.
  case xcode26 = 24000

  /// Determines the era of a build.
  package init(build: Int) {
    self = Self.allCases.last { $0.firstBuild <= build } ?? .xcode7
  }

  /// The first build of the era.
  package var firstBuild: Int { rawValue }
}

extension InterfaceBuilderEra: Comparable {
  /// Returns whether the builds of one era are older than those of another.
  package static func < (left: InterfaceBuilderEra, right: InterfaceBuilderEra) -> Bool {
    left.rawValue < right.rawValue
  }
}
