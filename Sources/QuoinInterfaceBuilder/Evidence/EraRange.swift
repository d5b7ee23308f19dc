// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The first and the last era to which a row of a table applies.
typealias EraRange = ClosedRange<InterfaceBuilderEra>

extension ClosedRange<InterfaceBuilderEra> {
  /// Every build.
  static let all = InterfaceBuilderEra.xcode7 ... .xcode26
  /// The controls of macOS 10, which look alike since Yosemite.
  static let yosemite = InterfaceBuilderEra.xcode7 ... .xcode11Late
  /// The controls of macOS 11 to 15.
  static let bigSur = InterfaceBuilderEra.xcode12 ... .xcode16Late
  /// The controls of macOS 26.
  static let tahoe = InterfaceBuilderEra.xcode26 ... .xcode26
  /// All controls before those of macOS 26 and iOS 26.
  static let beforeTahoe = InterfaceBuilderEra.xcode7 ... .xcode16Late

  /// The builds of the range for people, such as `builds 17000 to 23999`; empty for all builds.
  var name: String {
    let next = InterfaceBuilderEra.allCases.first { $0 > upperBound }
    switch (lowerBound, next) {
    case (.xcode7, nil): return ""
    case (.xcode7, let next?): return "before build \(next.firstBuild)"
    case (_, nil): return "from build \(lowerBound.firstBuild)"
    case (_, let next?): return "builds \(lowerBound.firstBuild) to \(next.firstBuild - 1)"
    }
  }
}
