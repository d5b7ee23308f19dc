// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinRender
import Testing

@testable import quoin

/// The files that results are written to, and their formats.
@MainActor @Suite struct OutputTests {
  private static let example = PackageFolder.path("Examples/SettingsCell.xib")

  private func message(_ arguments: [String]) -> String {
    do {
      _ = try Quoin.parseAsRoot(["render"] + arguments)
      return ""
    } catch {
      return Quoin.fullMessage(for: error)
    }
  }

  // MARK: Formats

  @Test(
    "The name of the output has the format, unless --format has it",
    arguments: [
      (nil, "a.svg", RenderFormat.svg), (nil, "A.HTM", .html), (nil, "a.json", .json),
      (nil, "a.txt", .text), (nil, "folder.svg/a", .text), (nil, "a.out", .text),
      (.svg, "a.out", .svg), (.svg, "a.svg", .svg), (nil, "-", .text), (nil, ".svg", .text),
      (nil, "a.png", .png), (nil, "a.pdf", .pdf),
    ] as [(RenderFormat?, String, RenderFormat)])
  func formatByName(format: RenderFormat?, output: String, expected: RenderFormat) throws {
    let target = try OutputTarget<RenderFormat>(format: format, output: output, isTerminal: false)
    #expect(target.format == expected)
    #expect(target.file == (output == "-" ? nil : output))
  }

  @Test("A name of another format than --format, or of a picture in none, is an error")
  func contradiction() {
    #expect(
      message(["f.xib", "-o", "f.svg", "--format", "html"]).contains(
        "'f.svg' ends in .svg, but the format is HTML; change the name or --format. "
          + "[unsuitable-output-name]"))
    // Pictures that no command writes would be text otherwise.
    #expect(
      message(["f.xib", "-o", "f.jpg"]).contains("'f.jpg' ends in .jpg, but the format is text"))
    #expect(
      message(["f.xib", "-o", "f.gif", "--format", "svg"]).contains("but the format is SVG"))
  }

  @Test("Pixels are refused to a terminal, and written to a pipe or a file")
  func pixels() throws {
    #expect(throws: CommandError.missingOutputFile("PNG")) {
      try OutputTarget<RenderFormat>(format: .png, output: nil, isTerminal: true)
    }
    #expect(throws: CommandError.missingOutputFile("PDF")) {
      try OutputTarget<RenderFormat>(format: .pdf, output: "-", isTerminal: true)
    }
    for output in [nil, "-"] {
      let target = try OutputTarget<RenderFormat>(format: .png, output: output, isTerminal: false)
      #expect(
        target == (try OutputTarget<RenderFormat>(format: .png, output: nil, isTerminal: false)))
    }
    #expect(
      try OutputTarget<RenderFormat>(format: nil, output: "a.png", isTerminal: true).file == "a.png"
    )
    #expect(
      try OutputTarget<RenderFormat>(format: .svg, output: nil, isTerminal: true).format == .svg)
  }

  @Test(
    "An option without effect in a format is an error that names the formats it is for",
    arguments: [
      (["--constraints"], "--constraints has no effect in text; it is for SVG, HTML, PNG, PDF."),
      (
        ["--constraints", "--format", "json"],
        "--constraints has no effect in JSON; it is for SVG, HTML, PNG, PDF."
      ),
      (["--scale", "3", "-o", "f.svg"], "--scale has no effect in SVG; it is for PNG."),
      (
        ["--arrangement", "canvas", "-o", "f.html"],
        "--arrangement has no effect in HTML; it is for SVG, PNG."
      ),
    ])
  func withoutEffect(options: [String], sentence: String) {
    #expect(message(["f.xib"] + options).contains(sentence + " [option-without-effect]"))
  }

  // MARK: Files

  @Test("A format by the name of the output is written to it")
  func writesFormat() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var command = try RenderCommand.parse([Self.example, "-o", folder.path("out.svg")])
    try await command.run()
    #expect(try folder.text("out.svg").hasPrefix("<svg "))
  }

  @Test(
    "An input is never written over, by whichever path",
    arguments: ["Form.txt", "./Sub/../Form.txt"])
  func input(output: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add("Form.txt", SampleFile.xib())
    try folder.add("Sub/empty", "")
    let job = RenderJob(files: [path], output: folder.url.path + "/" + output)
    let transcript = CommandTranscript(job)
    #expect(!transcript.succeeded)
    #expect(transcript.output.isEmpty)
    #expect(
      transcript.complaints == [
        "\(folder.url.path)/\(output): error: This file is an input, which the output would replace; "
          + "name another file with -o. [output-is-input]"
      ])
  }

  @Test("An input is not written over through links", arguments: [true, false])
  func links(isHard: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add("Form.xib", SampleFile.xib())
    let link = folder.path("link.svg")
    if isHard {
      try FileManager.default.linkItem(atPath: path, toPath: link)
    } else {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    }
    let transcript = CommandTranscript(RenderJob(files: [path], format: .svg, output: link))
    #expect(!transcript.succeeded)
    #expect(transcript.complaints.first?.hasSuffix("[output-is-input]") == true)
  }

  @Test("The command fails and leaves an input as it is, also one found in a folder")
  func protectedInput() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add("Form.xib", SampleFile.xib())
    for files in [path, folder.url.path] {
      var command = try RenderCommand.parse([files, "-o", path])
      await #expect(throws: ExitCode.failure) { try await command.run() }
      #expect(try folder.text("Form.xib") == SampleFile.xib())
    }
  }

  @Test("An output with the name of a file of Interface Builder is an error")
  func outputNamedAsInput() throws {
    let transcript = CommandTranscript(RenderJob(files: [Self.example], output: "other.xib"))
    #expect(!transcript.succeeded)
    #expect(transcript.complaints.first?.hasSuffix("[output-named-as-input]") == true)
  }

  // MARK: Errors of the system

  @Test("A write that fails says what the system says about it")
  func systemReasons() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, reason) in [
      (folder.path("none/out.txt"), "No such file or directory"),
      (folder.url.path, "Is a directory"),
    ] {
      var lines: [String] = []
      let console = CommandConsole.file(path, complain: { lines.append($0) })
      console.write("text")
      #expect(!console.finish())
      #expect(
        lines == ["\(path): error: The file cannot be written: \(reason). [unwritable-file]"])
    }
  }

  @Test("Standard output that cannot be written says what the system says about it")
  func fullDisk() throws {
    // The only file of Linux whose writes fail without special rights.
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    var lines: [String] = []
    let console = CommandConsole.writing(to: full, complain: { lines.append($0) })
    console.write("text")
    #expect(!console.finish())
    #expect(
      lines == [
        "error: The output cannot be written: No space left on device. [unwritable-output]"
      ])
  }
}
