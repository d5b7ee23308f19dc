// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder

/// The state of a run of ``ExplainJob``.
@MainActor struct ExplainRun {
  private let job: ExplainJob
  private let console: CommandConsole
  private var reader: SceneReader
  private var succeeded = true
  private var isFirst = true
  /// The first error about a view that no scene has, and whether another scene has it.
  private var missingView: CommandError?
  private var foundView = false

  init(job: ExplainJob, console: CommandConsole) {
    self.job = job
    self.console = console
    reader = SceneReader(job.request)
  }

  /// Explains all files. Returns whether that succeeded.
  mutating func run() -> Bool {
    let (sources, errors) = reader.sources()
    for error in errors { fail(error) }
    if let error = sources.objection(toOutput: job.output) {
      fail(error)
      return false
    }
    for source in sources { explain(source) }
    if let error = reader.missingScene(succeeded: succeeded) { fail(error) }
    if let missingView, !foundView { fail(missingView) }
    return succeeded
  }

  private mutating func explain(_ source: SourceFile) {
    do throws(CommandError) {
      guard let loaded = try reader.read(source) else { return }
      guard let scenes = explained(loaded) else { return }
      write(ExplainedFile(name: source.name, scenes: scenes))
    } catch {
      fail(error)
    }
  }

  /// The explanations of the scenes of a file; nil when none of them has the view.
  private mutating func explained(_ loaded: SceneReader.LoadedFile) -> [ExplainedScene]? {
    switch job.subject {
    case .problems:
      return loaded.scenes.map { scene in
        let problems = SceneProblems(scene, options: job.options, isVerbose: job.isVerbose)
        return ExplainedScene(scene, problems: problems)
      }
    case .violations(let includesDeliberate):
      return loaded.scenes.map { scene in
        let all = scene.explainers.flatMap { $0.violations() }
        return ExplainedScene(
          scene, violations: includesDeliberate ? all : all.filter { !$0.isDeliberate })
      }
    case .view(let name, let attribute):
      do throws(CommandError) {
        let matches = try ViewSearch(scenes: loaded.scenes).matches(of: name)
        foundView = true
        return matches.map { ExplainedScene($0, attribute, options: job.options) }
      } catch {
        // Another file may have it.
        missingView = missingView ?? error
        return nil
      }
    }
  }

  private mutating func write(_ file: ExplainedFile) {
    switch job.format {
    case .text:
      console.write((isFirst ? "" : "\n") + job.style.written(file.text, width: job.width) + "\n")
    case .json:
      console.write(file.json + "\n")
    }
    isFirst = false
  }

  private mutating func fail(_ error: CommandError) {
    console.complain(error.line)
    succeeded = false
  }
}
