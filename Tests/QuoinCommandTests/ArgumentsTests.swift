// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import quoin

@Suite struct ArgumentsTests {
  private func message(_ arguments: [String]) -> String {
    do {
      _ = try Quoin.parseAsRoot(arguments)
      return ""
    } catch {
      return Quoin.fullMessage(for: error)
    }
  }

  @Test(
    "A size is a width and a height",
    arguments: [
      ("375x667", 375, 667), ("320X480", 320, 480), ("10.5×20", 10.5, 20), ("1x1", 1, 1),
    ])
  func size(text: String, width: Double, height: Double) throws {
    #expect(try SizeArgument.size(text) == CGSize(width: width, height: height))
  }

  @Test(
    "An invalid size is an error that says how to write one",
    arguments: ["375", "x", "axb", "0x10", "-1x5", "nanx1", "infx1", "1x2x3", "1e9x1", "x5"])
  func badSize(text: String) {
    let text = message(["render", "f.xib", "--size=\(text)"])
    #expect(
      text.contains(
        "is not a size; write width and height in points, such as 375x667. [invalid-size]")
    )
  }

  @Test("An unknown format or direction is an error that lists the known ones")
  func badChoice() {
    let format = message(["render", "f.xib", "--format", "gif"])
    for name in ["text", "json", "svg", "html", "png", "pdf"] { #expect(format.contains(name)) }
    #expect(message(["render", "f.xib", "--direction", "up"]).contains("rtl"))
  }

  @Test("A command without files is an error that names the missing argument")
  func noFiles() {
    #expect(message(["render"]).contains("Missing expected argument '<files> ...'"))
  }

  @Test("A first argument that names no command is an error with the command that was meant")
  func unknownCommand() {
    #expect(
      UnknownCommand(["quoin", "rendr", "Main.storyboard"])?.sentence
        == "There is no command 'rendr'. Did you mean 'render'?")
    #expect(
      UnknownCommand(["quoin", "zzzzzzzzzzzz"])?.sentence == "There is no command 'zzzzzzzzzzzz'.")
    let file = #filePath
    #expect(
      UnknownCommand(["quoin", file])?.sentence
        == "'\(file)' is not a command. A command comes before the files: quoin render \(file)")
    for arguments in [
      ["quoin"], ["quoin", "serve", "x"], ["quoin", "help"], ["quoin", "--version"],
    ] {
      #expect(UnknownCommand(arguments) == nil)
    }
  }

  @Test("The version is a number of three parts")
  func version() {
    #expect(message(["--version"]).split(separator: ".").count == 3)
  }

  @Test("The help lists every option and an example")
  func help() {
    let text = Quoin.helpMessage(for: RenderCommand.self, columns: 100)
    let parts = [
      "quoin render *.xib --format json", "--format", "--size <WxH>",
      "--device <NAME>", "--orientation", "--text-size <CATEGORY>", "--direction", "--scene <ID>",
      "--constraints", "--fonts <FOLDER>", "--scale <N>", "-o, --output <FILE>", "exit code is 1",
    ]
    for part in parts { #expect(text.contains(part), "\(part)") }
    #expect(Quoin.helpMessage(columns: 100).contains("Auto Layout"))
  }
}
