// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// The references that tests of this process have compared, so that no two share one.
@MainActor final class SnapshotClaims {
  /// The claims of the process; tests of this module replace them.
  @TaskLocal static var shared = SnapshotClaims()

  nonisolated init() {}

  private var claims: [String: Claim] = [:]

  private struct Claim {
    var test: String
    var content: String
    /// Whether the name of the test is not known yet.
    var isUnknown: Bool
  }

  /// Records that a test compares a reference.
  ///
  /// - Parameters:
  ///   - base: The path of the reference without its extension.
  ///   - ending: The extension.
  ///   - content: The snapshot of the test.
  ///   - scope: The test.
  ///   - source: The path of the test file.
  /// - Returns: Why the test may not use the reference; nil when it may.
  func claim(
    _ base: String, _ ending: String, content: String, in scope: SnapshotScope, _ source: String
  ) -> String? {
    // Some file systems do not distinguish cases of letters.
    let key = (base + ending).lowercased()
    if let known = claims[key] {
      guard known.test == scope.test else {
        return "\(ShortPath.path(base)) is the reference of another test too: \(known.test); "
          + "pass another name (named:)"
      }
      if known.content != content {
        return "this test compares \(ShortPath.path(base)) with several layouts; "
          + "pass a name for each (named:)"
      }
      return nil
    }
    note(base + ending, scope, source)
    claims[key] = Claim(
      test: scope.test, content: content,
      isUnknown: !scope.endsUnnoticed && XCTestScope.current == nil)
    return nil
  }

  /// Sets the name of the claims of the first test of XCTest.
  func renameUnknownTest(_ name: String) {
    for (key, claim) in claims where claim.isUnknown {
      claims[key]?.test = name
      claims[key]?.isUnknown = false
    }
  }

  /// Adds the reference to the log, by which `quoin review --unreferenced` finds those that no test
  /// compares. Where nothing can be written, there is no log, and no test fails for it.
  private func note(_ base: String, _ scope: SnapshotScope, _ source: String) {
    let log = ReferenceLog(outputFolder: TestedPackage.outputFolder(forSource: source))
    do {
      try log.add(base, test: scope.test, isFirst: claims.isEmpty)
    } catch {
      return
    }
  }
}
