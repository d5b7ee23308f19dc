// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Whether each layout is computed by both engines: the environment variable `QUOIN_COMPARE` is 1.
enum EngineComparison {
  @TaskLocal static var isRequested = ProcessInfo.processInfo.environment["QUOIN_COMPARE"] == "1"

  /// The expectations of a call, with the comparison where it is requested.
  static func added(to expectations: [LayoutExpectation]) -> [LayoutExpectation] {
    let name = LayoutExpectation.agreementName
    guard isRequested, !expectations.isEmpty, !expectations.contains(where: { $0.name == name })
    else { return expectations }
    return expectations + [.agreesWithPlatform()]
  }
}
