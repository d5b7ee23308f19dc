// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import quoin

/// The program `quoin` that was built with the tests.
enum BuiltCommand {
  /// The result of a run.
  struct Result {
    var output: String
    var exitCode: Int32

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The path. The program is beside the tests; on Apple's platforms they are in a bundle beside it.
  static let path: String = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path.count > 1 {
      let file = folder.appendingPathComponent("quoin").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
        return file
      }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("There is no program quoin beside the tests; run swift build first.")
  }()

  /// Starts the program, in the folder of this process or in another one.
  static func start(
    _ arguments: [String], in folder: URL? = nil, output: Any? = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program to its end.
  static func run(_ arguments: [String], in folder: URL? = nil) throws -> Result {
    let output = Pipe()
    let process = try start(arguments, in: folder, output: output)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: data, as: UTF8.self), exitCode: process.terminationStatus)
  }
}
