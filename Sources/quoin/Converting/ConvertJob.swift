// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinInterfaceBuilder

/// Converts the files of a command.
@MainActor struct ConvertJob {
  var dialect: ConversionDialect
  var scene: String?
  var kind: OutputStyle.Kind?
  var naming = NamingChoice.labels
  var values = ValueChoice.all
  var access = OutputStyle.Access.internal
  /// The settings in which layouts are compared; empty to compare none.
  var settings: [ProofSetting]
  var isReport = false
  /// Whether the code of each scene becomes a file beside the one with the scene.
  var isInPlace = false
  /// Compiles the code of all scenes; nil to compile none.
  var compiling: CompileJob?
  /// The number of uses of each class name in all files.
  private(set) var classNames: [String: Int] = [:]
  /// The scenes that were found in files, if one is asked for.
  private(set) var knownScenes: [String] = []
  private(set) var hasWantedScene = false

  /// Converts documents that can be read.
  ///
  /// - Parameter isFolder: Whether they were found in a folder.
  mutating func run(
    _ documents: [SourceFile], isFolder: Bool, _ target: inout ConvertTarget,
    _ summary: inout ConvertSummary, _ console: CommandConsole,
    input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }
  ) -> ConvertExitCode {
    var worst = ConvertExitCode.converted
    let copies = LocalizedCopies(documents.map(\.name))
    for source in documents {
      if let original = copies.original(of: source.name) {
        console.complain(
          "\(source.name): note: The scenes are those of \(original); the texts of this copy are not "
            + "converted.")
        summary.add(source.name) { $0.add(.localization) }
        worst = max(worst, .incomplete)
        continue
      }
      do throws(CommandError) {
        let file = try source.read(input: input)
        var folderFile: String?
        if case .path(let path) = source, isFolder || isInPlace { folderFile = path }
        worst = max(worst, convert(file, foundIn: folderFile, &target, &summary, console))
      } catch {
        console.complain(error.line)
        summary.add(source.name) { $0.add(.unreadable) }
        worst = max(worst, .failed)
      }
    }
    return worst
  }

  /// Reports a scene that is asked for and in no file.
  func finish(_ console: CommandConsole) -> ConvertExitCode {
    guard let scene, !hasWantedScene, !knownScenes.isEmpty else { return .converted }
    console.complain(CommandError.unknownScene(scene, known: knownScenes).line)
    return .failed
  }

  private mutating func convert(
    _ file: InterfaceFile, foundIn folderFile: String?, _ target: inout ConvertTarget,
    _ summary: inout ConvertSummary, _ console: CommandConsole
  ) -> ConvertExitCode {
    let reader: InterfaceReader
    do throws(ConversionProblem) {
      reader = try InterfaceReader(file, naming: naming)
    } catch {
      if isReport { console.write(ConvertReport.problem(file.name, error.sentence) + "\n") }
      console.complain("\(file.name): note: \(error.sentence)")
      summary.add(file.name) { $0.add(.file) }
      return .incomplete
    }
    let settings =
      reader.dependsOnSizeClasses && !settings.isEmpty
      ? ProofSetting.allClasses(settings) : settings
    var worst = ConvertExitCode.converted
    let scenes = reader.scenes(&classNames).filter { wanted in
      guard let scene else { return true }
      return wanted.id == scene || file.scene(scene)?.id == wanted.id
    }
    if scene != nil {
      knownScenes += file.sceneNames
      hasWantedScene = hasWantedScene || !scenes.isEmpty
    }
    for scene in scenes.map({ $0.keeping(values) }) where !scene.roots.isEmpty {
      let style = OutputStyle(
        dialect, kind: kind, access: access,
        sourceName: String(file.name.split(separator: "/").last ?? ""))
      let result =
        dialect == .notAutoLayout
        ? place(scene, of: file, style, console)
        : report(scene, of: file, style, settings)
      guard let result else {
        summary.add(file.name) { $0.add(.scene) }
        worst = max(worst, .incomplete)
        continue
      }
      if isReport { console.write(result.json + "\n") }
      for line in result.lines { console.complain(line) }
      summary.add(file.name, result.count)
      worst = max(worst, result.code)
      if result.proof?.holds ?? true {
        target.add(result.printed, of: scene, foundIn: folderFile)
        compiling?.add(result, style, of: file)
      }
    }
    return worst
  }

  private func report(
    _ scene: ConvertedScene, of file: InterfaceFile, _ style: OutputStyle,
    _ settings: [ProofSetting]
  ) -> ConvertReport {
    let printed = scene.printed(style)
    let proof =
      settings.isEmpty
      ? nil : ConversionProof(file, scene, style, settings: settings).check(printed)
    return ConvertReport(file: file.name, scene: scene, printed: printed, proof: proof)
  }

  /// Writes frames for a scene that has none but affine ones; nil for other scenes.
  private func place(
    _ scene: ConvertedScene, of file: InterfaceFile, _ style: OutputStyle, _ console: CommandConsole
  ) -> ConvertReport? {
    let directions = Set(settings.map(\.direction))
    let frames = FrameProof(
      file, scene,
      directions: ProofSetting.directions.filter { directions.isEmpty || directions.contains($0) })
    switch frames.rules() {
    case .failure(let refused):
      if isReport {
        let texts = refused.sentences.map(\.text).joined(separator: " ")
        console.write(ConvertReport.problem(file.name, texts) + "\n")
      }
      for sentence in refused.sentences {
        console.complain("\(file.name):\(sentence.line): note: \(sentence.text)")
      }
      console.complain(
        "\(scene.name) (\(scene.id)): not written, because it has frames of no one form")
      return nil
    case .success(let rules):
      return ConvertReport(
        file: file.name, scene: scene, printed: scene.printed(style, frames: rules),
        proof: settings.isEmpty ? nil : frames.check(rules))
    }
  }
}
