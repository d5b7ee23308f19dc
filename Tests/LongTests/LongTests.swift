// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The actor of suites that take long and do not need the main actor.
///
/// All tests begin at once, on as many threads as there are cores, and in several steps each: a
/// test of the main actor gets there after some of them. If each thread ran a long test, the tests
/// of the main actor would wait for all long ones, and then run on one core alone. The tests of one
/// actor occupy one thread.
@globalActor public actor LongTests {
  public static let shared = LongTests()
}
