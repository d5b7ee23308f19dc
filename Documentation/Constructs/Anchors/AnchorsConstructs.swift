// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// The constructs of the guide to Anchors.
@MainActor enum AnchorsConstructs {
  static let dialect = ConstructDialect.anchors

  /// All of them, in the order of the guide.
  static var all: [Construct] {
    [
      edges, centres, sizes, priorities, neighbours, manyViews, groups,
    ].flatMap { $0 }
  }
}
#endif
