// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinInterfaceBuilder

/// Converts the files of a command.
@MainActor struct ConvertJob {
  var dialect: ConversionDialect
  var scene: String?
  var output: String?
  var replaces = false
  var kind: OutputStyle.Kind?
  var naming = NamingChoice.labels
  var values = ValueChoice.all
  var access = OutputStyle.Access.internal
  /// The settings in which layouts are compared; empty to compare none.
  var settings: [ProofSetting]
  var isReport = false

  /// Converts all files that can be read.
  func run(
    _ files: [String], _ console: CommandConsole,
    input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }
  ) -> ConvertExitCode {
    var worst = ConvertExitCode.converted
    var target = ConvertTarget(output: output, replaces: replaces)
    for argument in files {
      do throws(CommandError) {
        for source in try SourceSearch.sources(of: argument, inputName: nil) {
          do throws(CommandError) {
            let file = try source.read(input: input)
            worst = max(worst, convert(file, &target, console))
          } catch {
            console.complain(error.line)
            worst = max(worst, .failed)
          }
        }
      } catch {
        console.complain(error.line)
        worst = max(worst, .failed)
      }
    }
    if !isReport { worst = max(worst, target.finish(console)) }
    return worst
  }

  private func convert(
    _ file: InterfaceFile, _ target: inout ConvertTarget, _ console: CommandConsole
  ) -> ConvertExitCode {
    let reader: InterfaceReader
    do throws(ConversionProblem) {
      reader = try InterfaceReader(file, naming: naming)
    } catch {
      if isReport { console.write(ConvertReport.problem(file.name, error.sentence) + "\n") }
      console.complain("\(file.name): note: \(error.sentence)")
      return .incomplete
    }
    let settings =
      reader.dependsOnSizeClasses && !settings.isEmpty
      ? ProofSetting.allClasses(settings) : settings
    var worst = ConvertExitCode.converted
    let scenes = reader.scenes().filter { wanted in
      guard let scene else { return true }
      return wanted.id == scene || file.scene(scene)?.id == wanted.id
    }
    for scene in scenes.map({ $0.keeping(values) }) where !scene.roots.isEmpty {
      let style = OutputStyle(
        dialect, kind: kind, access: access,
        sourceName: String(file.name.split(separator: "/").last ?? ""))
      if dialect == .notAutoLayout {
        worst = max(worst, place(scene, of: file, style, &target, console))
        continue
      }
      let printed = scene.printed(style)
      let proof =
        settings.isEmpty
        ? nil : ConversionProof(file, scene, style, settings: settings).check(printed)
      let report = ConvertReport(file: file.name, scene: scene, printed: printed, proof: proof)
      if isReport { console.write(report.json + "\n") }
      for line in report.lines { console.complain(line) }
      worst = max(worst, report.code)
      if proof?.holds ?? true { target.add(printed, of: scene) }
    }
    return worst
  }

  /// Writes frames for a scene that has none but affine ones.
  private func place(
    _ scene: ConvertedScene, of file: InterfaceFile, _ style: OutputStyle,
    _ target: inout ConvertTarget, _ console: CommandConsole
  ) -> ConvertExitCode {
    let directions = Set(settings.map(\.direction))
    let frames = FrameProof(
      file, scene,
      directions: ProofSetting.directions.filter { directions.isEmpty || directions.contains($0) })
    switch frames.rules() {
    case .failure(let refused):
      let sentences = refused.sentences.map { "\(file.name):\($0.line): note: \($0.text)" }
      if isReport {
        let texts = refused.sentences.map(\.text).joined(separator: " ")
        console.write(ConvertReport.problem(file.name, texts) + "\n")
      }
      for sentence in sentences { console.complain(sentence) }
      console.complain(
        "\(scene.name) (\(scene.id)): not written, because it has frames of no one form")
      return .incomplete
    case .success(let rules):
      let printed = scene.printed(style, frames: rules)
      let proof = settings.isEmpty ? nil : frames.check(rules)
      let report = ConvertReport(file: file.name, scene: scene, printed: printed, proof: proof)
      if isReport { console.write(report.json + "\n") }
      for line in report.lines { console.complain(line) }
      if proof?.holds ?? true { target.add(printed, of: scene) }
      return report.code
    }
  }
}
