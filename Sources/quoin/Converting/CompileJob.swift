// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinInterfaceBuilder
import QuoinSnapshots

/// Compiles the code of scenes, runs it, and compares its frames with those of the files.
@MainActor struct CompileJob {
  /// The settings of the comparison: a phone and a tablet, in both directions.
  private let settings: [ProofSetting]
  private var scenes: [(file: String, scene: CompiledScene, roots: [RootMeasurement])] = []
  /// The maximum number of scenes of a program.
  private static let batchSize = 50

  init(directions: [ProofSetting]) {
    let known = directions.map(\.direction)
    // Code rounds to the pixels of current phones.
    settings = ProofSetting.compiled(
      directions: ProofSetting.directions.filter { known.isEmpty || known.contains($0) })
  }

  /// Stores the code of a scene until all are there.
  mutating func add(_ report: ConvertReport, _ style: OutputStyle, of file: InterfaceFile) {
    scenes.append(
      (
        file.name,
        CompiledScene(scenes.count + 1, report.scene, report.printed, style),
        SceneMeasurement.roots(of: report.scene, in: file, settings)
      ))
  }

  /// Compiles and runs programs of 50 scenes, two at a time.
  func finish(_ console: CommandConsole) -> ConvertExitCode {
    guard !scenes.isEmpty else { return .converted }
    do {
      return try run(try CompileToolchain(), console)
    } catch let missing as CompileToolchain.Missing {
      console.complain("note: \(missing.sentence)")
      return .converted
    } catch {
      console.complain("error: The code cannot be compiled: \(SystemReason.text(of: error)).")
      return .failed
    }
  }

  private func run(
    _ toolchain: CompileToolchain, _ console: CommandConsole
  ) throws -> ConvertExitCode {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    // A folder that cannot be removed stays among the temporary files; results do not depend on it.
    defer { _ = try? FileManager.default.removeItem(atPath: folder) }
    let archive = folder + "/objects.a"
    try toolchain.archive(at: archive)
    var tally = CompileTally()
    let starts = Array(stride(from: 0, to: scenes.count, by: Self.batchSize))
    for pair in stride(from: 0, to: starts.count, by: 2) {
      let runs = try starts[pair..<min(pair + 2, starts.count)].map { start in
        let batch = Array(scenes[start..<min(start + Self.batchSize, scenes.count)])
        let program = CompiledProgram(batch.map { ($0.scene, $0.roots) })
        let place = "\(folder)/\(start)"
        let sources = try write(batch.map(\.scene), program, to: place)
        let run = try toolchain.compile(sources, with: archive, to: place + "/program")
        return (batch, program, place, run)
      }
      for (batch, program, place, run) in runs {
        let compiled = try run.finish()
        guard compiled.status == 0 else {
          complain(compiled.output, batch.map { ($0.file, $0.scene) }, console)
          tally.failed += batch.count
          continue
        }
        // Layouts with problems are described there.
        let printed = try ToolRun([place + "/program"], standardError: .nullDevice).finish()
        let comparisons = program.comparisons(printed.output)
        tally.add(comparisons, of: batch.map { ($0.file, $0.scene) }, console)
      }
    }
    console.complain(tally.line)
    return tally.failed == 0 ? .converted : .differs
  }

  private func write(
    _ scenes: [CompiledScene], _ program: CompiledProgram, to folder: String
  ) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let files = scenes.map { ("Scene\($0.number).swift", $0.text) } + [("main.swift", program.text)]
    return try files.map { name, text in
      let path = folder + "/" + name
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }

  /// Prints the errors of the compiler with the file and the scene that they are about.
  private func complain(
    _ output: String, _ scenes: [(file: String, scene: CompiledScene)], _ console: CommandConsole
  ) {
    let problems = output.split(separator: "\n").filter {
      $0.hasPrefix("/") && ($0.contains(": error: ") || $0.contains(": warning: "))
    }
    for problem in problems.prefix(20) {
      let name = problem.split(separator: ":")[0].split(separator: "/").last ?? ""
      let found = scenes.first { "Scene\($0.scene.number).swift" == name }
      let text = problem.drop { $0 != " " }
      console.complain("\(found?.file ?? "the program"): error: the code does not compile:\(text)")
    }
    if problems.isEmpty { console.complain(String(output.prefix(2_000))) }
  }
}

/// The number of compiled scenes by their result.
struct CompileTally {
  var failed = 0
  private var equal = 0
  private var others = 0

  /// Adds the comparisons of a program, and prints what differs.
  @MainActor mutating func add(
    _ comparisons: [CompiledProgram.Comparison]?, of scenes: [(file: String, scene: CompiledScene)],
    _ console: CommandConsole
  ) {
    guard let comparisons else {
      console.complain("error: A program of \(scenes.count) scenes ends early.")
      failed += scenes.count
      return
    }
    for (file, scene) in scenes {
      let own = comparisons.filter { $0.scene.number == scene.number }
      let differences = own.flatMap { comparison in
        comparison.differences.map { "\($0) at \(comparison.setting.words)" }
      }
      let contents = own.flatMap(\.contents)
      if differences.isEmpty {
        equal += 1
      } else {
        others += 1
        // Contents are those of the canvas in files, and fresh ones in code.
        let text = contents.first ?? differences[0]
        console.complain("\(file): note: \(text), compiled (\(scene.scene.id))")
      }
    }
  }

  var line: String {
    "Compiled: \(equal) \(equal == 1 ? "scene has" : "scenes have") equal frames, \(others) "
      + "other contents than the canvas, \(failed) \(failed == 1 ? "fails" : "fail")"
  }
}
