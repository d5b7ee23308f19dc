// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import quoin

/// What the documentation shows is what the command writes.
@MainActor @Suite struct DocumentationTests {
  @Test("The picture of the readme is up to date")
  func picture() throws {
    let names = [
      "Examples/SignIn.storyboard", "Examples/ProfileCard.xib", "Examples/MacWindow.xib",
    ]
    let transcript = CommandTranscript(examples: names) {
      $0.format = .svg
      $0.showsConstraints = true
    }
    #expect(try PackageFolder.text("README.md").contains("(Documentation/Pictures/Examples.svg)"))
    try PackageFolder.expect(transcript.output, isStoredIn: "Documentation/Pictures/Examples.svg")
  }

  @Test("The readme shows what the command says about the conflict")
  func conflict() throws {
    let name = "Examples/Conflict.storyboard"
    let output = CommandTranscript(examples: [name]).output
      .replacingOccurrences(of: PackageFolder.path(name), with: name)
    #expect(try PackageFolder.text("README.md").contains("$ quoin render \(name)\n\(output)```"))
    try PackageFolder.expect(output, isStoredIn: "Tests/Fixtures/Render/Conflict.txt")
  }

  @Test("The readme begins with two commands")
  func commands() throws {
    let parts = try PackageFolder.text("README.md").components(separatedBy: "```")
    let first = try #require(parts.dropFirst().first)
    #expect(first == "sh\nswift run quoin render Examples/SignIn.storyboard\nswift test\n")
  }
}
