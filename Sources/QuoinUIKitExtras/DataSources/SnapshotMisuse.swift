// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The failures of impossible requests to a snapshot.
enum SnapshotMisuse {
  static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
    var seen: Set<Identifier> = []
    seen.reserveCapacity(identifiers.count)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      ProgrammerError.stop(
        "duplicate-identifier",
        "The \(kind) identifier \(identifier) occurs twice; identifiers of \(kind)s in a snapshot "
          + "must be unique.")
    }
  }

  static func stop(unknown identifier: some Hashable, _ kind: String) -> Never {
    ProgrammerError.stop(
      "unknown-identifier",
      "The snapshot has no \(kind) with the identifier \(identifier); append it first.")
  }

  static func stop(besideItself identifier: some Hashable, _ kind: String) -> Never {
    ProgrammerError.stop(
      "identifier-beside-itself",
      "The \(kind) with the identifier \(identifier) cannot be put before or after itself.")
  }

  static func stopWithoutSections() -> Never {
    ProgrammerError.stop(
      "snapshot-without-sections",
      "The snapshot has no sections; call appendSections(_:) before items are appended.")
  }
}
