// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// The state of a run of ``RenderJob``.
@MainActor struct RenderRun {
  let job: RenderJob
  let console: CommandConsole
  private(set) var succeeded = true
  /// The files of a picture, which is drawn at the end; for texts, which are written already, as
  /// many files without scenes.
  private var rendered: [RenderedFile] = []
  /// The scenes of a page that resizes.
  private var resizing: [ResizingPage.Scene] = []
  private var reader: SceneReader
  /// Whether pages have a dark picture beside the light one, and follow the setting of their
  /// reader.
  private let hasBothAppearances: Bool
  private let catalogs: CatalogCache
  /// The remarks about catalogs that were written.
  private var knownRemarks: Set<String> = []
  /// The time at which the search for fixes stops.
  private let deadline: ContinuousClock.Instant?
  /// Whether it was reported that fixes are missing.
  private var hasReportedTimeLimit = false

  init(job: RenderJob, console: CommandConsole) {
    self.job = job
    self.console = console
    deadline = job.timeLimit.map { ContinuousClock.now + $0 }
    reader = SceneReader(job.request)
    hasBothAppearances =
      job.format == .html && job.resizing == nil && job.options.settings.appearance == nil
    catalogs = CatalogCache(request: job.assets)
  }

  // MARK: Inputs

  /// The files of the arguments. Folders without files are reported.
  mutating func sources() -> [SourceFile] {
    let (files, errors) = reader.sources()
    for error in errors { fail(error) }
    return files
  }

  /// Returns whether the output differs from all inputs; otherwise an error is reported.
  mutating func protectsInputs(_ sources: [SourceFile]) -> Bool {
    guard let error = sources.objection(toOutput: job.output) else { return true }
    fail(error)
    return false
  }

  private mutating func fail(_ error: CommandError) {
    console.complain(error.line)
    succeeded = false
  }

  // MARK: Scenes

  /// Renders a file that can be read and suits the options; texts are written at once.
  mutating func render(_ source: SourceFile) {
    do throws(CommandError) {
      guard let loaded = try reader.read(source) else { return }
      // A picture and a page that resizes name problems, and have no room for fixes.
      var options: ExplanationOptions =
        job.format.isSheet || job.format == .pdf || job.resizing != nil
        ? .withoutFixes : .short
      options.deadline = options.fixes > 0 ? deadline : nil
      let assets = job.format.isPicture ? assets(for: source) : nil
      var file = RenderedFile(
        loaded.scenes, of: loaded.file, explained: options, assets: assets)
      if hasBothAppearances {
        let dark = RenderedFile(
          reader.scenes(of: loaded.file, in: .dark), of: loaded.file, explained: .withoutFixes,
          assets: assets)
        for (index, scene) in zip(file.scenes.indices, dark.scenes) {
          file.scenes[index].dark = [scene]
        }
      }
      for index in file.scenes.indices {
        file.scenes[index].isClean = job.isClean
        for dark in file.scenes[index].dark.indices {
          file.scenes[index].dark[dark].isClean = job.isClean
        }
      }
      add(file)
      for remark in assets?.remarks ?? [] where knownRemarks.insert(remark).inserted {
        console.complain("quoin: remark: \(remark)")
      }
      if options.isLate { reportTimeLimit() }
      if let request = job.resizing { try addResizing(loaded, request) }
    } catch {
      fail(error)
    }
  }

  /// The catalogs for the pictures of a file.
  private func assets(for source: SourceFile) -> SceneAssets? {
    if case .path(let path) = source { return catalogs.assets(for: path) }
    return catalogs.assets(for: nil)
  }

  /// Reports once that fixes are missing.
  private mutating func reportTimeLimit() {
    guard !hasReportedTimeLimit, let limit = job.timeLimit else { return }
    hasReportedTimeLimit = true
    console.complain(
      "quoin: remark: Looking for fixes took longer than \(limit.components.seconds) seconds. Problems "
        + "from here on have none; quoin explain looks for them, and --time-limit gives more time.")
  }

  private mutating func add(_ file: RenderedFile) {
    switch job.format {
    case .text:
      console.write((rendered.isEmpty ? "" : "\n") + file.outline + ExplainHint(file).line)
    case .json: console.write(file.json + "\n")
    case .svg, .html, .png, .pdf:
      // Text and JSON have them; a picture has no room for them.
      for finding in file.findings { console.complain(finding.line(in: file.file)) }
    }
    if job.isStrict, let problems = StrictCheck(file: file).problems {
      fail(.strictProblems(file: file.file, list: problems))
    }
    rendered.append(job.format.isPicture ? file : RenderedFile(file: file.file, scenes: []))
  }

  /// Adds the scenes of a file to a page that resizes.
  private mutating func addResizing(
    _ loaded: SceneReader.LoadedFile, _ request: ResizingRequest
  ) throws(CommandError) {
    for scene in loaded.scenes {
      if let scene = try ResizingPage.Scene(
        scene.id, in: loaded.file, options: job.options, request,
        measurer: TextMeasuring.measurer)
      {
        resizing.append(scene)
      }
    }
  }

  /// Whether the scene to render was found; otherwise that is reported.
  mutating func findsScene() -> Bool {
    if let error = reader.missingScene(succeeded: succeeded) { fail(error) }
    return reader.isSatisfied
  }

  // MARK: Pictures

  /// Whether there is a result, and the picture could be drawn.
  func writePictures(fonts: RenderFonts) -> Bool {
    guard !rendered.isEmpty else { return false }
    switch job.format {
    case .svg:
      console.write(
        RenderedFile.svg(
          of: rendered, showsConstraints: job.showsConstraints, arrangement: job.arrangement,
          measurer: fonts.measurer))
    case .html where job.resizing != nil:
      let names = rendered.map(\.file)
      let page = ResizingPage(
        title: names.count == 1 ? names[0] : "\(names.count) files", scenes: resizing,
        remarks: rendered.flatMap { $0.findings.map(\.text) }, measurer: fonts.measurer)
      console.write(page.html)
    case .html:
      console.write(
        RenderedFile.html(
          of: rendered, showsConstraints: job.showsConstraints, measurer: fonts.measurer))
    case .png, .pdf:
      do throws(CommandError) {
        console.writeBytes(
          try fonts.picture(
            job.format, of: rendered, showsConstraints: job.showsConstraints,
            arrangement: job.arrangement, scale: job.scale))
      } catch {
        console.complain(error.line)
        return false
      }
    case .text, .json: break
    }
    return true
  }
}

extension RenderedFinding {
  /// The finding on one line, as compilers write theirs.
  fileprivate func line(in file: String) -> String {
    "\(file):\(line):\(column): remark: \(sentence) [\(code)]"
  }
}
