// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A dialect that code is read from.
package enum CodeDialect: String, CaseIterable, Sendable {
  case anchors, cartography
  case swiftAutoLayout = "swiftautolayout"
  case mortar
  case snapKit = "snapkit"

  /// The module that code in the dialect imports; nil for anchors.
  package var module: String? {
    switch self {
    case .anchors: nil
    case .cartography: "Cartography"
    case .swiftAutoLayout: "SwiftAutoLayout"
    case .mortar: "Mortar"
    case .snapKit: "SnapKit"
    }
  }

  /// The dialects of a file, by its imports. Every file may have anchors.
  package static func dialects(importing modules: Set<String>) -> [CodeDialect] {
    let others = allCases.filter { $0.module.map(modules.contains) == true }
    return others + [.anchors]
  }
}
