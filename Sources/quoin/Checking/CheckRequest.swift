// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

/// The files, options and outputs of a run of `quoin check`.
struct CheckRequest {
  /// Files and folders. Without any and without a list, the working directory is searched.
  var paths: [String]
  /// A file with further paths; `-` for standard input.
  var list: String?
  /// Reads all of standard input.
  var input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }
  /// A configuration file in place of the closest ones.
  var configurationFile: String?
  /// The options that count more than configuration files.
  var options = ConfigurationLayer()
  var reports: [ReportTarget]
  /// The baseline to read.
  var baseline: String?
  /// The baseline to write.
  var newBaseline: String?
  /// The fixes to make; nil for none.
  var fixes: FixRequest?
  /// The processes that check files.
  var workers = WorkerPool.none
  /// The folder to which the paths in baselines and in reports for services are relative.
  var root = ReportRoot.around(FileManager.default.currentDirectoryPath)
}
