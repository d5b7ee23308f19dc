// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

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
  /// The files of a picture or page, which is written at the end.
  private var pictures: [RenderedFile] = []

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
    writePictures()
    return succeeded
  }

  private mutating func explain(_ source: SourceFile) {
    do throws(CommandError) {
      guard let loaded = try reader.read(source) else { return }
      guard let scenes = explained(loaded) else { return }
      if job.format.isPicture {
        pictures.append(RenderedFile(explained: scenes, of: loaded.file))
      } else {
        write(
          ExplainedFile(
            name: source.name, scenes: scenes, findings: findings(of: loaded.file, scenes)))
      }
    } catch {
      fail(error)
    }
  }

  /// The errors in the statements of a file, and where a scene has no problem also what a check finds.
  private func findings(of file: InterfaceFile, _ scenes: [ExplainedScene]) -> [LayoutFinding] {
    guard job.subject == .problems else { return [] }
    let isClean = scenes.contains { $0.problems?.paragraphs.isEmpty == true }
    return isClean
      ? LayoutChecker().findingsBesideExplanations(of: file)
      : LayoutChecker().statementErrors(in: file)
  }

  /// The explanations of the scenes of a file; nil when none of them has the view.
  private mutating func explained(_ loaded: SceneReader.LoadedFile) -> [ExplainedScene]? {
    switch job.subject {
    case .problems:
      return loaded.scenes.map { scene in
        let problems = SceneProblems(scene, options: job.options, isVerbose: job.isVerbose)
        return ExplainedScene(scene, problems: problems)
      }
    case .violations(let name, let includesDeliberate):
      guard let name else {
        return loaded.scenes.map { violations(of: $0, about: nil, includesDeliberate) }
      }
      return matches(of: name, in: loaded)?.map {
        violations(of: $0.scene, about: $0.view, includesDeliberate)
      }
    case .view(let name, let attribute):
      return matches(of: name, in: loaded)?.map {
        ExplainedScene($0, attribute, options: job.options)
      }
    }
  }

  /// The views with a name; nil when no scene of the file has one.
  private mutating func matches(
    of name: String, in loaded: SceneReader.LoadedFile
  ) -> [ViewSearch.Match]? {
    do throws(CommandError) {
      let matches = try ViewSearch(scenes: loaded.scenes).matches(of: name)
      foundView = true
      return matches
    } catch {
      // Another file may have the view.
      missingView = missingView ?? error
      return nil
    }
  }

  private func violations(
    of scene: LoadedScene, about view: UIView?, _ includesDeliberate: Bool
  ) -> ExplainedScene {
    let all = scene.violations(about: view)
    return ExplainedScene(
      scene, violations: includesDeliberate ? all : all.filter { !$0.words.isDeliberate })
  }

  private mutating func write(_ file: ExplainedFile) {
    switch job.format {
    case .text:
      console.write((isFirst ? "" : "\n") + job.style.written(file.text, width: job.width) + "\n")
    case .json:
      console.write(file.json + "\n")
    case .svg, .html: break
    }
    isFirst = false
  }

  /// Writes one picture or page of all files.
  private func writePictures() {
    guard !pictures.isEmpty else { return }
    switch job.format {
    case .svg: console.write(RenderedFile.svg(of: pictures))
    case .html: console.write(RenderedFile.html(of: pictures))
    case .text, .json: break
    }
  }

  private mutating func fail(_ error: CommandError) {
    console.complain(error.line)
    succeeded = false
  }
}
