// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import quoin

@MainActor @Suite struct ScenesCommandTests {
  private func list(_ arguments: [String]) throws -> (output: String, complaints: [String], Bool) {
    let command = try ScenesCommand.parse(arguments)
    var output = ""
    var complaints: [String] = []
    let console = CommandConsole(
      write: { output += $0 }, complain: { complaints.append($0) })
    let succeeded = command.list(console)
    return (output, complaints, succeeded)
  }

  @Test("Scenes are listed with their names and all ids by which they are found")
  func text() throws {
    let file = PackageFolder.path("Examples/SignIn.storyboard")
    let result = try list([file])
    #expect(
      result.output == """
        \(file)
          Sgn-Sc-001  Sign In  controller Sgn-Vc-002, view Sgn-Rt-vw1

        """)
    #expect(result.2)
  }

  @Test("JSON has the same")
  func json() throws {
    let file = PackageFolder.path("Examples/SignIn.storyboard")
    #expect(
      try list([file, "--format", "JSON"]).output
        == #"{"file":"\#(file)","scenes":[{"id":"Sgn-Sc-001","name":"Sign In","#
        + #""controller":"Sgn-Vc-002","view":"Sgn-Rt-vw1"}]}"# + "\n")
  }

  @Test("A folder is searched, and a file that cannot be read is an error")
  func folder() throws {
    let result = try list([PackageFolder.path("Examples"), "no.xib"])
    for name in PackageFolder.examples { #expect(result.output.contains(name)) }
    #expect(result.complaints == ["no.xib: error: There is no such file. [unreadable-file]"])
    #expect(!result.2)
  }

  @Test("A scene is found by its name in any letter case")
  func sceneByName() {
    let transcript = CommandTranscript(
      examples: ["Examples/SignIn.storyboard", "Examples/Article.storyboard"]
    ) { $0.scene = "sign in" }
    #expect(transcript.succeeded)
    #expect(transcript.output.contains("Welcome back"))
    #expect(!transcript.output.contains("Article"))
  }
}
