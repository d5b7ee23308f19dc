// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import quoin

/// A git repository for a test, with a configuration that does not depend on the machine.
@MainActor struct TemporaryRepository {
  let folder: URL
  static let fileName = "Main.storyboard"

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin repository \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for arguments in [
      ["init", "-q"], ["checkout", "-q", "-b", "main"], ["config", "user.name", "Test"],
      ["config", "user.email", "test@example.com"], ["config", "commit.gpgsign", "false"],
    ] {
      git(arguments)
    }
  }

  /// Runs git, and returns its status and output; -1 when it cannot be run.
  @discardableResult
  func git(_ arguments: [String]) -> (status: Int32, text: String) {
    guard let output = GitProcess(folder: folder.path).run(arguments) else { return (-1, "") }
    return (output.status, output.text)
  }

  @discardableResult
  func git(_ arguments: String...) -> (status: Int32, text: String) { git(arguments) }

  /// The configuration of the repository, with the program that was built beside the tests.
  var setup: GitSetup {
    GitSetup(isGlobal: false, git: GitProcess(folder: folder.path), program: Self.program)
  }

  static let program =
    Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("quoin").path ?? "quoin"

  func write(_ text: String) throws {
    try text.write(
      to: folder.appendingPathComponent(Self.fileName), atomically: true, encoding: .utf8)
  }

  func text() throws -> String {
    try String(contentsOf: folder.appendingPathComponent(Self.fileName), encoding: .utf8)
  }

  /// Commits a text of the file on a new branch that starts at another one.
  func commit(_ text: String, on branch: String, from start: String = "main") throws {
    git("checkout", "-q", start)
    git("checkout", "-q", "-b", branch)
    try write(text)
    git("commit", "-q", "-a", "-m", branch)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
