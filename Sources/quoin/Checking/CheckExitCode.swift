// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The exit codes of `quoin check`. Wrong arguments have the code of ArgumentParser, which is 64.
enum CheckExitCode {
  /// The code of a run in which no finding fails the run.
  static let nothingFound: Int32 = 0
  /// The code of a run that a finding fails.
  static let found: Int32 = 1
  /// A file, a configuration or a baseline could not be read, or a report could not be written.
  static let unreadable: Int32 = 2
}
