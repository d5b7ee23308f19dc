// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A dialect that constraints are written in.
package enum ConversionDialect: String, CaseIterable, Sendable {
  case anchors
  case cartography
  case swiftAutoLayout = "swiftautolayout"
  case mortar
  case mortarVFL = "mortarvfl"
  /// Frames, no constraints.
  case notAutoLayout = "notautolayout"

  /// The name of the dialect.
  package var title: String {
    switch self {
    case .anchors: "anchors"
    case .cartography: "Cartography"
    case .swiftAutoLayout: "SwiftAutoLayout"
    case .mortar: "Mortar"
    case .mortarVFL: "MortarVFL"
    case .notAutoLayout: "NotAutoLayout"
    }
  }

  /// The modules that code in the dialect imports, besides UIKit.
  var imports: [String] {
    switch self {
    case .anchors: []
    case .cartography: ["Cartography"]
    case .swiftAutoLayout: ["SwiftAutoLayout"]
    case .mortar: ["Mortar"]
    case .mortarVFL: ["MortarVFL"]
    case .notAutoLayout: ["NotAutoLayout"]
    }
  }
}
