// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs git.
struct GitProcess {
  struct Output {
    var status: Int32
    var data: Data
    var error: String

    /// The output as text without white space at the ends.
    var text: String {
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The folder in which git runs; nil for the current one.
  var folder: String?

  /// Runs git to its end. Returns nil when it cannot be started.
  ///
  /// - Parameter input: The file that is its standard input; nil for none.
  func run(_ arguments: [String], input: FileHandle? = nil) -> Output? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = input ?? FileHandle.nullDevice
    let errors = Self.temporaryFile
    defer { Self.remove(errors) }
    do {
      try Data().write(to: errors)
      let handle = try FileHandle(forWritingTo: errors)
      process.standardError = handle
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      try handle.close()
      let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      return Output(status: process.terminationStatus, data: data, error: message)
    } catch {
      return nil
    }
  }

  static var temporaryFile: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-git-\(UUID().uuidString)")
  }

  /// Removes a file of our own. That it stays in the temporary folder harms nothing.
  static func remove(_ file: URL) {
    do {
      try FileManager.default.removeItem(at: file)
    } catch CocoaError.fileNoSuchFile {
    } catch {
      CommandConsole.complainToStandardError("quoin: \(file.path) cannot be removed")
    }
  }

  /// The bytes of a file in a revision, or in the index for an empty revision; nil where it has
  /// none.
  func blob(_ revision: String, _ path: String) -> Data? {
    guard let output = run(["cat-file", "blob", "\(revision):\(path)"]), output.status == 0 else {
      return nil
    }
    return output.data
  }

  /// The root of the work tree; nil outside of one.
  var root: String? {
    guard let output = run(["rev-parse", "--show-toplevel"]), output.status == 0 else { return nil }
    return output.text
  }
}
