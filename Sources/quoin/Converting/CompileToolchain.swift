// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// The compiler of the machine, and the modules that were built with this command.
struct CompileToolchain {
  private let compiler: String
  /// The folder with the modules and the objects of a build.
  private let build: String

  enum Missing: Error {
    case compiler
    case modules(folder: String)

    var sentence: String {
      switch self {
      case .compiler:
        "Nothing was compiled: there is no swiftc in the search path. Install a toolchain of Swift."
      case .modules(let folder):
        "Nothing was compiled: the modules of Quoin are not in \(folder). Run swift build in its "
          + "package, and the quoin that it makes."
      }
    }
  }

  init() throws(Missing) {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let compiler = paths.map({ "\($0)/swiftc" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw .compiler }
    self.compiler = compiler
    build =
      ProcessInfo.processInfo.environment["QUOIN_BUILD"]
      ?? Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path
      ?? "."
    guard FileManager.default.fileExists(atPath: build + "/Modules/UIKit.swiftmodule") else {
      throw .modules(folder: build)
    }
  }

  /// Puts the objects of the build together, from which programs take those that they use.
  func archive(at path: String) throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: build).filter {
      $0.hasSuffix(".build") && !$0.hasSuffix("Tests.build") && !$0.hasSuffix("-tool.build")
    }
    let objects = folders.sorted().flatMap { folder in
      (FileManager.default.subpaths(atPath: "\(build)/\(folder)") ?? [])
        .filter { $0.hasSuffix(".o") }.sorted().map { "\(build)/\(folder)/\($0)" }
    }
    let list = path + ".txt"
    try Data(objects.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    _ = try ToolRun(["/usr/bin/env", "ar", "rcsT", path, "@" + list]).finish()
  }

  /// Starts to compile a program, with warnings as errors. All files share a process of the compiler,
  /// since each process reads the modules again.
  func compile(_ sources: [String], with archive: String, to program: String) throws -> ToolRun {
    try ToolRun(
      [
        compiler, "-swift-version", "6", "-warnings-as-errors", "-Onone",
        "-whole-module-optimization", "-module-name", "Batch", "-I", build + "/Modules", "-o",
        program,
      ] + sources + [archive])
  }
}

/// A process whose output is read when it has ended.
struct ToolRun {
  private let process = Process()
  private let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-\(UUID().uuidString)")

  /// - Parameter standardError: Nil to read it with the output.
  init(_ command: [String], standardError: FileHandle? = nil) throws {
    // A file, since a full pipe without a reader would stop the process.
    try Data().write(to: output)
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = standardError ?? handle
    try process.run()
  }

  /// Waits for the end, and returns the status with all that was printed.
  func finish() throws -> (status: Int32, output: String) {
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    try FileManager.default.removeItem(at: output)
    return (process.terminationStatus, text)
  }
}
