// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The run of tests that a process belongs to.
package enum TestRun {
  /// The identifier of the run: the process that started this one, such as `swift test`, which
  /// starts one process or several. Tests of this package replace it.
  @TaskLocal package static var identifier = currentIdentifier

  /// Whether the tests of this process were chosen by a filter.
  static let isPartial = isPartial(CommandLine.arguments)

  /// Whether arguments of a test process choose tests: options of `swift test`, or names of tests
  /// of XCTest, such as `AppTests.FormTests/testForm`.
  package static func isPartial(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { argument in
      if ["--filter", "--skip", "--specifier", "-s"].contains(argument) { return true }
      guard !argument.hasPrefix("-"), argument.contains("/") else { return false }
      return !FileManager.default.fileExists(atPath: argument)
    }
  }

  #if os(Windows)
  private static var currentIdentifier: String {
    "\(ProcessInfo.processInfo.processIdentifier)"
  }
  #else
  private static var currentIdentifier: String { "\(getppid())" }
  #endif
}
