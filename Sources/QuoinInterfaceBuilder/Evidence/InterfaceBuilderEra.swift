// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The builds of Interface Builder between which no measure of its canvas changed.
///
/// The raw value is the first build of the era, as files have it in `toolsVersion`. Xcode's
/// versions inside a major one are not known exactly.
public enum InterfaceBuilderEra: Int, Hashable, Sendable, CaseIterable {
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
  public init(build: Int) {
    self = Self.allCases.last { $0.firstBuild <= build } ?? .xcode7
  }

  /// The first build of the era.
  public var firstBuild: Int { rawValue }

  /// The versions of Xcode, such as `9` or `15 to 16.2`.
  public var xcodeVersions: String {
    switch self {
    case .xcode7: "7 and older"
    case .xcode8: "8"
    case .xcode8Late: "8, later builds"
    case .xcode9: "9"
    case .xcode9Late: "9, later builds"
    case .xcode10: "10"
    case .xcode11: "11"
    case .xcode11Late: "11, later builds"
    case .xcode12: "12"
    case .xcode13: "13"
    case .xcode14: "14"
    case .xcode15: "15 to 16.2"
    case .xcode16Late: "16.3 and 16.4"
    case .xcode26: "26"
    }
  }

  /// The number of files of the era from which the tables were counted.
  public var countedFiles: Int {
    switch self {
    case .xcode7: 124
    case .xcode8: 65
    case .xcode8Late: 23
    case .xcode9: 33
    case .xcode9Late: 66
    case .xcode10: 86
    case .xcode11: 32
    case .xcode11Late: 134
    case .xcode12: 170
    case .xcode13: 62
    case .xcode14: 29
    case .xcode15: 76
    case .xcode16Late: 19
    case .xcode26: 44
    }
  }
}

extension InterfaceBuilderEra: Comparable {
  /// Returns whether the builds of one era are older than those of another.
  public static func < (left: InterfaceBuilderEra, right: InterfaceBuilderEra) -> Bool {
    left.rawValue < right.rawValue
  }
}
