// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// The ways to say a layout that have a guide.
enum ConstructDialect: String, CaseIterable, Sendable {
  case cartography = "Cartography"
  case early = "CartographyLayout"
  case sal = "SwiftAutoLayout"
  case mortar = "Mortar"
  case vfl = "MortarVFL"
  case nal = "NotAutoLayout"
  case anchors = "Anchors"

  /// The name of the guide, for people.
  var title: String {
    switch self {
    case .early: "Cartography's early layout"
    case .anchors: "Plain anchors"
    case .cartography, .sal, .mortar, .vfl, .nal: rawValue
    }
  }

  /// The module that code imports.
  var module: String {
    switch self {
    case .early: "Cartography"
    case .anchors: "QuoinPlatform"
    case .cartography, .sal, .mortar, .vfl, .nal: rawValue
    }
  }

  /// The constructs of the guide, in its order.
  @MainActor var constructs: [Construct] {
    switch self {
    case .cartography: CartographyConstructs.all
    case .early: CartographyLayoutConstructs.all
    case .sal: SwiftAutoLayoutConstructs.all
    case .mortar: MortarConstructs.all
    case .vfl: MortarVFLConstructs.all
    case .nal: NotAutoLayoutConstructs.all
    case .anchors: AnchorsConstructs.all
    }
  }
}
#endif
