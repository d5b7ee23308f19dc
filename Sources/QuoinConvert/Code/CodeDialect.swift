// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A dialect that code is read from.
package enum CodeDialect: String, CaseIterable, Sendable {
  case anchors, cartography
  case swiftAutoLayout = "swiftautolayout"
  case mortar
  case mortarVFL = "mortarvfl"
  case snapKit = "snapkit"
  case masonry

  /// The module that code in the dialect imports; nil for anchors.
  package var module: String? {
    switch self {
    case .anchors: nil
    case .cartography: "Cartography"
    case .swiftAutoLayout: "SwiftAutoLayout"
    case .mortar: "Mortar"
    case .mortarVFL: "MortarVFL"
    case .snapKit: "SnapKit"
    case .masonry: "Masonry"
    }
  }

  /// The dialects that a file in this one has too: each module of Mortar brings its operators, and
  /// the whole of it those of the lists.
  package var companions: [CodeDialect] {
    self == .mortar || self == .mortarVFL ? [.mortar, .mortarVFL] : [self]
  }

  /// The dialects of a file, by its imports. Every file may have anchors.
  package static func dialects(importing modules: Set<String>) -> [CodeDialect] {
    let others = allCases.filter { $0.module.map(modules.contains) == true }
    return others.flatMap(\.companions) + [.anchors]
  }
}
