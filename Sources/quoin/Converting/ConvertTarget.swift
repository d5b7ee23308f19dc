// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinSnapshots

/// The destination of code: standard output, a file, or a file in a folder for each scene.
@MainActor struct ConvertTarget {
  let output: String?
  let replaces: Bool
  private var texts: [(name: String, text: String)] = []

  init(output: String?, replaces: Bool) {
    self.output = output
    self.replaces = replaces
  }

  /// Stores the code of a scene until all are there.
  mutating func add(_ printed: PrintedFile, of scene: ConvertedScene) {
    texts.append((printed.parts.first?.className ?? "Scene", printed.text))
  }

  /// Writes all files and returns the exit code.
  func finish(_ console: CommandConsole) -> ConvertExitCode {
    guard let output, output != "-" else {
      console.write(Self.joined(texts.map(\.text)))
      return .converted
    }
    if !output.hasSuffix(".swift") { return writeFolder(output, console) }
    guard !texts.isEmpty else { return .converted }
    return write(ConvertTarget.joined(texts.map(\.text)), to: output, console)
  }

  /// Joins several files into one, with the imports of all first and each helper once.
  static func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var imports: Set<String> = []
    var bodies: [String] = []
    for text in texts {
      let lines = text.components(separatedBy: "\n")
      imports.formUnion(lines.prefix { $0.hasPrefix("import ") })
      bodies.append(lines.drop { $0.hasPrefix("import ") }.joined(separator: "\n"))
    }
    for helper in PrintedFile.helperTexts {
      let has = bodies.contains { $0.contains(helper) }
      bodies = bodies.map { $0.replacingOccurrences(of: helper, with: "") }
      if has { bodies.append(helper) }
    }
    return imports.sorted().joined(separator: "\n") + "\n" + bodies.joined()
  }

  private func writeFolder(_ folder: String, _ console: CommandConsole) -> ConvertExitCode {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      let problem = CommandError.unwritableFile(folder, reason: SystemReason.text(of: error))
      console.complain(problem.line)
      return .failed
    }
    var worst = ConvertExitCode.converted
    var names: [String: Int] = [:]
    for (name, text) in texts {
      names[name, default: 0] += 1
      let count = names[name] ?? 1
      let file = folder + "/" + (count == 1 ? name : "\(name)\(count)") + ".swift"
      worst = max(worst, write(text, to: file, console))
    }
    return worst
  }

  private func write(_ text: String, to path: String, _ console: CommandConsole) -> ConvertExitCode
  {
    let old = try? Data(contentsOf: URL(fileURLWithPath: path))
    if old == Data(text.utf8) { return .converted }
    guard old == nil || replaces else {
      console.complain("\(path): error: The file exists with other content; --write replaces it.")
      return .failed
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return .converted
    } catch {
      let problem = CommandError.unwritableFile(path, reason: SystemReason.text(of: error))
      console.complain(problem.line)
      return .failed
    }
  }
}
