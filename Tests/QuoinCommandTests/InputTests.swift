// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import quoin

/// The files that a command reads.
@MainActor @Suite struct InputTests {
  private func message(_ arguments: [String]) -> String {
    do {
      _ = try Quoin.parseAsRoot(arguments)
      return ""
    } catch {
      return Quoin.fullMessage(for: error)
    }
  }

  @Test("Standard input is read, and named as the option says")
  func standardInput() {
    for (name, expected) in [("Form.xib", "Form.xib"), (nil, "<stdin>")] {
      var job = RenderJob(files: ["-"], inputName: name)
      job.input = { Data(SampleFile.withFinding.utf8) }
      let transcript = CommandTranscript(job)
      #expect(transcript.succeeded)
      #expect(transcript.output.hasPrefix("\(expected)\n"))
    }
  }

  @Test("Standard input that is not a document is an error with the name of the option")
  func brokenInput() {
    var job = RenderJob(files: ["-"], inputName: "Form.xib")
    job.input = { Data() }
    let transcript = CommandTranscript(job)
    #expect(!transcript.succeeded)
    #expect(transcript.complaints.count == 1)
    #expect(transcript.complaints[0].hasPrefix("Form.xib:1:1: error: "))
    #expect(transcript.complaints[0].hasSuffix(" [empty-file]"))
  }

  @Test("A name without standard input, and standard input twice, are errors")
  func misuse() {
    #expect(
      message(["render", "f.xib", "--input-name", "g.xib"]).contains("[input-name-without-input]"))
    #expect(message(["render", "-", "-"]).contains("[repeated-standard-input]"))
    #expect(message(["render", "-", "--input-name", "g.xib"]).isEmpty)
  }

  @Test("A folder is searched with those inside of it, except hidden ones, in the order of paths")
  func folder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["b.xib", "Sub/a.storyboard", "A.XIB", ".hidden/c.xib", "notes.txt"] {
      try folder.add(name, SampleFile.xib())
    }
    let transcript = CommandTranscript(RenderJob(files: [folder.url.path], format: .json))
    #expect(transcript.succeeded)
    let names = ["A.XIB", "Sub/a.storyboard", "b.xib"]
    #expect(transcript.writes.count == names.count)
    for (line, name) in zip(transcript.writes, names) {
      #expect(line.hasPrefix("{\"file\":\"\(folder.path(name))\""))
    }
  }

  @Test("A folder without files is an error, and the others are rendered")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let good = PackageFolder.path("Examples/SettingsCell.xib")
    let transcript = CommandTranscript(RenderJob(files: [folder.url.path, good]))
    #expect(!transcript.succeeded)
    #expect(
      transcript.complaints == [
        "\(folder.url.path): error: This is a folder without .storyboard and .xib files. "
          + "[folder-in-place-of-file]"
      ])
    #expect(transcript.output.contains("Settings Cell"))
  }

  @Test("Words of options are understood in any letter case")
  func letterCase() throws {
    let command = try RenderCommand.parse([
      "f.xib", "--direction", "RTL", "--orientation", "Landscape", "--format", "SVG",
      "--size", "375×667",
    ])
    #expect(command.scenes.surroundings.direction == .rtl)
    #expect(command.scenes.surroundings.orientation == .landscape)
    #expect(command.format == .svg)
    #expect(command.scenes.surroundings.size == CGSize(width: 375, height: 667))
  }

  @Test("The name of a family is an error that lists its current devices")
  func family() {
    let phones = message(["render", "f.xib", "--device", "iPhone"])
    #expect(phones.contains("There is no device 'iPhone'. Did you mean 'iPhone 17', 'iPhone 16', "))
    #expect(!phones.contains("iPhone X"))
    let tablets = message(["render", "f.xib", "--device", "ipad pro"])
    #expect(
      tablets.contains("Did you mean 'iPad Pro (11-inch, M4)', 'iPad Pro (13-inch, M4)'?"))
  }
}
