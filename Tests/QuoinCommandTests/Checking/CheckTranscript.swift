// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

@testable import quoin

/// The output of a run of `quoin check`.
@MainActor final class CheckTranscript {
  private(set) var output = ""
  private(set) var complaints: [String] = []
  private(set) var exitCode: Int32 = -1

  /// Checks files and folders, with findings as the lines for Xcode.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - root: The folder from which baselines count paths.
  ///   - canWrite: Whether standard output takes what is written.
  ///   - change: Changes what is asked for.
  init(
    _ paths: [String], root: URL? = nil, canWrite: Bool = true,
    _ change: (inout CheckRequest) -> Void = { _ in }
  ) {
    var request = CheckRequest(
      paths: paths,
      reports: [ReportTarget(writer: XcodeReport(), destination: .standardOutput)])
    if let root { request.root = ReportRoot(folder: root.standardizedFileURL.path) }
    change(&request)
    let console = CommandConsole(
      write: { [unowned self] in output += $0 },
      complain: { [unowned self] in complaints.append($0) },
      finish: { canWrite })
    var run = CheckRun(request, console: console)
    exitCode = run.run()
  }

  /// The rules of the findings, in order.
  var rules: [String] {
    output.split(separator: "\n").compactMap { line in
      line.lastIndex(of: "[").map { String(line[$0...].dropFirst().dropLast()) }
    }
  }

  /// The files of the findings, in order, from a folder.
  func files(in folder: TemporaryFolder) -> [String] {
    let prefix = folder.url.path + "/"
    return output.split(separator: "\n").map { line in
      String(line.replacing(prefix, with: "").prefix { $0 != ":" })
    }
  }
}
