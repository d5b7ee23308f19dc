// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import quoin

/// The names that people gave views count before ids.
@MainActor @Suite struct ViewNameTests {
  /// The name, in the arithmetic of the conflict, of a label that is 10 and 20 wide.
  private func conflictName(_ attributes: String, connections: String = "") -> String {
    let widths = [10, 20].map {
      "<constraint firstItem=\"lbl\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\($0)\"/>"
    }
    let text = SampleFile.xib(
      views: "<label id=\"lbl\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)/>",
      constraints: widths.joined(), connections: connections)
    var job = RenderJob(files: ["-"])
    job.input = { Data(text.utf8) }
    let lines = CommandTranscript(job).output.split(separator: "\n")
    guard let title = lines.firstIndex(where: { $0.contains("conflict:") }) else { return "" }
    // The label is to be 10 wide, but also 20.
    return lines[title + 1].components(separatedBy: " is to be 10 wide").first?
      .trimmingCharacters(in: .whitespaces) ?? ""
  }

  private static let outlet = #"<outlet property="nameField" destination="lbl" id="o"/>"#

  @Test("A Document label counts before an outlet, an outlet before an identifier")
  func order() {
    let all = #"userLabel="Name field" identifier="name" text="Name""#
    #expect(
      conflictName(all, connections: Self.outlet) == "\"Name field\"")
    let withoutLabel = #"identifier="name" text="Name""#
    #expect(conflictName(withoutLabel, connections: Self.outlet) == "nameField")
    #expect(conflictName(withoutLabel) == "name")
  }

  @Test("A text counts before an id")
  func text() {
    #expect(conflictName(#"text="Name""#) == "\"Name\"")
    #expect(conflictName("") == "lbl")
  }

  @Test("Outlets that classes of UIKit declare are not names")
  func outletsOfClasses() {
    let outlet = #"<outlet property="view" destination="lbl" id="o"/>"#
    #expect(conflictName("", connections: outlet) == "lbl")
  }

  @Test("Two views with one name have their ids behind it")
  func equalNames() {
    let text = SampleFile.xib(
      views: SampleFile.label("a", #"userLabel="Row""#) + SampleFile.label("b", #"userLabel="Row""#)
    )
    var job = RenderJob(files: ["-"])
    job.input = { Data(text.utf8) }
    let output = CommandTranscript(job).output
    #expect(output.contains("UILabel Row a  (8 8; 100 20)"))
    #expect(output.contains("UILabel Row b  (8 8; 100 20)"))
  }

  @Test("Trees, JSON and pictures have the names")
  func formats() {
    let text = SampleFile.xib(views: SampleFile.label("a", #"userLabel="Row title""#))
    func output(_ format: RenderFormat) -> String {
      var job = RenderJob(files: ["-"], format: format)
      job.input = { Data(text.utf8) }
      return CommandTranscript(job).output
    }
    #expect(output(.text).contains("UILabel \"Row title\" a  (8 8; 100 20)"))
    #expect(output(.json).contains(#""frame":[8,8,100,20],"name":"Row title"}"#))
    #expect(output(.json).contains(#""name":null}"#))
  }
}
