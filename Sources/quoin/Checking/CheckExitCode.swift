// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The exit codes of `quoin check`. Wrong arguments have the code of ArgumentParser, which is 64.
enum CheckExitCode {
  /// Nothing was found that fails the run.
  static let nothingFound: Int32 = 0
  /// Something was found that fails the run.
  static let found: Int32 = 1
  /// A file, a configuration or a baseline could not be read, or a report could not be written.
  static let unreadable: Int32 = 2
}
