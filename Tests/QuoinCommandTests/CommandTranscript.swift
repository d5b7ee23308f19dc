// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender

@testable import quoin

/// The output of a run of the command.
@MainActor final class CommandTranscript {
  /// The texts for standard output, one string for each write.
  private(set) var writes: [String] = []
  /// The bytes of a result that is not text.
  private(set) var bytes: [UInt8] = []
  /// The lines for standard error.
  private(set) var complaints: [String] = []
  private(set) var succeeded = false

  var output: String { writes.joined() }

  /// Runs a job on files of the package or of other folders.
  init(_ job: RenderJob) {
    let console = CommandConsole(
      write: { [unowned self] in writes.append($0) },
      writeBytes: { [unowned self] in bytes += $0 },
      complain: { [unowned self] in complaints.append($0) })
    succeeded = job.run(console)
  }

  /// Runs a job on examples.
  convenience init(examples: [String], _ change: (inout RenderJob) -> Void = { _ in }) {
    var job = RenderJob(files: examples.map(PackageFolder.path))
    change(&job)
    self.init(job)
  }
}
