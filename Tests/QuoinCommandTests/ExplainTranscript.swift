// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

@testable import quoin

/// The output of a run of `quoin explain`.
@MainActor final class ExplainTranscript {
  private(set) var output = ""
  private(set) var complaints: [String] = []
  private(set) var succeeded = false

  /// Explains files.
  init(files: [String], _ change: (inout ExplainJob) -> Void = { _ in }) {
    var job = ExplainJob(request: SceneRequest(files: files, options: .init()))
    change(&job)
    let console = CommandConsole(
      write: { [unowned self] in output += $0 },
      complain: { [unowned self] in complaints.append($0) })
    succeeded = job.run(console)
  }

  /// Explains the text of a file, which is named `Sample.xib`.
  convenience init(text: String, _ change: (inout ExplainJob) -> Void = { _ in }) {
    self.init(files: ["-"]) {
      $0.request.inputName = "Sample.xib"
      $0.request.input = { Data(text.utf8) }
      change(&$0)
    }
  }

  /// Explains an example, by its path in the package.
  convenience init(example: String, _ change: (inout ExplainJob) -> Void = { _ in }) {
    self.init(files: [PackageFolder.path(example)], change)
    output = output.replacingOccurrences(of: PackageFolder.path(example), with: example)
  }
}
