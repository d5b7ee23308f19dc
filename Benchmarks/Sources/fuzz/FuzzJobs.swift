// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Divides the seeds among processes. If a script stops its process, another process continues with
/// the next seed.
enum FuzzJobs {
  static func run(_ arguments: FuzzArguments) -> FuzzTally {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var tally = FuzzTally()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var running = try (0..<arguments.jobs).map { job in
        let bounds = [job, job + 1].map { arguments.scripts * $0 / arguments.jobs }
        let file = folder.appendingPathComponent("\(job)")
        return try FuzzJob(arguments, offsets: bounds[0]..<bounds[1], output: file)
      }
      while !running.isEmpty {
        Thread.sleep(forTimeInterval: 0.02)
        var next: [FuzzJob] = []
        for job in running {
          if job.isRunning { next.append(job) } else { next += try job.finish(&tally) }
        }
        running = next
      }
    } catch {
      stop("cannot divide the seeds among processes: \(error)")
    }
    return tally
  }
}

/// A process that runs the scripts of some seeds.
private struct FuzzJob {
  private let arguments: FuzzArguments
  /// The seeds of the process, relative to the first seed.
  private let offsets: Range<Int>
  private let output: URL
  private let process = Process()

  init(_ arguments: FuzzArguments, offsets: Range<Int>, output: URL) throws {
    self.arguments = arguments
    self.offsets = offsets
    self.output = output
    try Data().write(to: output)
    process.executableURL =
      Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments.words(offsets: offsets)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Prints the failures of the process and adds up its scripts.
  /// - Returns: a job for the remaining seeds if a script stopped the process.
  func finish(_ tally: inout FuzzTally) throws -> [FuzzJob] {
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let traced = lines.filter { $0.hasPrefix(FuzzRun.seedPrefix) }
    for line in lines where arguments.isTracing || !line.hasPrefix(FuzzRun.tracePrefix) {
      if FuzzTally(lines: [line]) == nil, !line.contains(FuzzTally.undecidedMark) { print(line) }
    }
    if let result = FuzzTally(lines: lines.suffix(2)) {
      tally.add(result)
      return []
    }
    guard let last = traced.last else { stop("a process stopped before its first script") }
    print("\(FuzzRun.failurePrefix)\(last.dropFirst(FuzzRun.seedPrefix.count)): stops the process")
    let reported = lines.filter { $0.hasPrefix(FuzzRun.failurePrefix) }
    tally.add(FuzzTally(scripts: traced.count, failures: reported.count + 1))
    let rest = (offsets.lowerBound + traced.count)..<offsets.upperBound
    guard !rest.isEmpty, tally.failures < arguments.mostFailures else { return [] }
    return [try FuzzJob(arguments, offsets: rest, output: output)]
  }
}
