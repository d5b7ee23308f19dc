// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import Testing

/// Whether a run has the tests that `.ci/run` leaves out, and reads all stored files.
public enum ThoroughTests {
  /// The environment variable `QUOIN_THOROUGH` decides, set to 1 or 0. Without it, optimised builds have
  /// these tests, and debug builds, in which they would take longer than all others, do not.
  public static let areWanted: Bool = {
    if let choice = ProcessInfo.processInfo.environment["QUOIN_THOROUGH"] { return choice != "0" }
    #if DEBUG
    return false
    #else
    return true
    #endif
  }()
}

extension Trait where Self == ConditionTrait {
  /// For tests that take seconds in a debug build, and whose subject others test with less.
  public static var thorough: Self {
    .enabled(if: ThoroughTests.areWanted, "Takes seconds: .ci/thorough sets QUOIN_THOROUGH=1.")
  }
}
