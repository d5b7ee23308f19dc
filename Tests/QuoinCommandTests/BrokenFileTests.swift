// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import quoin

/// Files that cannot be read are reported in one line each, and the others are still rendered.
@MainActor @Suite struct BrokenFileTests {
  enum Fault: String, CaseIterable {
    case truncated, empty, binary, missing, folder, text, archive

    /// The code at the end of the line about the file.
    var code: String {
      switch self {
      case .truncated, .text: "malformed-file"
      case .empty: "empty-file"
      case .binary: "binary-file"
      case .missing: "unreadable-file"
      case .folder: "folder-in-place-of-file"
      case .archive: "archive-file"
      }
    }
  }

  /// Creates a folder with a broken file, which the caller removes, and returns the file.
  private func makeFile(_ fault: Fault) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Broken.xib")
    let whole = try Data(
      contentsOf: PackageFolder.url.appendingPathComponent(PackageFolder.examples[0]))
    switch fault {
    case .truncated: try whole.prefix(whole.count / 2).write(to: file)
    case .empty: try Data().write(to: file)
    case .binary: try Data((0..<2048).map { UInt8(truncatingIfNeeded: $0 &* 37) }).write(to: file)
    case .missing: break
    case .folder:
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    case .text: try Data("no markup here\n".utf8).write(to: file)
    case .archive: try Data("<archive type=\"x\" version=\"8.00\"/>".utf8).write(to: file)
    }
    return file
  }

  @Test(
    "A broken file is reported in one line, and the others are rendered", arguments: Fault.allCases)
  func brokenFile(fault: Fault) throws {
    let file = try makeFile(fault)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let good = PackageFolder.path("Examples/SettingsCell.xib")
    for format in RenderFormat.allCases where !format.isBinary {
      let transcript = CommandTranscript(RenderJob(files: [good, file.path, good], format: format))
      #expect(!transcript.succeeded)
      #expect(transcript.complaints.count == 1)
      let line = transcript.complaints.first ?? ""
      #expect(line.hasPrefix(file.path))
      #expect(line.contains(": error: "))
      #expect(!line.contains("\n"))
      #expect(line.hasSuffix(" [\(fault.code)]"), "\(line)")
      if format == .json { #expect(transcript.writes.count == 2) }
      #expect(transcript.output.contains("SettingsCell") || format == .svg)
    }
  }

  @Test("An output that cannot be written is reported at the end, and does not stop the program")
  func closedOutput() throws {
    let file = try makeFile(.empty)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    // Writing to a handle for reading fails.
    let handle = try FileHandle(forReadingFrom: file)
    let console = CommandConsole.writing(to: handle)
    console.write("text")
    console.write("more")
    #expect(!console.finish())
  }

  @Test("A truncated file is reported with line and column")
  func place() throws {
    let file = try makeFile(.truncated)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let line = CommandTranscript(RenderJob(files: [file.path])).complaints.first ?? ""
    let place = line.dropFirst(file.path.count).prefix { $0 != " " }
    let numbers = place.split(separator: ":").compactMap { Int($0) }
    #expect(numbers.count == 2 && numbers.allSatisfy { $0 > 0 }, "\(line)")
  }

  @Test("The command ends with exit code 1 when a file cannot be read")
  func exitCode() async throws {
    let file = try makeFile(.empty)
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let good = PackageFolder.path("Examples/SettingsCell.xib")
    let output = folder.appendingPathComponent("out.json").path
    var command = try RenderCommand.parse([file.path, good, "--format", "json", "-o", output])
    await #expect(throws: ExitCode.failure) { try await command.run() }
    #expect(ExitCode.failure.rawValue == 1)
    let written = try String(contentsOfFile: output, encoding: .utf8)
    #expect(written.split(separator: "\n").count == 1)
  }

  @Test("A run that fails does not change its output file")
  func failedRun() async throws {
    let file = try makeFile(.empty)
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("out.svg")
    try Data("before".utf8).write(to: output)
    var command = try RenderCommand.parse([file.path, "--format", "svg", "-o", output.path])
    await #expect(throws: ExitCode.failure) { try await command.run() }
    #expect(try String(contentsOf: output, encoding: .utf8) == "before")
  }

  @Test("A file that cannot be written is an error")
  func unwritable() async throws {
    let good = PackageFolder.path("Examples/SettingsCell.xib")
    let nowhere = PackageFolder.path("No/Such/Folder/out.txt")
    var command = try RenderCommand.parse([good, "-o", nowhere])
    await #expect(throws: ExitCode.failure) { try await command.run() }
  }
}
