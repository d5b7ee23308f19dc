// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// Pages that are written for a person to look at now.
enum PageOpening {
  /// Writes a page into a temporary folder of the process and opens it.
  ///
  /// - Parameter name: The name of the folder, without the number of the process.
  /// - Returns: The path of the page, and whether it is written; otherwise the path is why it is
  ///   not.
  static func open(_ html: String, in name: String) -> (text: String, isWritten: Bool) {
    let folder =
      NSTemporaryDirectory() + "/\(name)-\(ProcessInfo.processInfo.processIdentifier)"
    let path = URL(fileURLWithPath: folder + "/index.html").standardizedFileURL.path
    if case .failed(let reason) = AtomicFile(path).write(Data(html.utf8)) {
      return ("the page cannot be written: \(reason)", false)
    }
    launch(path)
    return (path, true)
  }

  /// Opens a file with the program of the system. Without such a program nothing happens: callers
  /// print the path.
  static func launch(_ path: String) {
    #if os(macOS)
    let command = ["/usr/bin/open", path]
    #else
    let command = ["/usr/bin/env", "xdg-open", path]
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return }
  }
}
