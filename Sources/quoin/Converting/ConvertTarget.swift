// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinConvert
import QuoinSnapshots

/// The destination of code: standard output, a file, or a file in a folder for each scene.
///
/// Scenes that a folder was searched for are files beside those that have them, and are shown as
/// changes of the folder unless they are written.
@MainActor struct ConvertTarget {
  let output: String?
  let replaces: Bool
  private var texts: [(name: String, text: String)] = []
  /// The scenes of folders, with the folder of each file.
  private var changes: [(folder: String, name: String, text: String)] = []

  init(output: String?, replaces: Bool) {
    self.output = output
    self.replaces = replaces
  }

  /// Stores the code of a scene until all are there.
  ///
  /// - Parameter file: The file with the scene, if it was found in a folder.
  mutating func add(_ printed: PrintedFile, of scene: ConvertedScene, foundIn file: String?) {
    let name = printed.parts.first?.className ?? "Scene"
    guard output == nil, let file else { return texts.append((name, printed.text)) }
    // Files of localizations are in folders of their own.
    let path = LocalizedCopies.withoutLanguage(file)
    let fileName = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    changes.append((String(path.dropLast(fileName.count)), name, printed.text))
  }

  /// Writes all files and returns the exit code.
  func finish(_ console: CommandConsole) -> ConvertExitCode {
    let worst = finishChanges(console)
    guard let output, output != "-" else {
      if texts.isEmpty { return worst }
      console.write(Self.joined(texts.map(\.text)))
      return worst
    }
    if !output.hasSuffix(".swift") { return writeFolder(output, console) }
    guard !texts.isEmpty else { return .converted }
    var formatter = FolderFormatter(console)
    let text = formatter.format(ConvertTarget.joined(texts.map(\.text)), for: output)
    return Self.write(text, to: output, replaces: replaces, console)
  }

  private func finishChanges(_ console: CommandConsole) -> ConvertExitCode {
    var worst = ConvertExitCode.converted
    var paths = PathNumbers()
    var formatter = FolderFormatter(console)
    for (folder, name, code) in changes {
      let path = paths.unused(folder + name)
      let text = formatter.format(code, for: path)
      let old = FileManager.default.contents(atPath: path)
        .map { String(decoding: $0, as: UTF8.self) }
      // A class of the program often is beside its storyboard, under the same name.
      if let old, !PrintedFile.isOwn(old) {
        console.complain(
          "\(path): error: The file exists, and quoin convert did not write it. Name a folder for the "
            + "code with -o.")
        worst = max(worst, .failed)
        continue
      }
      guard !replaces else {
        worst = max(worst, Self.write(text, to: path, replaces: true, console))
        continue
      }
      let diff = UnifiedDiff(old ?? "", text).text(path: path)
      // A file that does not exist has no name on the old side.
      let changes = old == nil ? "--- /dev/null" + diff.drop { $0 != "\n" } : diff
      console.write(changes)
    }
    return worst
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
    for helper in CodeFeatures.helperTexts {
      let has = bodies.contains { $0.contains(helper) }
      bodies = bodies.map { $0.replacingOccurrences(of: helper, with: "") }
      if has { bodies.append(helper) }
    }
    return imports.sorted().joined(separator: "\n") + "\n" + bodies.joined()
  }

  private func writeFolder(_ folder: String, _ console: CommandConsole) -> ConvertExitCode {
    var worst = ConvertExitCode.converted
    var paths = PathNumbers()
    var formatter = FolderFormatter(console)
    for (name, text) in texts {
      let file = paths.unused("\(folder)/\(name)")
      let code = formatter.format(text, for: file)
      worst = max(worst, Self.write(code, to: file, replaces: replaces, console))
    }
    return worst
  }

  /// Writes a file, and creates missing parent folders. A file with other content is left where it
  /// may not be replaced.
  static func write(
    _ text: String, to path: String, replaces: Bool, _ console: CommandConsole
  ) -> ConvertExitCode {
    let old = FileManager.default.contents(atPath: path)
    if old == Data(text.utf8) { return .converted }
    guard old == nil || replaces else {
      console.complain("\(path): error: The file exists with other content; --write replaces it.")
      return .failed
    }
    // The file that a link leads to is written, and not the link.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let manager = FileManager.default
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The new file takes the place of the old one, which would not stop it.
      let permissions =
        old == nil
        ? nil : try manager.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
      if let permissions, permissions.intValue & 0o222 == 0 {
        throw CocoaError(.fileWriteNoPermission)
      }
      try Data(text.utf8).write(to: url, options: .atomic)
      if let permissions {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
      return .converted
    } catch {
      let problem = CommandError.unwritableFile(path, reason: SystemReason.text(of: error))
      console.complain(problem.line)
      return .failed
    }
  }
}

/// Gives files that would have the same path different numbers.
private struct PathNumbers {
  private var used: Set<String> = []

  /// The first path with a name, and a number if it needs one, that was not returned before. Names
  /// that differ in the case of letters are the same on some volumes.
  mutating func unused(_ start: String) -> String {
    var count = 1
    var path = start
    while !used.insert(path.lowercased()).inserted {
      count += 1
      path = "\(start)\(count)"
    }
    return path + ".swift"
  }
}
