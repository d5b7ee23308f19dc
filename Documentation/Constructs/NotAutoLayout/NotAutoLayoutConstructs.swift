// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// The constructs of the guide to NotAutoLayout.
@MainActor enum NotAutoLayoutConstructs {
  static let dialect = ConstructDialect.nal

  /// All of them, in the order of the guide.
  static var all: [Construct] {
    [
      edges, centres, sizes, neighbours, ownForms,
    ].flatMap { $0 }
  }
}
#endif
