// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics

/// The lines about fixes in failure messages.
enum FixWords {
  /// The number of fixes that are shown.
  private static let most = 2

  /// The first fixes, each of which was tried by solving the layout with it.
  static func lines(_ fixes: [FixDescription]) -> [String] {
    fixes.prefix(most).map { "try: \($0.edit) (tried: \($0.effect))" }
  }
}
