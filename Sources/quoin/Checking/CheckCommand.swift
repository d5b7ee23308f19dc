// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking

/// `quoin check`: reads the arguments and leaves the work to ``CheckRun``.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks Interface Builder files by rules that compute from the layout.",
    discussion: """
      Lays out every scene, on every screen of --matrix, and says what is wrong, where, why, and what \
      to try. quoin rule lists the rules and explains each.

      EXAMPLES
        quoin check
        quoin check Sources --matrix phones
        quoin check Main.storyboard --preset strict --format json
        git ls-files -z '*.storyboard' '*.xib' | quoin check --files-from -
        quoin check --format github --report sarif=quoin.sarif
        quoin check --import .iblinter.yml -o .quoin.json

      --format json writes JSON Lines: one object a line for each finding, not one document.

      The exit code is 0 when nothing at or above --fail-on was found, 1 when something was, 2 when a \
      file or the configuration cannot be read, and 64 for wrong arguments.
      """)

  @Argument(
    help: "Files of Interface Builder, .storyboard or .xib, or folders of them.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A file with a path on each line, or with NUL between them; - for standard input.
      """, valueName: "FILE"))
  var filesFrom: String?

  @OptionGroup var rules: RuleArguments

  @OptionGroup var reports: ReportArguments

  @Option(
    help: ArgumentHelp(
      "Findings that are known and do not fail the run, as --write-baseline wrote them.",
      valueName: "FILE"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      "Write all findings as known ones. The run then fails by none of them.", valueName: "FILE"))
  var newBaseline: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Print the .quoin.json that does the same as a configuration of IBLinter, and check nothing.",
      valueName: "FILE"))
  var importedFile: String?

  @OptionGroup var fixes: FixArguments

  @Option(
    help: ArgumentHelp(
      """
      The number of processes that check files. What is found is the same for each number. \
      (default: that of the processors; 1 below \(WorkerPool.leastFiles) files)
      """, valueName: "N"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      """
      The most time for a file, in seconds; 0 for any time. A rule that takes longer is left out of the \
      file, with the third such rule also those after it, and the report says so.
      """, valueName: "SECONDS"))
  var timeLimit = 60

  @Flag(
    help: ArgumentHelp("Check the files that another process names.", visibility: .private))
  var worker = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is a number from 1.") }
    if timeLimit < 0 { throw ValidationError("--time-limit is a number from 0.") }
    if paths.contains("-") {
      throw ValidationError("Standard input is not checked; name files or folders.")
    }
    let files = try reports.choices().compactMap(\.file) + [newBaseline].compactMap(\.self)
    let sources = paths.map { SourceFile.path($0) }
    for file in files {
      if let error = sources.objection(toOutput: file) { throw ValidationError(error) }
    }
  }

  @MainActor
  mutating func run() async throws {
    BrokenPipe.makeError()
    if let importedFile {
      let output = reports.output == "-" ? nil : reports.output
      let console = output.map { CommandConsole.file($0) } ?? .standard
      throw ExitCode(ConfigurationImport(path: importedFile).run(console))
    }
    var request = CheckRequest(
      paths: paths, list: filesFrom, configurationFile: rules.config, options: try rules.layer(),
      reports: [],
      baseline: baseline, newBaseline: newBaseline,
      workers: WorkerPool(
        jobs: jobs, command: .current, limit: timeLimit > 0 ? .seconds(timeLimit) : nil))
    request.reports = reports.targets(
      of: try reports.choices(), root: request.root,
      hasBaseline: baseline != nil || newBaseline != nil, surroundings: .current)
    request.fixes = fixes.request
    // Differences are printed in place of the findings.
    if request.fixes?.mode == .diff {
      request.reports.removeAll { $0.destination == .standardOutput }
    }
    if worker {
      var loop = WorkerLoop(request)
      return try loop.run()
    }
    var run = CheckRun(request)
    throw ExitCode(run.run())
  }
}
