// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The configuration of git that makes quoin its driver for Interface Builder files.
@MainActor struct GitSetup {
  var isGlobal: Bool
  /// Whether a merge with a layout problem that neither side has is a conflict.
  var isStrict = false
  var git = GitProcess()
  /// The path of the program.
  var program = Bundle.main.executablePath ?? CommandLine.arguments[0]

  static let attributes = [
    "*.storyboard diff=quoin merge=quoin", "*.xib diff=quoin merge=quoin",
  ]

  private var scope: [String] { isGlobal ? ["--global"] : ["--local"] }

  /// The program as a word of a shell.
  private var word: String { "'" + program.replacing("'", with: "'\\''") + "'" }

  private var diffValues: [(String, String)] {
    [
      ("diff.quoin.textconv", "\(word) canonical"), ("diff.quoin.cachetextconv", "true"),
      ("diff.quoin.xfuncname", "^  ?(scene|controller) .*$"),
      ("difftool.quoin.cmd", "\(word) diff --open \"$LOCAL\" \"$REMOTE\""),
    ]
  }

  private var mergeValues: [(String, String)] {
    [
      ("merge.quoin.name", "Quoin, Interface Builder files"),
      (
        "merge.quoin.driver",
        "\(word) merge %O %A %B --marker-size %L --path %P --driver" + (isStrict ? " --strict" : "")
      ),
    ]
  }

  func install(
    diff: Bool, merge: Bool, writesAttributes: Bool, _ console: CommandConsole
  ) -> Int32 {
    for (key, value) in (diff ? diffValues : []) + (merge ? mergeValues : []) {
      let output = git.run(["config"] + scope + [key, value])
      guard output?.status == 0 else {
        console.complain("quoin: git config \(key): \(output?.error ?? "git cannot be run")")
        return 1
      }
    }
    console.write("git uses \(program) for Interface Builder files.\n")
    let missing = missingAttributes()
    guard !missing.isEmpty else { return 0 }
    guard writesAttributes, let root = git.root else {
      console.write(".gitattributes lacks:\n" + missing.map { "  \($0)\n" }.joined())
      return 0
    }
    return write(missing, to: "\(root)/.gitattributes", console)
  }

  private func write(_ lines: [String], to path: String, _ console: CommandConsole) -> Int32 {
    do {
      var text = ""
      if FileManager.default.fileExists(atPath: path) {
        text = try String(contentsOfFile: path, encoding: .utf8)
      }
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      text += lines.map { $0 + "\n" }.joined()
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return 0
    } catch {
      console.complain("quoin: \(path): \(error.localizedDescription)")
      return 1
    }
  }

  /// The lines that `.gitattributes` needs, as git reads it.
  private func missingAttributes() -> [String] {
    Self.attributes.filter { line in
      let ending = line.split(separator: " ")[0].dropFirst()
      let output = git.run(["check-attr", "diff", "merge", "--", "Main\(ending)"])
      return output?.text.components(separatedBy: ": quoin").count != 3
    }
  }

  func status(_ console: CommandConsole) -> Int32 {
    var problems: [String] = []
    for (key, _) in diffValues + mergeValues where value(of: key) == nil {
      problems.append("git config has no \(key): run quoin git install")
    }
    for key in ["diff.quoin.textconv", "merge.quoin.driver"] {
      guard let command = value(of: key) else { continue }
      if let reason = failure(of: command, isMerge: key.hasPrefix("merge")) {
        problems.append("\(key) does not work: \(reason)")
      }
    }
    problems += missingAttributes().map { ".gitattributes lacks: \($0)" }
    console.write(
      problems.isEmpty
        ? "quoin is git's driver for Interface Builder files.\n"
        : problems.map { $0 + "\n" }.joined())
    return problems.isEmpty ? 0 : 1
  }

  private func value(of key: String) -> String? {
    guard let output = git.run(["config", "--get", key]), output.status == 0 else { return nil }
    return output.text
  }

  /// Runs a driver on small files. Returns why it does not work; nil when it does.
  private func failure(of command: String, isMerge: Bool) -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-status-\(UUID().uuidString)")
    defer { remove(folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let paths = ["base", "ours", "theirs"].map { folder.appendingPathComponent($0).path }
      for path in paths { try Self.sample.write(toFile: path, atomically: true, encoding: .utf8) }
      var line = "\(command) '\(paths[0])'"
      if isMerge {
        line = command
        let values = [
          ("%O", paths[0]), ("%A", paths[1]), ("%B", paths[2]), ("%L", "7"), ("%P", "Main.xib"),
        ]
        for (name, value) in values { line = line.replacing(name, with: "'\(value)'") }
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let status = process.terminationStatus
      return status == 0 ? nil : "it ends with \(status)"
    } catch {
      return error.localizedDescription
    }
  }

  private func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      CommandConsole.complainToStandardError("quoin: \(folder.path) cannot be removed")
    }
  }

  private static let sample = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
        <objects/>
    </document>

    """

  func uninstall(_ console: CommandConsole) -> Int32 {
    for section in ["diff.quoin", "merge.quoin", "difftool.quoin"] {
      let output = git.run(["config"] + scope + ["--remove-section", section])
      // A section that does not exist has status 128.
      guard let output, output.status == 0 || output.status == 128 else {
        console.complain("quoin: \(section) cannot be removed: \(output?.error ?? "no git")")
        return 1
      }
    }
    return 0
  }
}
