// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import quoin

/// The examples in the documentation are the output of the command.
@MainActor @Suite struct DocumentationTests {
  @Test("The picture of the readme is up to date")
  func picture() throws {
    let names = [
      "Examples/SignIn.storyboard", "Examples/ProfileCard.xib", "Examples/MacWindow.xib",
    ]
    let transcript = CommandTranscript(examples: names) {
      $0.format = .svg
      $0.showsConstraints = true
      $0.assets.places = .folders([PackageFolder.path("Examples/Assets.xcassets")])
    }
    #expect(try PackageFolder.text("README.md").contains("(Documentation/Pictures/Examples.svg)"))
    try PackageFolder.expect(transcript.output, isStoredIn: "Documentation/Pictures/Examples.svg")
  }

  @Test("The picture of the page about devices is up to date")
  func devices() throws {
    let name = "Examples/Recipe.storyboard"
    let transcript = CommandTranscript(examples: [name]) {
      $0.format = .svg
      $0.options.device = SceneDevice(named: "iPhone 15")
      $0.options.orientation = .landscape
    }
    let page = try PackageFolder.text("Documentation/Devices.md")
    #expect(page.contains("(Pictures/Recipe.svg)"))
    #expect(page.contains("quoin render \(name) --device \"iPhone 15\" --orientation landscape\n"))
    try PackageFolder.expect(transcript.output, isStoredIn: "Documentation/Pictures/Recipe.svg")
  }

  @Test("The readme shows the output of the command about the conflict")
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
