// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The layouts of a test that are drawn: the value of the environment variable `QUOIN_PICTURES`.
enum PictureSetting: String, Sendable, CaseIterable {
  /// No layout.
  case never
  /// The first layout with each problem.
  case failures
  /// Each layout.
  case always

  /// The value of the environment variable, by default ``failures``.
  static let ofProcess =
    ProcessInfo.processInfo.environment["QUOIN_PICTURES"].flatMap(PictureSetting.init) ?? .failures

  @TaskLocal private static var chosen: PictureSetting?

  /// The setting of the current task.
  static var current: PictureSetting { chosen ?? ofProcess }

  /// Runs `body` with another setting than that of the process.
  static func withSetting<Result>(
    _ setting: PictureSetting, _ body: () throws -> Result
  ) rethrows -> Result {
    try $chosen.withValue(setting, operation: body)
  }
}
