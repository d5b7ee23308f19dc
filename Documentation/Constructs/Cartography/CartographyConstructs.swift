// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// The constructs of the guide to Cartography.
@MainActor enum CartographyConstructs {
  static let dialect = ConstructDialect.cartography

  /// All of them, in the order of the guide.
  static var all: [Construct] {
    [
      edges, centres, sizes, priorities, neighbours, manyViews, groups, ownForms,
    ].flatMap { $0 }
  }
}
#endif
